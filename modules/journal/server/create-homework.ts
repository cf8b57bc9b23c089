import { handle } from '#platform/server/handle.ts';
import { permit } from '#platform/server/refusal.ts';
import { createHomework as contract } from '../contract/create-homework.ts';
import { judgeHomework } from '../rules/judge-homework.ts';
import { yearOf } from './ground-store.ts';
import { insertHomework, readHomework } from './homework-store.ts';
import { holdTaught } from './journal-store.ts';
import { tellJournal } from './telling-store.ts';

export const createHomework = handle(contract, async ({ tx, actor, params, body, now, announce }) => {
  const journal = await holdTaught(tx, actor, params.id);
  permit(judgeHomework(body, await yearOf(tx, journal)));
  const text = await readHomework(tx, journal.id, body, null);
  const homework = await insertHomework(tx, journal.id, text, actor.user_id, now);
  await tellJournal(announce, journal.id);
  return homework;
});
