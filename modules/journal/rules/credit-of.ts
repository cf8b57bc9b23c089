import type { CreditRange } from '../contract/credit-shapes.ts';

type Bounds = Pick<CreditRange, 'from' | 'to' | 'value'>;

/**
 * What a result in percent is worth, null where no range has it. The end of a range belongs to it unless the next one
 * begins there, so that the last one has the hundred.
 */
export function creditOf(percent: number, ranges: readonly Bounds[]): string | null {
  const range =
    ranges.find(({ from, to }) => from <= percent && percent < to) ?? ranges.find(({ to }) => to === percent);
  return range?.value ?? null;
}
