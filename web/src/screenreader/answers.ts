/** Answers for screen reader users: their own position, the scores, the last turn, and the possible choices. */
import { fullBeaches } from "../board/model/fleets";
import { parseBeach } from "../board/model/tileFacts";
import type { PendingShip, Target } from "../board/model/types";
import { SECOND } from "../game/clock/clock";
import { durationText } from "../game/clock/clockChoices";
import { formatPhrase } from "../game/text/phrase";
import { writeMove } from "../game/text/moveNotation";
import { sharesOf } from "../game/decision/odds";
import { placeName, seatName } from "../game/text/names";
import type { EndView } from "../generated/protocol";
import { joinSentences, listOf, t } from "../i18n/i18n.svelte";
import { percent as formatPercent } from "../i18n/numbers";
import { islandRows } from "./islandRows";
import { shipsOn } from "./shipText";
import { ownColour, type ReadableGame } from "./readableGame";
import { describeTarget } from "./targetText";

/** Return a text as a sentence with punctuation at its end. */
const sentence = (text: string): string =>
  /[.。!?！？]$/.test(text) || text === "" ? text : t("words-sentence", { text });

/** Describe the viewer's islands, royal islands and supply. */
export function describeOwnPosition(session: ReadableGame): string {
  const own = ownColour(session);
  const position = session.game?.position;
  if (own === null || !position) return t("words-watching");
  const places = islandRows(position).flatMap(({ tile }) => {
    const count = shipsOn(position, tile.id)[own] ?? 0;
    return count > 0 ? [t("words-count", { what: placeName(tile.id), count })] : [];
  });
  const royal = Object.entries(position.royal).flatMap(([id, king]) => (king === own ? [placeName(id)] : []));
  return joinSentences([
    places.length > 0 ? t("words-where", { places: listOf(places) }) : t("words-where-none"),
    royal.length > 0 ? t("words-where-royal", { islands: listOf(royal) }) : "",
    sentence(t("panel-supply", { count: position.supply[own] ?? 0 })),
  ]);
}

/** Describe the pile, and the supply of each player or, once the game is over, their points. */
export function describeScores({ table, game }: ReadableGame): string {
  if (!table || !game) return "";
  const { supply, royal, pile } = game.position;
  const players = table.seats.flatMap((seat) => {
    if (seat.colour === null) return [];
    const crowns = Object.values(royal).filter((king) => king === seat.colour).length;
    const points = game.end?.standings.find((standing) => standing.colour === seat.colour)?.points;
    const facts = [
      points === undefined
        ? t("panel-supply", { count: supply[seat.colour] ?? 0 })
        : t("panel-points", { count: points }),
      ...(crowns > 0 ? [t("panel-royal", { count: crowns })] : []),
    ];
    return [t("words-target", { place: seatName(seat), there: listOf(facts) })];
  });
  return joinSentences([...players, t("panel-pile", { count: pile.length })].map(sentence));
}

/** Describe the previous turn or, once the game is over, the final turn. */
export function describeLastTurn({ log: { items }, game, nameOf }: ReadableGame): string {
  const heads = items.flatMap((item, at) => (item.tone === "turn" && item.colour !== null ? [at] : []));
  const [before, now] = game?.end ? [heads.at(-1), undefined] : [heads.at(-2), heads.at(-1)];
  const lines = items.slice(before ?? 0, now).filter((item) => item.line.id !== "log-turn" && item.tone !== "event");
  const who = before === undefined ? null : items[before]!.colour;
  if (lines.length === 0) return t("log-empty");
  return joinSentences([
    who === null ? "" : t("words-turn-of", { who: nameOf(who) }),
    ...lines.map((item) => formatPhrase(item.line, nameOf)),
  ]);
}

/** Describe the full beaches and the ships on them. */
export function describeFullBeaches({ game }: ReadableGame): string {
  if (!game) return "";
  const { position } = game;
  const full = fullBeaches(position.ships).map((text) =>
    describeTarget({ kind: "beach", ...parseBeach(text) }, { position }),
  );
  return full.length === 0 ? t("words-full-none") : joinSentences(full.map(sentence));
}

