/** Splits a text with one or more records, or with JSON, into its games. */

export interface RecordedGame {
  /** The text of the record that is sent to the server. */
  readonly text: string;
  /** Number of lines that precede this game in the whole text. */
  readonly before: number;
  /** The players in seat order. A player without a name has the colour as `name`. */
  readonly players: readonly { name: string; colour: string }[];
  readonly date: string;
}

/** Returns the games of a text in order. A text without any is returned as one game, which the server rejects. */
export function splitGames(whole: string): readonly RecordedGame[] {
  const text = whole.replace(/^\ufeff/, "");
  return jsonGames(text) ?? textGames(text);
}

const TAG = /^\ufeff?\[/;

function textGames(text: string): readonly RecordedGame[] {
  const lines = text.split("\n");
  const starts = [0];
  let comment = false;
  /** Whether moves of the current game have been read. If so, the next tag starts another game. */
  let moves = false;
  lines.forEach((line, number) => {
    if (!comment && TAG.test(line)) {
      if (moves) starts.push(number);
      moves = false;
      return;
    }
    moves ||= line.trim() !== "";
    comment = opensComment(line, comment);
  });
  const games = starts.map((start, index) => textGame(lines.slice(start, starts[index + 1]), start));
  const tagged = games.filter(({ text }) => TAG.test(text.trimStart()));
  return tagged.length > 0 ? tagged : [textGame(lines, 0)];
}

/** Returns whether a comment is open at the end of a line. `open`: whether one is open at its beginning. */
function opensComment(line: string, open: boolean): boolean {
  for (const [sign] of line.matchAll(/\\[\\}]|[{}]/g)) {
    if (sign === "{") open = true;
    else if (sign === "}") open = false;
  }
  return open;
}

function textGame(lines: readonly string[], before: number): RecordedGame {
  const tags = new Map<string, string>();
  for (const line of lines) {
    const tag = /^\ufeff?\[([\w-]+)\s+"(.*)"\]\s*$/.exec(line);
    if (tag) tags.set(tag[1]!.toLowerCase(), tag[2]!.replace(/\\(["\\])/g, "$1"));
    else if (line.trim() !== "") break;
  }
  const colours = tags.get("players")?.split(/\s+/).filter(Boolean) ?? [];
  return {
    text: lines.join("\n").replace(/^\ufeff/, ""),
    before,
    players: colours.map((colour) => ({ colour, name: tags.get(colour) ?? "" })),
    date: tags.get("date") ?? "",
  };
}

/** Returns the games of a JSON text: one object, an array, or one object per line. Null if the text is not JSON. */
function jsonGames(text: string): readonly RecordedGame[] | null {
  if (!/^\s*(\[\s*)?\{\s*"/.test(text)) return null;
  try {
    const whole: unknown = JSON.parse(text);
    return (Array.isArray(whole) ? whole : [whole]).map((game) =>
      jsonGame(game, JSON.stringify(withoutTestFields(game)), 0),
    );
  } catch {
    const lines = text.split("\n");
    // Neither JSON nor JSON lines: send the text as it is, so that the server reports the error's position.
    if (!lines.every((line) => /^\s*(\{.*\}\s*)?$/.test(line))) return [jsonGame(null, text, 0)];
    return lines.flatMap((line, before) => {
      const game = parseLine(line);
      return line.trim() === ""
        ? []
        : [jsonGame(game, game === null ? line : JSON.stringify(withoutTestFields(game)), before)];
    });
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Removes fields that only the project's own tests read, because they may make the record too large. */
function withoutTestFields(game: unknown): unknown {
  if (typeof game !== "object" || game === null) return game;
  const { decisions: _decisions, events: _events, ...rest } = game as Record<string, unknown>;
  return rest;
}

function jsonGame(game: unknown, text: string, before: number): RecordedGame {
  const { players, tags } = (game ?? {}) as { players?: unknown; tags?: { Date?: unknown } };
  return {
    text,
    before,
    players: (Array.isArray(players) ? players : []).map((player: { colour?: unknown; name?: unknown } | null) => ({
      colour: String(player?.colour ?? ""),
      name: String(player?.name ?? ""),
    })),
    date: String(tags?.Date ?? ""),
  };
}
