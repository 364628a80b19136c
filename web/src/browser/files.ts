/** Reads text files that the user chooses or drops, and saves texts as files. */

type FileProblem = "empty" | "large" | "not-text" | "unreadable";

/** Return the text of a file of at most `maxSize` bytes, or the reason why it cannot be read. */
export async function readText(file: File, maxSize: number): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size > maxSize) return { problem: "large" };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { problem: "unreadable" }; // the path is a folder, or the file was deleted
  }
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    if (text.includes("\0")) return { problem: "not-text" };
    return text.trim() === "" ? { problem: "empty" } : { text };
  } catch {
    return { problem: "not-text" };
  }
}

/**
 * Return the encoding: UTF-16 if the file starts with its byte order mark, as from some Windows editors; otherwise
 * UTF-8.
 */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

/** Save a text as a file, as if the user had downloaded it. */
export function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
