/**
 * The audio output. It is suspended after the last sound and the surf that follows it, because a running context uses
 * the processor and the battery.
 */
import { afterPaint } from "../browser/afterPaint";
import { settings } from "../browser/settings.svelte";
import { createSurf, play, SOUNDS, type Sound, type Surf } from "./synth";

/** Time from the start of the last sound or movement to the end of the surf, in milliseconds. */
const SURF_LINGER = 5000;
/** Time in which the surf fades out before the output is suspended, in milliseconds. */
const FADE = 1500;
/** Scales of the view at which the surf is softest and loudest, in pixels per board unit. */
const FAR = 0.3;
const NEAR = 1.5;

let context: AudioContext | null = null;
let surf: Surf | null = null;
let surfComing = false;
/** How near the camera is to the water, from 0 to 1; null before a board was shown. */
let nearness: number | null = null;
let lingerTimer: ReturnType<typeof setTimeout> | undefined;
let suspendTimer: ReturnType<typeof setTimeout> | undefined;

/** Return the running context, or null if sounds are off. `lasts`: milliseconds of the sound that follows. */
function wake(lasts: number): AudioContext | null {
  if (settings.volume === 0 || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  context.resume().catch(() => undefined); // fails on a device without audio output
  clearTimeout(lingerTimer);
  clearTimeout(suspendTimer);
  lingerTimer = setTimeout(fade, lasts + SURF_LINGER);
  if (surf === null && nearness !== null) void prepareSurf(context);
  surf?.setLevel(nearness, settings.volume);
  return context;
}

/** Compute the surf when the browser is idle: it takes up to half a second, and a game may be opening. */
async function prepareSurf(audio: AudioContext): Promise<void> {
  if (surfComing) return;
  surfComing = true;
  await afterPaint();
  surf = createSurf(audio);
  if (audio.state === "running") surf.setLevel(nearness, settings.volume);
}

function fade(): void {
  surf?.setLevel(null, settings.volume);
  suspendTimer = setTimeout(() => void context?.suspend(), FADE);
}

/** Start the output. Return whether it runs already. */
export function unlock(): boolean {
  return wake(0)?.state === "running";
}

/** Play a sound after a delay in milliseconds. */
export function playNow(sound: Sound, delay: number): void {
  const lasts = Math.max(...SOUNDS[sound].map((tone) => tone.at + tone.lasts));
  const audio = wake(delay + 1000 * lasts);
  if (audio) play(audio, sound, settings.volume, delay / 1000);
}

/** Play the surf for a scale of the board's view. */
export function playSurf(scale: number): void {
  nearness = Math.min(1, Math.max(0, (scale - FAR) / (NEAR - FAR)));
  wake(0);
}

/** Stop the surf at once, such as when the volume becomes 0. */
export function silence(): void {
  clearTimeout(lingerTimer);
  clearTimeout(suspendTimer);
  surf?.setLevel(null, 0);
  void context?.suspend();
}
