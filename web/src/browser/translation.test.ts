import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTranslations } from "./translation";

/** Wait until observers have been called, including for the changes that they made themselves. */
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

const font = (text: string): HTMLElement => {
  const [outer, inner] = [document.createElement("font"), document.createElement("font")];
  inner.textContent = text;
  outer.append(inner);
  return outer;
};

/** The ways in which translators replace a text with its translation. */
const WAYS: Readonly<Record<string, (text: Text) => void>> = {
  "one step": (text) => text.replaceWith(font(text.data.toUpperCase())),
  "an element before, then none": (text) => {
    text.before(font(text.data.toUpperCase()));
    text.remove();
  },
  "the text of the parent": (text) => (text.parentElement!.textContent = text.data.toUpperCase()),
};

let page: HTMLElement;
let stop: () => void;

beforeEach(() => {
  page = document.body.appendChild(document.createElement("p"));
  stop = startTranslations(document.body);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

describe.each(Object.entries(WAYS))("a translation that comes by %s", (_, translate) => {
  let text: Text;

  beforeEach(async () => {
    text = page.appendChild(document.createTextNode("one"));
    translate(text);
    await settle();
  });

  it("is shown, and the text keeps its place in the page", () => {
    expect(page.textContent).toBe("ONE");
    expect(text.parentNode).toBe(page);
  });

  it("gives way to a new text, again and again", async () => {
    for (const next of ["two", "three"]) {
      text.data = next;
      await settle();
      expect(page.textContent).toBe(next);
      translate(text);
      await settle();
      expect(page.textContent).toBe(next.toUpperCase());
    }
    text.data = "";
    await settle();
    expect(page.textContent).toBe("");
  });

  it("goes when the page takes the text out, which can come back", async () => {
    text.remove();
    await settle();
    expect(page.textContent).toBe("");
    page.append(text);
    expect(page.textContent).toBe("one");
  });

  it("moves with the text", async () => {
    const other = document.body.appendChild(document.createElement("p"));
    other.append(text);
    await settle();
    expect([page.textContent, other.textContent]).toEqual(["", "ONE"]);
  });

  it("ends when the reader wants the text itself, whatever node the translator shows it with", async () => {
    page.lastChild!.replaceWith(document.createTextNode("one"));
    await settle();
    expect(page.textContent).toBe("one");
    text.data = "two";
    await settle();
    expect(page.textContent).toBe("two");
  });

  it("ends when the translator puts the text back", async () => {
    page.lastChild!.replaceWith(text);
    await settle();
    expect(page.textContent).toBe("one");
  });
});

it("a page without a translator is left alone", async () => {
  const [first, second] = [document.createTextNode("one"), document.createTextNode("two")];
  page.append(first, second);
  await settle();
  page.insertBefore(second, first);
  first.data = "three";
  await settle();
  first.remove();
  await settle();
  expect(page.textContent).toBe("two");
  expect(first.data).toBe("three");
});
