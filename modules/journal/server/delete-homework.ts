import { handle } from '#platform/server/handle.ts';
import { deleteHomework as contract } from '../contract/delete-homework.ts';
import { holdHomework, markHomeworkDeleted } from './homework-store.ts';
import { holdTaught } from './journal-store.ts';
import { tellJournal } from './telling-store.ts';

export const deleteHomework = handle(contract, async ({ tx, actor, params, now, announce, refuse }) => {
  const journal = await holdTaught(tx, actor, params.id);
  const homework = (await holdHomework(tx, journal.id, params.homeworkId)) ?? refuse('homework_not_found');
  await markHomeworkDeleted(tx, homework, actor.user_id, now);
  await tellJournal(announce, journal.id);
  return null;
});
