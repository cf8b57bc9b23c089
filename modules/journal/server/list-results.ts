import { noteLooks } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { listResults as contract } from '../contract/list-results.ts';
import { aggregateOf } from '../rules/aggregate.ts';
import { creditOf } from '../rules/credit-of.ts';
import { rangesOf } from './credit-store.ts';
import { loadReadable } from './journal-store.ts';
import { pointsIn } from './result-store.ts';

export const listResults = handle(contract, async ({ tx, actor, params, now }) => {
  const { journal } = await loadReadable(tx, actor, params.id);
  if (!journal.is_point_based) return [];
  const ranges = await rangesOf(tx, journal);
  const points = Map.groupBy(await pointsIn(tx, journal.id), ({ student_id }) => student_id);
  const results = [...points].flatMap(([student_id, entries]) => {
    const { percent } = aggregateOf(entries);
    return percent === null ? [] : [{ student_id, percent, credit: creditOf(percent, ranges) }];
  });
  const ids = results.map(({ student_id }) => student_id);
  await noteLooks(tx, journal, actor, ids, 'journal', now);
  return results;
});
