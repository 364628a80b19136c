/** What is heard of a game: nothing before the page is first touched, and nothing at volume 0. */
import { settings } from "../browser/settings.svelte";
import type { Happening } from "../generated/protocol";
import { play, type Sound } from "./synth";

/** The sound of what happened; most of it is seen only. */
const OF: Readonly<Partial<Record<Happening["kind"], Sound>>> = {
  placed: "place",
  shifted: "place",
  sailed: "sail",
  discovered: "discover",
  sank: "sink",
  at_sea: "sink",
  turned_back: "lose",
  landed: "land",
  crowned: "crown",
  resettled: "lose",
  lost: "lose",
  over: "end",
};
/** Milliseconds between two sounds of one move. */
const APART = 160;
/** So many of a move are heard at the most. */
const MOST = 4;

/** Milliseconds after the last sound when all is silent again. */
const SILENT = 2500;

let touched = false;
let context: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * What makes sounds, if this page makes any, awake until all is silent again: else it goes on for ever, and takes its
 * part of the processor and of the battery.
 */
function awake(): AudioContext | null {
  if (!touched || settings.volume === 0 || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  context.resume().catch(() => undefined); // a device without any output for sound
  clearTimeout(resting);
  resting = setTimeout(() => void context?.suspend(), SILENT);
  return context;
}

const touch = (): void => {
  touched = true;
  awake();
};
addEventListener("pointerdown", touch, { once: true, capture: true });
addEventListener("keydown", touch, { once: true, capture: true });

/** Plays a sound, if this page makes any. */
export function playSound(which: Sound): void {
  const audio = awake();
  if (audio) play(audio, which, settings.volume);
}

/** Plays what a move has brought about, each kind of it once. */
export function playMoveSounds(happened: readonly Happening[]): void {
  const kinds = [...new Set(happened.flatMap(({ kind }) => OF[kind] ?? []))].slice(0, MOST);
  kinds.forEach((kind, i) => setTimeout(() => playSound(kind), i * APART));
}
