/** An ESLint rule: every address is made by `src/browser/paths.ts`, so that the client works below any path of a host. */
import type { Linter, Rule } from "eslint";

/** A path without the base, such as `/puzzles`. */
const PATH = /^\/[a-z]/i;
/** Functions whose arguments are paths without the base, or commands of the chat. */
const TAKES_PATH = new Set(["resolve", "go", "linkTo", "request", "send", "Connection", "sendCommand"]);
/** Files whose texts with a slash are paths that others resolve, or commands of the chat. */
const EXEMPT = ["src/browser/paths.ts", "src/manual/chapters.ts", "src/game/messages/**", "src/table/chat/**"];

/** Return the name of the function that a node calls, or an empty text. */
function calledBy(node: Rule.Node): string {
  if (node.type !== "CallExpression" && node.type !== "NewExpression") return "";
  return node.callee.type === "Identifier" ? node.callee.name : "";
}

/** Return whether a node is inside an argument of a function that takes a path. */
function isResolved(node: Rule.Node): boolean {
  for (let at: Rule.Node | null = node; at; at = at.parent) if (TAKES_PATH.has(calledBy(at))) return true;
  return false;
}

const rule: Rule.RuleModule = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const ofNet = context.filename.replaceAll("\\", "/").includes("/src/net/");
    const check = (node: Rule.Node, text: unknown): void => {
      const parent = node.parent as Rule.Node;
      if (typeof text !== "string" || isResolved(node)) return;
      const isHome = text === "/" && (parent.type.startsWith("Svelte") || calledBy(parent) === "fetch");
      if (!isHome && !PATH.test(text)) return;
      // The transport adds the base to the paths of the API.
      if (ofNet && /^\/(api|ws)\//.test(text)) return;
      context.report({ node, message: "An address needs the base: use resolve() of src/browser/paths.ts." });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis[0]?.value.cooked),
      SvelteLiteral: (node: Rule.Node & { value?: unknown }) => check(node, node.value),
    };
  },
};

/** Return the rule for all source files. */
export function addresses(): Linter.Config[] {
  return [
    {
      files: ["src/**"],
      ignores: ["**/*.test.ts", ...EXEMPT],
      plugins: { addresses: { rules: { resolved: rule } } },
      rules: { "addresses/resolved": "error" },
    },
  ];
}
