import { expect, it, vi } from "vitest";
import { tellOtherTabs, whenPersonChanges } from "./tabs";

it("another tab hears that the person changed, until it does not want to any more", async () => {
  const [heard, gone] = [vi.fn(), vi.fn()];
  const stop = whenPersonChanges(heard);
  whenPersonChanges(gone)();
  tellOtherTabs();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(gone).not.toHaveBeenCalled();
  stop();
});
