/** A grade or points that may count, and the most that its column could bring. */
export type Entry = {
  readonly value?: string | undefined;
  readonly points?: number | undefined;
  readonly max_points: number | null;
  readonly is_in_aggregate: boolean;
};

/** What a pupil has reached so far; null where there is nothing to count. */
export type Aggregate = {
  /** The mean of the grades, with one digit behind the point. */
  readonly average: number | null;
  /** The points in percent of what could be reached. */
  readonly percent: number | null;
};

const NUMBER = /^\d+$/;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Points have two decimals; their hundredths are added without the errors of fractions. */
const hundredths = (points: number): number => Math.round(points * 100);

/**
 * The aggregate of a pupil's entries. Grades that are numbers are averaged; "passed" and letters have no mean. Points
 * count by what could be reached with them, so that a short test weighs less than a long one.
 */
export function aggregateOf(entries: readonly Entry[]): Aggregate {
  const counted = entries.filter(({ is_in_aggregate }) => is_in_aggregate);
  const grades = counted.flatMap(({ value }) => (value !== undefined && NUMBER.test(value) ? [Number(value)] : []));
  const scored = counted.flatMap(({ points, max_points }) =>
    points !== undefined && max_points !== null && max_points > 0 ? [{ points, max_points }] : [],
  );
  const most = sum(scored.map(({ max_points }) => hundredths(max_points)));
  return {
    average: grades.length > 0 ? Math.round((sum(grades) / grades.length) * 10) / 10 : null,
    percent: most > 0 ? Math.round((sum(scored.map(({ points }) => hundredths(points))) * 100) / most) : null,
  };
}
