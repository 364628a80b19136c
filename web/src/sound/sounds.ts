/** The sounds of a game. None is played before the first input on the page, or at volume 0. */
import { settings } from "../browser/settings.svelte";
import type { Happening } from "../generated/protocol";
import { play, type Sound } from "./synth";

/** The sounds by kind of happening. Most kinds have none. */
const SOUND_OF: Readonly<Partial<Record<Happening["kind"], Sound>>> = {
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
/** Delay between two sounds of one move, in milliseconds. */
const GAP = 160;
/** Maximum number of sounds per move. */
const MAX_SOUNDS = 4;

/** Time from the start of the last sound to the audio context's suspension, in milliseconds. Every sound is shorter. */
const SUSPEND_AFTER = 2500;

let hadInput = false;
let context: AudioContext | null = null;
let suspendTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Return the running audio context, or null if sounds are off. It is suspended after the last sound, because a running
 * context uses the processor and the battery.
 */
function runningContext(): AudioContext | null {
  if (!hadInput || settings.volume === 0 || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  context.resume().catch(() => undefined); // fails on a device without audio output
  clearTimeout(suspendTimer);
  suspendTimer = setTimeout(() => void context?.suspend(), SUSPEND_AFTER);
  return context;
}

const onInput = (): void => {
  hadInput = true;
  runningContext();
};
addEventListener("pointerdown", onInput, { once: true, capture: true });
addEventListener("keydown", onInput, { once: true, capture: true });

/** Play a sound, if sounds are on. */
export function playSound(sound: Sound): void {
  const audio = runningContext();
  if (audio) play(audio, sound, settings.volume);
}

/** Play the sounds of a move's happenings, each kind of sound once. */
export function playMoveSounds(happened: readonly Happening[]): void {
  const kinds = [...new Set(happened.flatMap(({ kind }) => SOUND_OF[kind] ?? []))].slice(0, MAX_SOUNDS);
  kinds.forEach((kind, i) => setTimeout(() => playSound(kind), i * GAP));
}
