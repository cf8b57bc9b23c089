/** The grades that schools of a country write, best first; the last ones say passed and not passed. */
const SCALES: Readonly<Record<string, readonly string[]>> = {
  EE: ['5', '4', '3', '2', '1', 'A', 'MA'],
  LV: ['10', '9', '8', '7', '6', '5', '4', '3', '2', '1', 'i', 'ni'],
  DE: ['1', '2', '3', '4', '5', '6'],
};
const USUAL: readonly string[] = ['A', 'B', 'C', 'D', 'E', 'F'];

/** The scale of a journal: that of its school's country, and none where points are counted. */
export const scaleOf = (country: string, is_point_based: boolean): readonly string[] =>
  is_point_based ? [] : (SCALES[country] ?? USUAL);
