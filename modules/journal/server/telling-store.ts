import type { SchoolScope } from '#platform/server/actor.ts';
import type { Announce } from '#platform/server/announce.ts';
import type { Transaction } from '#platform/server/db.ts';
import {
  cellsWritten,
  creditRangesChanged,
  diaryChanged,
  freeDaysChanged,
  journalChanged,
  whiteboardChanged,
  workplansChanged,
} from '../contract/facts.ts';
import type { FilledColumns } from '../contract/shapes.ts';
import { columnVersion } from '../rules/column-version.ts';
import { journalsFollowing, peopleOfWorkplan } from './workplan-store.ts';

/** What changes in a journal is news to those who read it, and to its pupils and their families. */
export async function tellJournal(announce: Announce, journal_id: number): Promise<void> {
  await announce(journalChanged, { journal_id }, { name: `journal-readers:${journal_id}` });
  await announce(diaryChanged, { journal_id }, { name: `journal-families:${journal_id}` });
}

/** What is written into cells changes nothing else of a journal: its readers are told where, and look there alone. */
export async function tellOfCells(
  announce: Announce,
  journal_id: number,
  { lessons, assessments }: FilledColumns,
): Promise<void> {
  const newness = ({ id, cells }: FilledColumns['lessons'][number]) => ({ id, version: columnVersion(cells) });
  const news = { journal_id, lessons: lessons.map(newness), assessments: assessments.map(newness) };
  await announce(cellsWritten, news, { name: `journal-readers:${journal_id}` });
  await announce(diaryChanged, { journal_id }, { name: `journal-families:${journal_id}` });
}

/** What is shared is news to everybody who reads the whiteboard; what is private, to the author's other windows alone. */
export const tellOfWhiteboard = (
  announce: Announce,
  { school_id, actor }: SchoolScope,
  is_shared: boolean,
): Promise<void> =>
  announce(
    whiteboardChanged,
    { school_id },
    is_shared ? { name: `whiteboard-readers:${school_id}` } : { persons: [actor.user_id] },
  );

/** Results have other values then, so everybody of the school hears of it; what the ranges are, nobody is told. */
export const tellOfRanges = (announce: Announce, { school_id }: SchoolScope): Promise<void> =>
  announce(creditRangesChanged, { school_id }, { name: `school:${school_id}` });

/** Missing lessons of teachers and the weeks of families are others then, so everybody of the school hears of it. */
export const tellOfFreeDays = (announce: Announce, { school_id }: SchoolScope): Promise<void> =>
  announce(freeDaysChanged, { school_id }, { name: `school:${school_id}` });

/** A plan is news to those who may read it: all who teach where it is shared, or was, and otherwise its own people. */
export async function tellOfWorkplan(
  tx: Transaction,
  announce: Announce,
  { school_id, id, is_shared }: { readonly school_id: number; readonly id: number; readonly is_shared: boolean },
): Promise<void> {
  if (is_shared) return announce(workplansChanged, { school_id }, { name: `workplan-readers:${school_id}` });
  await announce(workplansChanged, { school_id }, { persons: await peopleOfWorkplan(tx, id) });
  await announce(workplansChanged, { school_id }, { name: `school-leaders:${school_id}` });
}

/** The journals that follow a plan say its name. */
export async function tellOfName(tx: Transaction, announce: Announce, workplan_id: number): Promise<void> {
  for (const journal_id of await journalsFollowing(tx, workplan_id))
    await announce(journalChanged, { journal_id }, { name: `journal-readers:${journal_id}` });
}
