/** The time after which parts of a page are loaded that its first paint does not need. */

/** Maximum delay in milliseconds while the browser is busy. */
const LATEST = 3000;

/** Wait until the page has loaded, has been painted, and the browser is idle. */
export async function afterPaint(): Promise<void> {
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done, { once: true }));
  await new Promise((done) => setTimeout(done, 50)); // also passes in a hidden tab, unlike an animation frame
  if (typeof requestIdleCallback !== "function") return;
  await new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: LATEST }));
}
