/**
 * Keeps the texts of a page up to date while the browser's translator translates the page.
 *
 * The translator replaces the text nodes of the page with `<font>` elements. Svelte continues to change the nodes that
 * it created, although they are no longer visible. Therefore, each of these nodes is put back, empty, before its
 * translation. When such a node gets a new text, that text replaces the translation, and the translator translates it.
 */

interface Translated {
  /** The nodes with which the translator replaced the text. */
  shown: readonly ChildNode[];
  /** The text that was translated. */
  readonly text: string;
}

const translated = new WeakMap<Text, Translated>();
const originals = new WeakMap<Node, Text>();

/** Keep the translated texts below an element up to date. Return a function that stops this. */
export function startTranslations(root: Node): () => void {
  const observer = new MutationObserver((records) => {
    update(records);
    observer.takeRecords(); // discard the records of the changes that were just made
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

function update(records: readonly MutationRecord[]): void {
  const gone = new Set<Text>();
  const lost = new Set<Text>();
  /** The changed texts, including removed texts that were changed after their removal. */
  const changed = new Set<Text>();
  /** The nodes that were added in the same step in which a node was removed, by removed node. */
  const instead = new Map<Node, readonly Node[]>();
  const added = new Set<Node | null>();
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === "characterData") changed.add(target as Text);
    addedNodes.forEach((node) => added.add(node));
    for (const node of removedNodes) {
      const original = originals.get(node);
      if (original) lost.add(original);
      else if (node instanceof Text) {
        gone.add(node);
        changed.delete(node);
      }
      const beside = [previousSibling, nextSibling].filter((entry) => added.has(entry) && isFont(entry)) as Node[];
      instead.set(node, addedNodes.length > 0 ? [...addedNodes] : beside);
    }
  }
  for (const text of gone) {
    const shown = connected(instead.get(text));
    if (shown.length > 0 && !text.isConnected) replaced(text, shown, changed.has(text));
    else if (!lost.has(text)) moved(text, changed.has(text));
  }
  for (const text of lost) missed(text, instead, changed.has(text));
  for (const text of changed) renew(text);
}

const isFont = (node: Node | null): boolean => node instanceof HTMLElement && node.localName === "font";

/** Return the nodes that are still in the page. */
const connected = (nodes: readonly Node[] = []): ChildNode[] =>
  nodes.filter((entry) => entry.isConnected) as ChildNode[];

/** Handle a text that was replaced with its translation: put its node back before the translation, empty. */
function replaced(text: Text, shown: readonly ChildNode[], changed: boolean): void {
  const before = translated.get(text);
  before?.shown.forEach((node) => node.remove());
  translated.set(text, { shown, text: before && text.data === "" ? before.text : text.data });
  shown.forEach((node) => originals.set(node, text));
  if (!changed) text.data = "";
  shown[0]!.before(text);
}

/** Handle a text that the page has removed or moved: remove or move its translation, too. */
function moved(text: Text, changed: boolean): void {
  const entry = translated.get(text);
  if (!entry) return;
  if (text.isConnected) text.after(...entry.shown);
  else restore(text, entry, changed);
}

/** Handle a translation that was removed: track the nodes that replaced it, or show the text again. */
function missed(text: Text, instead: ReadonlyMap<Node, readonly Node[]>, changed: boolean): void {
  const entry = translated.get(text);
  if (!entry || entry.shown.some((node) => node.isConnected)) return;
  const others = connected(entry.shown.flatMap((node) => instead.get(node) ?? [])).filter((node) => node !== text);
  if (others.length > 0 && text.isConnected) replaced(text, others, changed);
  else restore(text, entry, changed);
}

/** Handle a changed text: replace its translation with the text in a new node, which every translator notices. */
function renew(text: Text): void {
  const entry = translated.get(text);
  if (!entry) return;
  translated.delete(text);
  const [first, ...rest] = connected(entry.shown);
  rest.forEach((node) => node.remove());
  first?.replaceWith(text);
}

function restore(text: Text, { shown, text: kept }: Translated, changed: boolean): void {
  translated.delete(text);
  shown.forEach((node) => node.remove());
  if (!changed) text.data = kept;
}
