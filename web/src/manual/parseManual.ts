/**
 * Parser for the manual's text. It is written in a subset of Markdown: headings with an id (`## Landing {#clause-7}`),
 * paragraphs, lists, tables, figures (`![Caption](figure:landing)`), and links to the manual's other page
 * (`[rule 8](../manual/en.md#clause-8)`). Anything else is an error.
 */
import { Lexer, type Token, type Tokens } from "marked";
import { PATHS, type Chapter } from "./chapters";

export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "strong"; readonly parts: readonly Inline[] }
  | { readonly kind: "em"; readonly parts: readonly Inline[] }
  | { readonly kind: "link"; readonly to: string; readonly parts: readonly Inline[] };

export type Block =
  | {
      readonly kind: "heading";
      readonly level: number;
      readonly id: string;
      readonly clause: string | null;
      readonly parts: readonly Inline[];
    }
  | { readonly kind: "paragraph"; readonly parts: readonly Inline[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: "table";
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: "figure"; readonly name: string; readonly caption: readonly Inline[] };

export type Heading = Extract<Block, { kind: "heading" }>;

/** Parses a manual page; throws an error for unsupported Markdown. */
export function parseManual(source: string): Block[] {
  return new Lexer().lex(source).flatMap((token) => block(token as Tokens.Generic));
}

function block(token: Tokens.Generic): Block[] {
  switch (token.type) {
    case "space":
      return [];
    case "heading":
      return [heading(token as Tokens.Heading)];
    case "paragraph":
      return [figure(token as Tokens.Paragraph) ?? { kind: "paragraph", parts: inlines(token.tokens) }];
    case "list": {
      const list = token as Tokens.List;
      return [{ kind: "list", ordered: list.ordered, items: list.items.map(item) }];
    }
    case "table": {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]): Inline[][] => row.map((cell) => inlines(cell.tokens));
      return [{ kind: "table", head: cells(header), rows: rows.map(cells) }];
    }
    default:
      throw new Error(`A manual has no ${token.type}: ${token.raw}`);
  }
}

function heading({ depth, text }: Tokens.Heading): Heading {
  const [, words = text, id = ""] = /^(.*?)\s*\{#([\w-]+)\}$/.exec(text) ?? [];
  const clause = /^clause-(\d+)$/.exec(id)?.[1] ?? null;
  return { kind: "heading", level: depth, id, clause, parts: inlines(Lexer.lexInline(words)) };
}

function figure({ tokens }: Tokens.Paragraph): Block | null {
  const [image, ...rest] = tokens;
  if (image?.type !== "image" || rest.length > 0) return null;
  const { href, tokens: caption } = image as Tokens.Image;
  return { kind: "figure", name: href.replace(/^figure:/, ""), caption: inlines(caption) };
}

function item({ tokens }: Tokens.ListItem): Inline[] {
  return inlines(
    tokens.flatMap((token) =>
      token.type === "text" || token.type === "paragraph" ? ((token as Tokens.Text).tokens ?? []) : [token],
    ),
  );
}

function inlines(tokens: readonly Token[] = []): Inline[] {
  return tokens.map((token): Inline => {
    switch (token.type) {
      case "text":
      case "escape":
        return { kind: "text", text: (token as Tokens.Text).text };
      case "codespan":
        return { kind: "code", text: (token as Tokens.Codespan).text };
      case "strong":
      case "em":
        return { kind: token.type, parts: inlines((token as Tokens.Strong).tokens) };
      case "link": {
        const { href, tokens: words } = token as Tokens.Link;
        const [, chapter, place = ""] = /^\.\.\/(manual|strategy)\/[\w-]+\.md(#[\w-]+)?$/.exec(href) ?? [];
        if (!chapter) throw new Error(`A manual leads to itself alone, not to ${href}`);
        return { kind: "link", to: PATHS[chapter as Chapter] + place, parts: inlines(words) };
      }
      default:
        throw new Error(`A manual's sentence has no ${token.type}: ${token.raw}`);
    }
  });
}
