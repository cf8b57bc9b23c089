type Dated = { readonly day: string };

/**
 * The days of a week as somebody reads them who came for today: from today on, and those before it for whoever looks
 * back. A week that is over, or has not begun, stays as it is.
 */
export function daysAhead<D extends Dated>(
  days: readonly D[],
  today: string,
): { ahead: readonly D[]; gone: readonly D[] } {
  const ahead = days.filter(({ day }) => day >= today);
  return ahead.length === 0 ? { ahead: days, gone: [] } : { ahead, gone: days.filter(({ day }) => day < today) };
}
