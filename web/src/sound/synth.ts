/** Synthesized sounds: a few tones or filtered noise for each kind of event, and the surf. */

export type Sound =
  "place" | "sail" | "discover" | "sink" | "land" | "crown" | "lose" | "turn" | "low" | "end" | "drum" | "victory";

/** A tone that glides between two frequencies in hertz. Start and duration are in seconds; the gain is from 0 to 1. */
interface Tone {
  readonly kind: OscillatorType | "noise";
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
  readonly gain: number;
}

const tone = (from: number, at: number, lasts: number, gain = 0.5, to = from, kind: Tone["kind"] = "sine"): Tone => ({
  kind,
  from,
  to,
  at,
  lasts,
  gain,
});

export const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  // Sounds like wood on wood.
  place: [tone(330, 0, 0.09, 0.45, 220, "triangle")],
  // Sounds like wind.
  sail: [tone(500, 0, 0.5, 0.22, 1400, "noise")],
  // Sounds like a tile that turns over, followed by a rising interval.
  discover: [tone(900, 0, 0.06, 0.2, 600, "noise"), tone(392, 0.05, 0.22, 0.3), tone(587, 0.16, 0.3, 0.3)],
  sink: [tone(300, 0, 0.6, 0.4, 90), tone(700, 0, 0.7, 0.22, 150, "noise")],
  land: [tone(262, 0, 0.1, 0.35, 262, "triangle"), tone(330, 0.09, 0.14, 0.35, 330, "triangle")],
  crown: [tone(392, 0, 0.18, 0.35), tone(494, 0.14, 0.18, 0.35), tone(587, 0.28, 0.4, 0.4)],
  lose: [tone(294, 0, 0.25, 0.35), tone(233, 0.2, 0.45, 0.35)],
  turn: [tone(523, 0, 0.14, 0.4), tone(784, 0.12, 0.3, 0.4)],
  low: [tone(880, 0, 0.08, 0.4), tone(880, 0.16, 0.08, 0.4)],
  end: [tone(392, 0, 0.3, 0.35), tone(523, 0.2, 0.3, 0.35), tone(659, 0.4, 0.6, 0.4)],
  // Sounds like a slit drum: a low tone that falls, and the stroke.
  drum: [tone(150, 0, 0.22, 0.5, 62), tone(420, 0, 0.04, 0.18, 260, "triangle")],
  // A chord whose tones begin together.
  victory: [
    tone(131, 0, 0.9, 0.3),
    tone(392, 0, 0.9, 0.24),
    tone(523, 0, 0.95, 0.24),
    tone(659, 0.01, 0.99, 0.24),
    tone(784, 0.02, 0.98, 0.18),
  ],
};

/** Duration of a tone's attack, in seconds. A gradual attack avoids clicks. */
const ATTACK = 0.012;
/** Maximum gain. */
const MAX_GAIN = 0.35;

/** Return the gain of a volume from 0 to 100. */
const gainOf = (volume: number): number => (volume / 100) ** 2;

/** Play a sound at a volume from 0 to 100, after a delay in seconds. */
export function play(context: BaseAudioContext, sound: Sound, volume: number, delay = 0): void {
  const out = context.createGain();
  out.gain.value = MAX_GAIN * gainOf(volume);
  out.connect(context.destination);
  for (const tone of SOUNDS[sound]) playTone(context, tone, out, delay);
}

/** The gain of the surf near the water and far above it, at volume 100: -27 and -36 dB. */
export const SURF_NEAR = 0.045;
export const SURF_FAR = 0.016;
/** Duration of a wave, in seconds. */
const WAVE = 7;
/** Time constant of changes of the surf's level, in seconds. */
const GLIDE = 0.4;

/** The surf: waves that break again and again. */
export interface Surf {
  /** Set how near the camera is to the water, from 0 to 1, and the volume from 0 to 100. Null fades the surf out. */
  setLevel(nearness: number | null, volume: number): void;
}

/** Start the surf, which is silent at first. */
export function createSurf(context: BaseAudioContext): Surf {
  const out = context.createGain();
  out.gain.value = 0;
  out.connect(context.destination);
  const source = context.createBufferSource();
  source.buffer = createWave(context);
  source.loop = true;
  source.connect(out);
  source.start();
  return {
    setLevel(nearness, volume) {
      const level = nearness === null ? 0 : gainOf(volume) * (SURF_FAR + nearness * (SURF_NEAR - SURF_FAR));
      out.gain.setTargetAtTime(level, context.currentTime, GLIDE);
    },
  };
}

/** Return the sound of one wave: low-pass noise that swells and ebbs, with a hiss at its height. */
function createWave(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * WAVE), context.sampleRate);
  const data = buffer.getChannelData(0);
  let low = 0;
  for (let i = 0; i < data.length; i++) {
    const height = Math.sin((Math.PI * i) / data.length);
    const swell = height * height; // a power would take three times as long
    const noise = 2 * Math.random() - 1;
    low += 0.06 * (noise - low);
    data[i] = (0.15 + 0.85 * swell) * 4 * low + 0.25 * swell * swell * swell * noise;
  }
  return buffer;
}

function playTone(
  context: BaseAudioContext,
  { kind, from, to, at, lasts, gain }: Tone,
  out: AudioNode,
  delay: number,
): void {
  const start = context.currentTime + delay + at;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(gain, start + ATTACK);
  envelope.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  envelope.connect(out);
  const source = kind === "noise" ? createNoise(context, from, to, start, lasts, envelope) : context.createOscillator();
  if (source instanceof OscillatorNode) {
    source.type = kind as OscillatorType;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + lasts);
    source.connect(envelope);
  }
  source.start(start);
  source.stop(start + lasts);
}

/** Return noise through a band-pass filter that glides from one frequency to another. */
function createNoise(
  context: BaseAudioContext,
  from: number,
  to: number,
  start: number,
  lasts: number,
  out: AudioNode,
): AudioBufferSourceNode {
  const samples = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = 2 * Math.random() - 1;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 1.2;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  filter.connect(out);
  const source = context.createBufferSource();
  source.buffer = samples;
  source.connect(filter);
  return source;
}
