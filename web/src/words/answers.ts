/** Answers to what a player who hears the board asks: where am I, how does it stand, what happened, what can I do. */
import { fullBeaches } from "../board/model/fleets";
import { parseBeach } from "../board/model/tileFacts";
import type { Target } from "../board/model/types";
import { MINUTE, SECOND } from "../game/clock/clock";
import { formatPhrase } from "../game/text/phrase";
import { writeMove } from "../game/text/moveNotation";
import { sharesOf } from "../game/decision/odds";
import { placeName, seatName } from "../game/text/names";
import type { EndView } from "../generated/protocol";
import { listOf, t } from "../i18n/i18n.svelte";
import { islandRows } from "./islands";
import { shipsOn } from "./ships";
import { ownColour, type Telling } from "./telling";
import { targetInWords } from "./targets";

/** What is no sentence yet, as one. */
const sentence = (text: string): string =>
  /[.。!?]$/.test(text) || text === "" ? text : t("words-sentence", { text });

/** Sentences, one after the other. */
const together = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

/** The islands that one has ships on, the ships of the fleet and those in supply. */
export function whereAmI(telling: Telling): string {
  const own = ownColour(telling);
  const position = telling.game?.position;
  if (own === null || !position) return t("words-watching");
  const places = islandRows(position).flatMap(({ tile }) => {
    const count = shipsOn(position, tile.id)[own] ?? 0;
    return count > 0 ? [t("words-count", { what: placeName(tile.id), count })] : [];
  });
  const royal = Object.entries(position.royal).flatMap(([id, king]) => (king === own ? [placeName(id)] : []));
  return together([
    places.length > 0 ? t("words-where", { places: listOf(places) }) : t("words-where-none"),
    royal.length > 0 ? t("words-where-royal", { islands: listOf(royal) }) : "",
    sentence(t("panel-supply", { count: position.supply[own] ?? 0 })),
  ]);
}

/** What everybody has, and at the end their points. */
export function scores({ table, game }: Telling): string {
  if (!table || !game) return "";
  const { supply, royal, pile } = game.position;
  const players = table.seats.flatMap((seat) => {
    if (seat.colour === null) return [];
    const crowns = Object.values(royal).filter((king) => king === seat.colour).length;
    const points = game.end?.standings.find((one) => one.colour === seat.colour)?.points;
    const facts = [
      points === undefined
        ? t("panel-supply", { count: supply[seat.colour] ?? 0 })
        : t("panel-points", { count: points }),
      ...(crowns > 0 ? [t("panel-royal", { count: crowns })] : []),
    ];
    return [t("words-target", { place: seatName(seat), there: listOf(facts) })];
  });
  return together([...players, t("panel-pile", { count: pile.length })].map(sentence));
}

/** The turn before the one under way; after the end, the last one. */
export function lastTurn({ told: { log }, game, nameOf }: Telling): string {
  const heads = log.flatMap((item, at) => (item.tone === "turn" && item.colour !== null ? [at] : []));
  const [before, now] = game?.end ? [heads.at(-1), undefined] : [heads.at(-2), heads.at(-1)];
  const lines = log.slice(before ?? 0, now).filter((item) => item.line.id !== "log-turn" && item.tone !== "event");
  const who = before === undefined ? null : log[before]!.colour;
  if (lines.length === 0) return t("log-empty");
  return together([
    who === null ? "" : t("words-turn-of", { who: nameOf(who) }),
    ...lines.map((item) => formatPhrase(item.line, nameOf)),
  ]);
}

/** Every full beach and who lies there. */
export function beachesFull({ game }: Telling): string {
  if (!game) return "";
  const { position } = game;
  const full = fullBeaches(position.ships).map((text) =>
    targetInWords({ kind: "beach", ...parseBeach(text) }, { position }),
  );
  return full.length === 0 ? t("words-full-none") : together(full.map(sentence));
}

/** Where the piers lead that may be sailed from, or the one in focus with its odds, where they are known. */
export function waysOut(telling: Telling, focus: Target | null): string {
  const { choosing, game, outlooks } = telling;
  if (!game || choosing.decision.kind !== "sail") return t("words-no-way");
  const sails = choosing.decision.moves.filter((move) => move.verb === "sail");
  const looked = sails.filter((m) => focus?.kind === "pier" && m.island === focus.island && m.side === focus.side);
  const ways = (looked.length > 0 ? looked : sails).map((move) => {
    const odds = outlooks.of(writeMove(move));
    const shares = odds ? sharesOf(odds) : [];
    const chances = shares.map(({ fate, percent }) => t("odds-part", { fate, percent: String(percent) }));
    return together([
      sentence(targetInWords({ kind: "pier", island: move.island, side: move.side }, game)),
      chances.length > 0 ? sentence(listOf(chances)) : "",
    ]);
  });
  return together(ways);
}

/** An island in full: its value and king, its beaches and what lies beside it. */
export function islandInWords({ game, nameOf }: Telling, focus: Target | null): string {
  const at = focus === null ? null : "island" in focus ? focus.island : focus.tile;
  const row = game && islandRows(game.position).find(({ tile }) => tile.id === at);
  if (!row) return t("words-no-island");
  const { position } = game;
  const beside = [...new Set(row.neighbours.map(({ tile }) => placeName(tile)))];
  return together(
    [
      t("words-target", { place: row.facts.name, there: t("words-value-is", { value: row.facts.value }) }),
      row.king === null ? "" : t("words-king-is", { who: nameOf(row.king) }),
      ...(row.king === null
        ? row.beaches.map(({ beach }) => targetInWords({ kind: "beach", island: row.tile.id, beach }, { position }))
        : []),
      beside.length > 0 ? t("words-beside", { tiles: listOf(beside) }) : "",
    ].map(sentence),
  );
}

/** What is asked for, and every place that can be chosen. */
export function choices(question: string, targets: readonly Target[], { game }: Telling): string {
  if (!game || question === "") return t("words-not-yours");
  const names = targets.map((target) => sentence(targetInWords(target, game)));
  return together([question, ...names]);
}

const timeText = (ms: number): string =>
  t("words-time", { minutes: Math.floor(ms / MINUTE), seconds: Math.floor((ms % MINUTE) / SECOND) });

/** The time that is left to everybody. */
export function clocks({ table, ticking }: Telling): string {
  const left = (table?.seats ?? []).flatMap((seat) => {
    const ms = ticking.left(seat.seat);
    return ms === null || seat.colour === null
      ? []
      : [t("words-target", { place: seatName(seat), there: timeText(ms) })];
  });
  return left.length === 0 ? t("clock-none") : together(left.map(sentence));
}

/** Who won, why it is over, and everybody's points. */
export function ending(end: EndView, telling: Telling): string {
  const points = end.standings.map(({ colour, points: count }) =>
    t("words-target", { place: telling.nameOf(colour), there: t("panel-points", { count }) }),
  );
  return together([
    winners(end, telling),
    t("end-reason", { reason: end.reason }),
    points.length > 0 ? sentence(listOf(points)) : "",
  ]);
}

/** "You win!", "Ana wins!": how the result is headed. */
export function winners(end: EndView, { table, nameOf }: Pick<Telling, "table" | "nameOf">): string {
  const first = end.standings.filter((one) => one.rank === 1);
  if (first.length === 0) return t("end-title-admin");
  if (first.length > 1) return t("end-title-shared", { who: listOf(first.map((one) => nameOf(one.colour))) });
  return first[0]!.seat === table?.you ? t("end-title-you") : t("end-title", { who: nameOf(first[0]!.colour) });
}
