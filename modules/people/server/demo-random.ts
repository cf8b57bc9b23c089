/** Chance with a fixed seed: the demonstration is the same on every machine and on every start. */
export type Random = {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the values, each as often as its weight says. */
  weighed<T>(list: readonly (readonly [value: T, weight: number])[]): T;
  shuffled<T>(list: readonly T[]): T[];
};

// The mulberry32 generator: a few lines, no dependency, and the same numbers everywhere.
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function randomFrom(seed: number): Random {
  const next = mulberry32(seed);
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => list[between(0, list.length - 1)] as T;
  return {
    between,
    pick,
    chance: (share) => next() < share,
    weighed(list) {
      let point = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of list) {
        point -= weight;
        if (point < 0) return value;
      }
      return pick(list)[0];
    },
    shuffled<T>(list: readonly T[]): T[] {
      const mixed = [...list];
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = between(0, last);
        [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
      }
      return mixed;
    },
  };
}
