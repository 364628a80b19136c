/**
 * The SVG symbols of all boards. The page has them once, because a browser draws each use of a symbol again when an
 * element with its id is added.
 */
import { mount } from "svelte";
import SvgSymbols from "./SvgSymbols.svelte";

let added = false;

/** Add the symbols to the page, unless it has them. */
export function addSymbols(): void {
  if (added) return;
  added = true;
  mount(SvgSymbols, { target: document.body });
}
