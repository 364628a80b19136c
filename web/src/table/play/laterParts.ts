/** The parts of a table that are loaded after its first paint, in one file. */
export { default as Chat } from "../chat/Chat.svelte";
export { default as MenuDialog } from "./MenuDialog.svelte";
export { default as ResettleDialog } from "./ResettleDialog.svelte";
export { default as HintCard } from "../cards/HintCard.svelte";
export { default as MissedMovesCard } from "../cards/MissedMovesCard.svelte";
export { default as VoteCard } from "../cards/VoteCard.svelte";
export { default as RecentMoves } from "../cards/RecentMoves.svelte";
