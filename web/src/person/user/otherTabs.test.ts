import { expect, it, vi } from "vitest";
import { notifyOtherTabs, onUserChange } from "./otherTabs";

it("another tab is notified that the user changed, until it unsubscribes", async () => {
  const [subscriber, unsubscribed] = [vi.fn(), vi.fn()];
  const stop = onUserChange(subscriber);
  onUserChange(unsubscribed)();
  notifyOtherTabs();
  await vi.waitFor(() => expect(subscriber).toHaveBeenCalledTimes(1));
  expect(unsubscribed).not.toHaveBeenCalled();
  stop();
});
