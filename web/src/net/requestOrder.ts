/**
 * The order of requests and logins. The server answers a request that has the cookie of an ended session with a new
 * guest's cookie. Such a response would replace the session of a login that finished before it.
 */

/** Requests that start a new session. */
const LOGIN = /^\/api\/(login|account|account\/(password|reset))$/;
/** Maximum time that a login waits for earlier requests, in milliseconds. */
const LONGEST = 3000;

const pending = new Set<Promise<unknown>>();
let lastLogin: Promise<unknown> = Promise.resolve();

/** Send a request. A login waits for all earlier requests, and every other request waits for the last login. */
export function inOrder<T>(path: string, send: () => Promise<T>): Promise<T> {
  const isLogin = LOGIN.test(path);
  const timeout = () => new Promise((done) => setTimeout(done, LONGEST));
  const earlier = isLogin ? Promise.race([Promise.all(pending), timeout()]) : lastLogin;
  const response = earlier.then(send);
  const remove = (): void => void pending.delete(settled);
  const settled: Promise<void> = response.then(remove, remove);
  pending.add(settled);
  if (isLogin) lastLogin = settled;
  return response;
}
