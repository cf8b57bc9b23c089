import { handle } from '#platform/server/handle.ts';
import { saveCells as contract } from '../contract/save-cells.ts';
import { writeCells } from './cell-store.ts';
import { readCells } from './cell-writing-store.ts';
import { holdTaught } from './journal-store.ts';
import { assessmentColumns, lessonColumns } from './table-store.ts';
import { tellOfCells } from './telling-store.ts';

export const saveCells = handle(contract, async ({ tx, actor, params, body, now, announce }) => {
  const journal = await holdTaught(tx, actor, params.id);
  const changed = await readCells(tx, actor, journal, body.cells, now);
  if (changed.length > 0) await writeCells(tx, journal, changed, actor.user_id, now);
  const event_ids = body.cells.flatMap(({ event_id }) => event_id ?? []);
  const assessment_ids = body.cells.flatMap(({ assessment_id }) => assessment_id ?? []);
  const lessons = await lessonColumns(tx, journal.id, event_ids);
  const assessments = await assessmentColumns(tx, journal.id, assessment_ids);
  if (changed.length > 0) await tellOfCells(announce, journal.id, { lessons, assessments });
  return { lessons, assessments };
});
