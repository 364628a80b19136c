/** The three actions of the lens; entering the game again is the red ship's, too. */
export type Action = "expand" | "crown" | "resettle";
export const ACTIONS: readonly Action[] = ["expand", "crown", "resettle"];
