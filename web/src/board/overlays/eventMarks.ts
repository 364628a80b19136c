/** Marks of happenings on the board: routes of fleets, beaches with new ships, discovered tiles, and lost fleets. */
import { beachArcs } from "../geometry/beaches";
import { wedge } from "../geometry/hitAreas";
import { currentLine, linePath } from "../geometry/currents";
import { add, centre, roundToTenth, hexPoints, interpolate, sideMiddle, type Point } from "../geometry/hex";
import { parseBeach } from "../model/tileFacts";
import type { PlayerEvents, PlacedTile } from "../model/types";

/** A mark in its player's colour: the outline of a beach or tile, the path of a fleet, or the point where a fleet was lost. */
export type EventMark =
  | { readonly kind: "came" | "found" | "crowned"; readonly colour: string; readonly points: string }
  | { readonly kind: "way"; readonly colour: string; readonly path: string }
  | { readonly kind: "lost"; readonly colour: string; readonly at: Point };

/** Return the marks of the players' happenings on the tiles of the board, without duplicates. */
export function createEventMarks(tiles: readonly PlacedTile[], events: readonly PlayerEvents[]): EventMark[] {
  const byId = new Map(tiles.map((tile) => [tile.id, tile]));
  const marks = events.flatMap((event) => marksOf(byId, event));
  return [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
}

function marksOf(tiles: ReadonlyMap<string, PlacedTile>, { colour, happened }: PlayerEvents): EventMark[] {
  const marks: EventMark[] = [];
  let path = "";
  let here: Point | null = null;
  const extendTo = (to: Point): void => {
    if (here === null) return;
    path += `L${roundToTenth(to.x)} ${roundToTenth(to.y)}`;
    here = to;
  };
  const endPath = (): void => {
    if (path !== "") marks.push({ kind: "way", colour, path });
    [path, here] = ["", null];
  };
  for (const h of happened) {
    if (h.kind === "placed" || h.kind === "landed" || h.kind === "shifted") {
      const points = beachOutline(tiles, h.beach);
      if (points) marks.push({ kind: "came", colour: h.colour, points });
    } else if (h.kind === "discovered" || h.kind === "crowned") {
      const tile = tiles.get(h.kind === "discovered" ? h.tile : h.island);
      const points = tile && hexPoints(92, centre(tile.q, tile.r));
      if (points) marks.push({ kind: h.kind === "crowned" ? "crowned" : "found", colour, points });
    } else if (h.kind === "sailed") {
      endPath();
      const tile = tiles.get(parseBeach(h.beach).island);
      if (!tile) continue;
      here = add(centre(tile.q, tile.r), sideMiddle(h.side, tile.rotation, 76));
      path = `M${roundToTenth(here.x)} ${roundToTenth(here.y)}`;
    } else if (h.kind === "passed") {
      const tile = tiles.get(h.tile);
      if (!tile || here === null) continue;
      const c = centre(tile.q, tile.r);
      const [a, b, d, e] = currentLine(h.entry, h.exit, tile.rotation).map((p) => add(c, p)) as [
        Point,
        Point,
        Point,
        Point,
      ];
      path += linePath([a, b, d, e]).replace("M", "L");
      here = e;
    } else if (h.kind === "arrived") {
      const tile = tiles.get(h.island);
      if (tile && here) extendTo(interpolate(centre(tile.q, tile.r), here, 0.68));
      endPath();
    } else if (h.kind === "sank" || h.kind === "at_sea") {
      const tile = h.tile ? tiles.get(h.tile) : undefined;
      if (tile) {
        const at: Point = interpolate(centre(tile.q, tile.r), here ?? centre(tile.q, tile.r), 0.35);
        extendTo(at);
        marks.push({ kind: "lost", colour, at });
      }
      endPath();
    }
  }
  endPath();
  return marks;
}

function beachOutline(tiles: ReadonlyMap<string, PlacedTile>, text: string): string | null {
  const { island, beach } = parseBeach(text);
  const tile = tiles.get(island);
  const arc = beachArcs(island)[beach];
  return tile && arc ? wedge(centre(tile.q, tile.r), arc.from - 1, arc.to + 1, 46, tile.rotation) : null;
}
