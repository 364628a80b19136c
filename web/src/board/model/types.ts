/**
 * The types of the board's input and output. They have those fields of the server's messages that the board needs.
 * Positions, routes and happenings from the server can therefore be passed on unchanged.
 */

/** Numbers of ships by colour. Colours without ships are left out. */
export type Fleet = Readonly<Record<string, number>>;

export interface PlacedTile {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
}

/** The part of the server's position that is visible on the board. */
export interface Position {
  readonly tiles: readonly PlacedTile[];
  /** Each open island on the board with the fleet on each of its beaches. */
  readonly ships: Readonly<Record<string, readonly Fleet[]>>;
  /** The colour of the king of each royal island. */
  readonly royal: Readonly<Record<string, string>>;
  readonly at_sea: Fleet;
  readonly supply: Fleet;
  readonly pile: readonly string[];
  readonly lost: readonly string[];
  /** The fleet that is at sea during a landing or a draw. */
  readonly fleet?: Fleet;
  /** The island that this fleet left. */
  readonly from?: string;
}

interface RouteStep {
  readonly tile: string;
  readonly entry: number;
  readonly exit: number;
  readonly demand: number;
}

/** The path of a fleet over the known tiles. */
export interface Route {
  readonly colours: number;
  readonly steps: readonly RouteStep[];
  readonly end: string;
  readonly island?: string | null;
  readonly exit?: { readonly tile: string; readonly side: number } | null;
}

/** A route with the pier at its start. */
export interface DrawnRoute extends Route {
  readonly from: { readonly island: string; readonly side: number };
  /** The chances of the fleet's possible fates beyond the known tiles, in percent. */
  readonly shares?: readonly { readonly fate: string; readonly percent: number }[];
}

export type Target =
  | { readonly kind: "island"; readonly island: string }
  | { readonly kind: "beach"; readonly island: string; readonly beach: number }
  | { readonly kind: "pier"; readonly island: string; readonly side: number }
  | { readonly kind: "exit"; readonly tile: string; readonly side: number }
  | { readonly kind: "tile"; readonly tile: string }
  | { readonly kind: "ship"; readonly island: string; readonly beach: number; readonly colour: string };

/** The kind of target that the board reports when it is pressed. */
export type TargetKind = "island" | "beach" | "pier" | "exit" | "tile" | "none";

/** A ship that has been placed but not yet confirmed. */
export interface PendingShip {
  readonly island: string;
  readonly beach: number;
  readonly colour: string;
}

/** The widths that panels cover at the edges of the board, in pixels. */
export interface Inset {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
}

/** The accessible names of the controls that are shown if targets or parts of the sea are out of view. */
export interface PartNames {
  /** The name of the map, which shows the whole sea when it is pressed. */
  readonly map: string;
  /** Return the name of an arrow to tiles, which lie in one of eight directions ("north-east"). */
  readonly arrow: (tiles: readonly string[], direction: string) => string;
}

/** A rectangle that covers a part of the board, in pixels of its view. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Happenings that a player caused. */
export interface PlayerEvents {
  readonly colour: string;
  readonly happened: readonly Happening[];
}

/** One event of a move, in the server's format. Beaches are named as in "tonga.0". */
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
