/**
 * What the board draws and reports. These mirror the wire's shapes (only the fields that a picture needs), so a
 * position, route or happening from the server can be handed over as it came.
 */

/** Ships by colour; colours with none are left out. */
export type Fleet = Readonly<Record<string, number>>;

export interface PlacedTile {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
}

/** The part of the wire's position that can be seen on the board. */
export interface Position {
  readonly tiles: readonly PlacedTile[];
  /** Every open island on the board: a map for each beach. */
  readonly ships: Readonly<Record<string, readonly Fleet[]>>;
  /** Royal islands and their owners. */
  readonly royal: Readonly<Record<string, string>>;
  readonly at_sea: Fleet;
  readonly supply: Fleet;
  readonly pile: readonly string[];
  readonly lost: readonly string[];
  /** Ships under way during a landing or a draw. */
  readonly fleet?: Fleet;
}

export interface RouteStep {
  readonly tile: string;
  readonly entry: number;
  readonly exit: number;
  readonly demand: number;
}

/** What the known tiles say about a sail. */
export interface Route {
  readonly colours: number;
  readonly steps: readonly RouteStep[];
  readonly end: string;
  readonly island?: string | null;
  readonly exit?: { readonly tile: string; readonly side: number } | null;
}

/** A route with the pier that it leaves by. */
export interface DrawnRoute extends Route {
  readonly from: { readonly island: string; readonly side: number };
  /** What may come of it beyond the known tiles, in percents. */
  readonly shares?: readonly { readonly fate: string; readonly percent: number }[];
}

export type Target =
  | { readonly kind: "island"; readonly island: string }
  | { readonly kind: "beach"; readonly island: string; readonly beach: number }
  | { readonly kind: "pier"; readonly island: string; readonly side: number }
  | { readonly kind: "exit"; readonly tile: string; readonly side: number }
  | { readonly kind: "tile"; readonly tile: string }
  | { readonly kind: "ship"; readonly island: string; readonly beach: number; readonly colour: string };

/** The kind of area that a press reports. */
export type TargetKind = "island" | "beach" | "pier" | "exit" | "tile" | "none";

/** A ship put down but not confirmed. */
export interface PendingShip {
  readonly island: string;
  readonly beach: number;
  readonly colour: string;
}

/** Space at the edges of the board, in pixels, that panels cover. */
export interface Inset {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
}

/** Something that lies over the board, in the pixels of its view. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What one player did. */
export interface PlayerEvents {
  readonly colour: string;
  readonly happened: readonly Happening[];
}

/** One thing that happened, as the server tells it; beaches are "tonga.0". */
export type Happening =
  | { readonly kind: "placed"; readonly colour: string; readonly beach: string }
  | { readonly kind: "shifted"; readonly colour: string; readonly source: string; readonly beach: string }
  | { readonly kind: "crowned"; readonly colour: string; readonly island: string; readonly returned: number }
  | { readonly kind: "resettled"; readonly colour: string; readonly returned: Fleet }
  | { readonly kind: "sailed"; readonly beach: string; readonly side: number; readonly fleet: Fleet }
  | {
      readonly kind: "discovered";
      readonly tile: string;
      readonly q: number;
      readonly r: number;
      readonly rotation: number;
    }
  | { readonly kind: "passed"; readonly tile: string; readonly entry: number; readonly exit: number }
  | { readonly kind: "sank"; readonly tile: string; readonly fleet: Fleet }
  | { readonly kind: "at_sea"; readonly tile?: string | null; readonly fleet: Fleet }
  | { readonly kind: "turned_back"; readonly island: string }
  | { readonly kind: "arrived"; readonly island: string; readonly fleet: Fleet }
  | { readonly kind: "landed"; readonly colour: string; readonly beach: string }
  | { readonly kind: "surplus"; readonly island: string; readonly fleet: Fleet }
  | { readonly kind: "lost"; readonly islands: readonly string[]; readonly fleet: Fleet }
  | { readonly kind: "repeated"; readonly fleet: Fleet }
  | { readonly kind: "turn"; readonly colour: string }
  | { readonly kind: "over"; readonly reason: string };
