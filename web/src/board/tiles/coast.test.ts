import { expect, it } from "vitest";
import { ISLANDS } from "../../generated/tiles";
import { coast } from "./coast";

it("each island has a different coast", () => {
  const coasts = new Set(ISLANDS.map((i) => coast(i.id, 0).green));
  expect(coasts.size).toBe(ISLANDS.length);
});
