import type { Announce } from '#platform/server/announce.ts';
import { diaryChanged, journalChanged } from '../contract/facts.ts';

/** What changes in a journal is news to those who read it, and to its pupils and their families. */
export async function tellJournal(announce: Announce, journal_id: number): Promise<void> {
  await announce(journalChanged, { journal_id }, { name: `journal-readers:${journal_id}` });
  await announce(diaryChanged, { journal_id }, { name: `journal-families:${journal_id}` });
}
