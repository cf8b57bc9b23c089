import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { JournalParams } from './shapes.ts';

/** Locks a journal, so that nobody writes in it any more, or opens it again. */
export const lockJournal = endpoint('POST /journal/:id/lock', {
  params: JournalParams,
  body: Type.Object({ is_locked: Type.Boolean() }),
  answer: Type.Object({ is_locked: Type.Boolean() }),
  refuses: ['journal_not_found'],
});
