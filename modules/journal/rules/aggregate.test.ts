import { expect, it } from 'vitest';
import { type Aggregate, aggregateOf, type Entry } from './aggregate.ts';

const grade = (value: string, is_in_aggregate = true): Entry => ({ value, max_points: null, is_in_aggregate });
const points = (reached: number, max_points: number | null, is_in_aggregate = true): Entry => ({
  points: reached,
  max_points,
  is_in_aggregate,
});

it.each<[string, Entry[], Aggregate]>([
  ['nothing', [], { average: null, percent: null }],
  ['one grade', [grade('4')], { average: 4, percent: null }],
  ['several grades', [grade('5'), grade('4'), grade('4')], { average: 4.3, percent: null }],
  ['a grade of two digits', [grade('10'), grade('9')], { average: 9.5, percent: null }],
  ['passed and not passed', [grade('A'), grade('MA'), grade('3')], { average: 3, percent: null }],
  ['letters alone', [grade('A'), grade('B')], { average: null, percent: null }],
  ['what is left out on purpose', [grade('5'), grade('1', false)], { average: 5, percent: null }],
  ['an empty cell', [{ max_points: 10, is_in_aggregate: true }], { average: null, percent: null }],
  ['points', [points(8, 10), points(30, 40)], { average: null, percent: 76 }],
  ['no points at all', [points(0, 10)], { average: null, percent: 0 }],
  ['points above nothing', [points(3, 0), points(3, null)], { average: null, percent: null }],
  ['points that do not count', [points(1, 10, false), points(9, 10)], { average: null, percent: 90 }],
  ['both', [grade('5'), points(5, 10)], { average: 5, percent: 50 }],
])('%s', (_, entries, aggregate) => expect(aggregateOf(entries)).toEqual(aggregate));
