/**
 * The sounds of a game, and the vibration of a phone. Nothing is played before the first input on the page, or at
 * volume 0. The synthesizer is loaded at the first input.
 */
import { settings } from "../browser/settings.svelte";
import { vibrate } from "../browser/vibration";
import type { Happening } from "../generated/protocol";
import type { Sound } from "./synth";

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
/** Happenings at which a ship is put down. */
const PUTS_DOWN: ReadonlySet<Happening["kind"]> = new Set<Happening["kind"]>(["placed", "shifted", "landed"]);
/** Delay between two sounds of a move that is not animated, in milliseconds. */
const GAP = 160;
/** Maximum number of sounds per move that is not animated. */
const MAX_SOUNDS = 4;
/** Durations of vibrations, in milliseconds. */
const SHIP_VIBRATION = 8;
export const TURN_VIBRATION = 25;

type Step = Pick<Happening, "kind">;
type Mixer = typeof import("./mixer");

let hadInput = false;
let loading: Promise<Mixer | null> | null = null;
let mixer: Mixer | null = null;

/** Load the synthesizer. Return null if it cannot be loaded. */
export function loadSounds(): Promise<Mixer | null> {
  loading ??= import("./mixer").then(
    (loaded) => (mixer = loaded),
    () => (loading = null),
  );
  return loading;
}

const isOn = (): boolean => hadInput && settings.volume > 0;

/** Some browsers start the output only during an input, so each input resumes it until it runs. */
function onInput(): void {
  hadInput = true;
  if (!isOn()) return;
  if (mixer?.unlock()) for (const kind of INPUTS) removeEventListener(kind, onInput, { capture: true });
  else void loadSounds().then((loaded) => loaded?.unlock());
}
const INPUTS = ["pointerdown", "pointerup", "keydown"] as const;
if ("document" in globalThis) for (const kind of INPUTS) addEventListener(kind, onInput, { capture: true });

/** Play a sound, if sounds are on. `delay` is in milliseconds. */
export function playSound(sound: Sound, delay = 0): void {
  if (isOn()) void loadSounds().then((loaded) => loaded?.playNow(sound, delay));
}

/** Set the volume, from 0 to 100, and play a sound with it. */
export function changeVolume(volume: number): void {
  settings.volume = volume;
  if (volume > 0) playSound("turn");
  else mixer?.silence();
}

/** Let the phone vibrate for some milliseconds, if sounds are on. */
export function vibrateFor(duration: number): void {
  if (isOn()) vibrate(duration);
}

/**
 * Set the scale of the board's view, in pixels per board unit. The surf becomes louder as the camera comes near the
 * water. It stops some seconds after the last sound or movement.
 */
export function playSurf(scale: number): void {
  if (isOn()) void loadSounds().then((loaded) => loaded?.playSurf(scale));
}

/** Play the sounds of a move that is shown at once, each kind of sound once. */
function playMoveSounds(happened: readonly Step[]): void {
  const kinds = [...new Set(happened.flatMap(({ kind }) => SOUND_OF[kind] ?? []))].slice(0, MAX_SOUNDS);
  kinds.forEach((kind, i) => playSound(kind, i * GAP));
}

/** The listeners of an animation that play the sound of each step when the step starts. */
interface FilmSounds {
  readonly onstep: (happening: Step) => void;
  readonly oninstant: (happened: readonly Step[]) => void;
}

/** Return the listeners of an animation. `own`: whether the viewer made the moves, and feels the ships put down. */
export function filmSounds(own: boolean): FilmSounds {
  return {
    onstep({ kind }) {
      const sound = SOUND_OF[kind];
      if (sound) playSound(sound);
      if (own && PUTS_DOWN.has(kind)) vibrateFor(SHIP_VIBRATION);
    },
    oninstant(happened) {
      playMoveSounds(happened);
      if (own && happened.some(({ kind }) => PUTS_DOWN.has(kind))) vibrateFor(SHIP_VIBRATION);
    },
  };
}
