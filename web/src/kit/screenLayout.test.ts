import { describe, expect, it } from "vitest";
import { layoutFor } from "./screenLayout";

describe("the layout of a screen", () => {
  it.each([
    [360, 640, "tall"],
    [390, 844, "tall"],
    [820, 1180, "tall"],
    [844, 390, "flat"],
    [1024, 768, "wide"],
    [1440, 900, "wide"],
  ])("of %i by %i pixels is %s", (width, height, shape) => {
    expect(layoutFor(width / 16, height / 16)).toBe(shape);
  });

  it("is that of a smaller screen if the text is twice as large", () => {
    expect(layoutFor(1024 / 32, 768 / 32)).toBe("flat");
    expect(layoutFor(820 / 32, 1180 / 32)).toBe("tall");
  });
});
