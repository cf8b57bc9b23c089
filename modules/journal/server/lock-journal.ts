import { handle } from '#platform/server/handle.ts';
import { lockJournal as contract } from '../contract/lock-journal.ts';
import { writeLock } from './lock-store.ts';
import { holdKept } from './settings-store.ts';
import { tellJournal } from './telling-store.ts';

export const lockJournal = handle(contract, async ({ tx, actor, params, body, now, announce }) => {
  const journal = await holdKept(tx, actor, params.id);
  if (journal.is_locked === body.is_locked) return body;
  await writeLock(tx, actor, journal, body.is_locked, now);
  await tellJournal(announce, journal.id);
  return body;
});
