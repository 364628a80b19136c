/** The actions of a turn. "expand" also stands for entering the game again. */
export type Action = "expand" | "crown" | "resettle";
export const ACTIONS: readonly Action[] = ["expand", "crown", "resettle"];
