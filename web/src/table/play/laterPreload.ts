/**
 * The parts of a table that open with a press or appear after an event. They are loaded after the first paint, so that
 * they appear at once, and also without a connection.
 */
import { afterPaint } from "../../browser/afterPaint";

export const laterParts = () => import("./laterParts");

/** Load the parts after the first paint. If this fails, each part is loaded again when it is needed. */
export const preloadLaterParts = (): Promise<unknown> =>
  afterPaint()
    .then(laterParts)
    .catch(() => undefined);
