import { expect, it, vi } from "vitest";
import { inOrder } from "./requestOrder";

/** A response that arrives when the test calls `arrive` or `fail`. */
function response() {
  const sent = vi.fn();
  let [arrive, fail] = [() => {}, () => {}];
  const promise = new Promise<string>((resolve, reject) => {
    [arrive, fail] = [() => resolve("ok"), () => reject(new TypeError())];
  });
  return { sent, arrive, fail, send: () => (sent(), promise) };
}

const settled = () => new Promise((done) => setTimeout(done));

it("sends a login when all earlier requests have a response or an error", async () => {
  const [first, second, login] = [response(), response(), response()];
  const answers = [inOrder("/api/me", first.send), inOrder("/api/today", second.send).catch(() => "failed")];
  answers.push(inOrder("/api/login", login.send));
  first.arrive();
  await settled();
  expect(login.sent).not.toHaveBeenCalled();
  second.fail();
  login.arrive();
  expect(await Promise.all(answers)).toEqual(["ok", "failed", "ok"]);
});

it("sends other requests after the login, even if it fails", async () => {
  const [login, after] = [response(), response()];
  const failed = inOrder("/api/account", login.send).catch(() => "failed");
  const answer = inOrder("/api/me", after.send);
  await settled();
  expect(after.sent).not.toHaveBeenCalled();
  login.fail();
  after.arrive();
  expect(await Promise.all([failed, answer])).toEqual(["failed", "ok"]);
});

it("sends other requests at the same time", async () => {
  const [first, second] = [response(), response()];
  const answers = [inOrder("/api/account/friends", first.send), inOrder("/api/me", second.send)];
  second.arrive();
  expect(await answers[1]).toBe("ok");
  first.arrive();
  expect(await answers[0]).toBe("ok");
});

it("does not wait for a request without a response for longer than 3 seconds", async () => {
  vi.useFakeTimers();
  const [lost, login] = [response(), response()];
  const answers = [inOrder("/api/me", lost.send), inOrder("/api/login", login.send)];
  await vi.advanceTimersByTimeAsync(3000);
  expect(login.sent).toHaveBeenCalled();
  login.arrive();
  lost.arrive();
  await Promise.all(answers);
  vi.useRealTimers();
});
