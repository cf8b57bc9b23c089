import { Value } from 'typebox/value';
import { noteLooks } from '#modules/people/server/doors.ts';
import { Id } from '#platform/contract/shapes.ts';
import { handle } from '#platform/server/handle.ts';
import { listCells as contract } from '../contract/list-cells.ts';
import { loadReadable } from './journal-store.ts';
import { assessmentColumns, lessonColumns } from './table-store.ts';

/** What is too large for an id is none. */
const idsIn = (text = ''): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((id) => Value.Check(Id, id));

export const listCells = handle(contract, async ({ tx, actor, params, query, now }) => {
  const { journal } = await loadReadable(tx, actor, params.id);
  const lessons = await lessonColumns(tx, journal.id, idsIn(query.lessons));
  const assessments = await assessmentColumns(tx, journal.id, idsIn(query.assessments));
  const seen = [...lessons, ...assessments].flatMap(({ cells }) => cells.map(({ student_id }) => student_id));
  await noteLooks(tx, journal, actor, seen, 'journal', now);
  return { lessons, assessments };
});
