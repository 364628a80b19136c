/** Short, soft sounds, made here and not recorded: a tone or two, or a breath of noise, for each kind of event. */

export type Sound = "place" | "sail" | "discover" | "sink" | "land" | "crown" | "lose" | "turn" | "low" | "end";

/** One tone: from one frequency to another (hertz), when it begins and how long it lasts (seconds), how loud (0 to 1). */
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
  // Wood on wood.
  place: [tone(330, 0, 0.09, 0.45, 220, "triangle")],
  // A breath of wind.
  sail: [tone(500, 0, 0.5, 0.22, 1400, "noise")],
  // A tile is turned over, and something opens.
  discover: [tone(900, 0, 0.06, 0.2, 600, "noise"), tone(392, 0.05, 0.22, 0.3), tone(587, 0.16, 0.3, 0.3)],
  sink: [tone(300, 0, 0.6, 0.4, 90), tone(700, 0, 0.7, 0.22, 150, "noise")],
  land: [tone(262, 0, 0.1, 0.35, 262, "triangle"), tone(330, 0.09, 0.14, 0.35, 330, "triangle")],
  crown: [tone(392, 0, 0.18, 0.35), tone(494, 0.14, 0.18, 0.35), tone(587, 0.28, 0.4, 0.4)],
  lose: [tone(294, 0, 0.25, 0.35), tone(233, 0.2, 0.45, 0.35)],
  turn: [tone(523, 0, 0.14, 0.4), tone(784, 0.12, 0.3, 0.4)],
  low: [tone(880, 0, 0.08, 0.4), tone(880, 0.16, 0.08, 0.4)],
  end: [tone(392, 0, 0.3, 0.35), tone(523, 0.2, 0.3, 0.35), tone(659, 0.4, 0.6, 0.4)],
};

/** Seconds in which a tone swells, so that it never clicks. */
const ATTACK = 0.012;
/** The loudest that all of it gets. */
const MOST = 0.35;

/** Plays a sound at a volume from 0 to 100. */
export function play(context: BaseAudioContext, sound: Sound, volume: number): void {
  const out = context.createGain();
  out.gain.value = MOST * (volume / 100) ** 2;
  out.connect(context.destination);
  for (const one of SOUNDS[sound]) sing(context, one, out);
}

function sing(context: BaseAudioContext, { kind, from, to, at, lasts, gain }: Tone, out: AudioNode): void {
  const start = context.currentTime + at;
  const swell = context.createGain();
  swell.gain.setValueAtTime(0, start);
  swell.gain.linearRampToValueAtTime(gain, start + ATTACK);
  swell.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  swell.connect(out);
  const source = kind === "noise" ? breath(context, from, to, start, lasts, swell) : context.createOscillator();
  if (source instanceof OscillatorNode) {
    source.type = kind as OscillatorType;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + lasts);
    source.connect(swell);
  }
  source.start(start);
  source.stop(start + lasts);
}

/** Noise through a filter that glides from one pitch to another. */
function breath(
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
