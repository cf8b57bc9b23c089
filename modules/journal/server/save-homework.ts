import { handle } from '#platform/server/handle.ts';
import { permit } from '#platform/server/refusal.ts';
import { saveHomework as contract } from '../contract/save-homework.ts';
import { judgeHomework } from '../rules/judge-homework.ts';
import { yearOf } from './ground-store.ts';
import { holdHomework, readHomework, rewriteHomework } from './homework-store.ts';
import { holdTaught } from './journal-store.ts';
import { tellJournal } from './telling-store.ts';

export const saveHomework = handle(contract, async ({ tx, actor, params, body, now, announce, refuse }) => {
  const journal = await holdTaught(tx, actor, params.id);
  permit(judgeHomework(body, await yearOf(tx, journal)));
  const before = (await holdHomework(tx, journal.id, params.homeworkId)) ?? refuse('homework_not_found');
  if (body.since !== undefined && body.since !== before.version) refuse('homework_saved_meanwhile');
  const text = await readHomework(tx, journal.id, body, before);
  const homework = await rewriteHomework(tx, before, text, actor.user_id, now);
  await tellJournal(announce, journal.id);
  return homework;
});
