/** Memoization: an object whose values have not changed stays the same object, so that it is not redrawn. */

/**
 * Return a function that replaces each item of a list with the equal item of the previous list, if there is one. `key`
 * identifies an item.
 */
export function reuseUnchanged<T extends object>(key: (item: T) => string): (list: readonly T[]) => readonly T[] {
  let last: readonly T[] = [];
  let known = new Map<string, T>();
  return (list) => {
    const next = list.map((item) => {
      const previous = known.get(key(item));
      return previous && isEqual(previous, item) ? previous : item;
    });
    if (next.length === last.length && next.every((item, i) => item === last[i])) return last;
    known = new Map(next.map((item) => [key(item), item]));
    return (last = next);
  };
}

/** Return `draw`, memoized by tile and rotation. */
export function memoizeByTile<T>(draw: (id: string, rotation: number) => T): (id: string, rotation: number) => T {
  const results = new Map<string, T>();
  return (id, rotation) => {
    const entry = `${id}:${rotation}`;
    if (!results.has(entry)) results.set(entry, draw(id, rotation));
    return results.get(entry)!;
  };
}

function isEqual<T extends object>(item: T, other: T): boolean {
  const keys = Object.keys(item) as (keyof T)[];
  return keys.length === Object.keys(other).length && keys.every((key) => item[key] === other[key]);
}
