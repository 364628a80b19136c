/** What is worked out again and again, and most often comes to the same: it is the same object then, and nothing is drawn anew for it. */

/** Lists whose parts have names: of each, those that are as they were in the list before are the same objects. */
export function reuseUnchanged<T extends object>(name: (one: T) => string): (list: readonly T[]) => readonly T[] {
  let last: readonly T[] = [];
  let known = new Map<string, T>();
  return (list) => {
    const next = list.map((one) => {
      const old = known.get(name(one));
      return old && alike(old, one) ? old : one;
    });
    if (next.length === last.length && next.every((one, i) => one === last[i])) return last;
    known = new Map(next.map((one) => [name(one), one]));
    return (last = next);
  };
}

/** A drawing of a tile, made once for each of its rotations. */
export function memoizeByTile<T>(draw: (id: string, rotation: number) => T): (id: string, rotation: number) => T {
  const drawn = new Map<string, T>();
  return (id, rotation) => {
    const key = `${id}:${rotation}`;
    if (!drawn.has(key)) drawn.set(key, draw(id, rotation));
    return drawn.get(key)!;
  };
}

function alike<T extends object>(one: T, other: T): boolean {
  const keys = Object.keys(one) as (keyof T)[];
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