/** Describe the possible sails, or only the focused one, including their odds if known. */
export function describeRoutes(session: ReadableGame, focus: Target | null): string {
  const { selection, game, previews } = session;
  if (!game || selection.decision.kind !== "sail") return t("words-no-way");
  const sails = selection.decision.moves.filter((move) => move.verb === "sail");
  const focused = sails.filter((m) => focus?.kind === "pier" && m.island === focus.island && m.side === focus.side);
  const descriptions = (focused.length > 0 ? focused : sails).map((move) => {
    const odds = previews.odds(writeMove(move));
    const shares = odds ? sharesOf(odds) : [];
    const chances = shares.map(({ fate, percent }) => t("odds-part", { fate, percent: formatPercent(percent / 100) }));
    return joinSentences([
      sentence(describeTarget({ kind: "pier", island: move.island, side: move.side }, game)),
      chances.length > 0 ? sentence(listOf(chances)) : "",
    ]);
  });
  return joinSentences(descriptions);
}

/** Describe an island: its value, king, beaches and adjacent tiles. */
export function describeIsland({ game, nameOf }: ReadableGame, focus: Target | null): string {
  const at = focus === null ? null : "island" in focus ? focus.island : focus.tile;
  const row = game && islandRows(game.position).find(({ tile }) => tile.id === at);
  if (!row) return t("words-no-island");
  const { position } = game;
  const adjacent = [...new Set(row.neighbours.map(({ tile }) => placeName(tile)))];
  return joinSentences(
    [
      t("words-target", { place: row.facts.name, there: t("words-value-is", { value: row.facts.value }) }),
      row.king === null ? "" : t("words-king-is", { who: nameOf(row.king) }),
      ...(row.king === null
        ? row.beaches.map(({ beach }) => describeTarget({ kind: "beach", island: row.tile.id, beach }, { position }))
        : []),
      adjacent.length > 0 ? t("words-beside", { tiles: listOf(adjacent) }) : "",
    ].map(sentence),
  );
}

/** Describe the decision and its targets. `pending`: the ships placed so far. */
export function describeChoices(
  question: string,
  { targets, pending }: { readonly targets: readonly Target[]; readonly pending: readonly PendingShip[] },
  { game }: ReadableGame,
): string {
  if (!game || question === "") return t("words-not-yours");
  const names = targets.map((target) => sentence(describeTarget(target, game, pending)));
  return joinSentences([question, ...names]);
}

const timeText = (ms: number): string => t("words-time", { time: durationText(Math.floor(ms / SECOND)) });

/** Describe the remaining time of each player. */
export function describeClocks({ table, clock }: ReadableGame): string {
  const left = (table?.seats ?? []).flatMap((seat) => {
    const ms = clock.left(seat.seat);
    return ms === null || seat.colour === null
      ? []
      : [t("words-target", { place: seatName(seat), there: timeText(ms) })];
  });
  return left.length === 0 ? t("clock-none") : joinSentences(left.map(sentence));
}

/** Describe the winners, the reason for the end, and the points of all players. */
export function describeEnd(end: EndView, session: ReadableGame): string {
  const points = end.standings.map(({ colour, points: count }) =>
    t("words-target", { place: session.nameOf(colour), there: t("panel-points", { count }) }),
  );
  return joinSentences([
    describeWinners(end, session),
    t("end-reason", { reason: end.reason }),
    points.length > 0 ? sentence(listOf(points)) : "",
  ]);
}

/** Return the heading of the result, such as "You win!" or "Ana wins!". */
export function describeWinners(end: EndView, { table, nameOf }: Pick<ReadableGame, "table" | "nameOf">): string {
  const first = end.standings.filter((standing) => standing.rank === 1);
  if (first.length === 0) return t("end-title-admin");
  if (first.length > 1) return t("end-title-shared", { who: listOf(first.map(({ colour }) => nameOf(colour))) });
  return first[0]!.seat === table?.you ? t("end-title-you") : t("end-title", { who: nameOf(first[0]!.colour) });
}
