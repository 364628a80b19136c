/** Random numbers seeded by a name, so that the same name always produces the same drawing. */

/** Return a generator of numbers in [0, 1) that is seeded by a name. */
export function randomStream(name: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Return a smooth periodic random function of angles in degrees, with values from about -1 to 1. */
export function wobble(random: () => number, lowest: number, highest: number): (angle: number) => number {
  const waves: { n: number; phase: number; size: number }[] = [];
  for (let n = lowest; n <= highest; n += 1)
    waves.push({ n, phase: random() * 2 * Math.PI, size: 0.5 + random() * 0.5 });
  const total = Math.sqrt(waves.length);
  return (angle) => {
    const a = (angle * Math.PI) / 180;
    let sum = 0;
    for (const { n, phase, size } of waves) sum += size * Math.sin(n * a + phase);
    return sum / total;
  };
}
