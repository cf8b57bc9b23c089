/** The full form tries everything with everything; the short one spreads it over the calls. */
const isFull = Boolean(process.env.TEST_FULL);

/**
 * Pairs of the one and the other. In the short form each one and each other comes at least once, and `turn` says which meet:
 * whoever counts it up from call to call lets every two of them meet somewhere.
 */
export function spread<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  turn: number,
  isWhole = isFull,
): (readonly [One, Other])[] {
  if (isWhole) return ones.flatMap((one) => others.map((other) => [one, other] as const));
  if (ones.length === 0 || others.length === 0) return [];
  const longest = Math.max(ones.length, others.length);
  return Array.from({ length: longest }, (_, place) => {
    const one = ones[place % ones.length] as One;
    return [one, others[(place + turn) % others.length] as Other] as const;
  });
}

/** Each so many-th of them, beginning with another one each turn; all of them in the full form. */
export const share = <One>(all: readonly One[], parts: number, turn: number, isWhole = isFull): readonly One[] =>
  isWhole ? all : all.filter((_, place) => (place + turn) % parts === 0);
