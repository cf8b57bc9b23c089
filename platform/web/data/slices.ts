import { PAGES_MAX } from '#platform/contract/shapes.ts';

/** Some pages of a list that are asked for in one call: from which one on, and how many. */
export type Slice = { page: number; pages: number };

export const firstSlice: Slice = { page: 1, pages: 1 };

/**
 * The slice after this one. Each is as long as everything before it, so that even a list that was
 * walked to its end is a handful of calls when it has to be asked for again.
 */
export function nextSlice({ page, pages }: Slice, isRest: boolean): Slice {
  const next = page + pages;
  return { page: next, pages: isRest ? PAGES_MAX : Math.min(next - 1, PAGES_MAX) };
}

/** The one page after this slice. */
export const nextPage = ({ page, pages }: Slice): Slice => ({ page: page + pages, pages: 1 });

/** How many pages these slices have together. */
export const countPages = (slices: readonly Slice[]): number => slices.reduce((sum, { pages }) => sum + pages, 0);
