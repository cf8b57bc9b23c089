import type { DemoPeople } from '#modules/people/server/doors.ts';
import type { Transaction } from '#platform/server/db.ts';
import type { FileKit } from '#platform/server/files/open-files.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import { CREDIT_RANGES, drawTicks, drawWhiteboard } from './demo-around.ts';
import { attachMade } from './demo-files.ts';
import { drawJournals } from './demo-rows.ts';

type Given = {
  readonly now: Date;
  readonly people: DemoPeople;
  /** Where files can be kept; without it lessons have none. */
  readonly files: FileKit | null;
};

/** Fills the schools with journals as the running study year has brought them so far. */
export async function demo(tx: Transaction, { now, people, files }: Given): Promise<void> {
  const drawn = drawJournals(people, now);
  for (const [table, list] of Object.entries(drawn.rows)) await insertRows(tx, `journal.${table}`, list);
  await insertRows(tx, 'journal.homework_done', drawTicks(people.cast, drawn.rows));
  await insertRows(tx, 'journal.whiteboard_item', drawWhiteboard(people, now));
  await insertRows(tx, 'journal.credit_range', CREDIT_RANGES);
  const [school] = people.schools;
  if (files && school) await attachMade(tx, files, drawn, { ...school, teacher_id: people.cast.teacher.person_id });
}
