// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("has every component of the kit", () => {
  const gallery = readFileSync(new URL("../../gallery/Kit.svelte", import.meta.url), "utf8");
  const components = readdirSync(new URL(".", import.meta.url)).filter((file) => file.endsWith(".svelte"));
  expect(components.length).toBeGreaterThan(20);
  expect(components.filter((file) => !gallery.includes(`<${file.replace(".svelte", "")}`))).toEqual([]);
});
