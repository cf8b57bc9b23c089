import { unlinkFiles } from '#modules/files/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { permit } from '#platform/server/refusal.ts';
import { deleteEvent as contract } from '../contract/delete-event.ts';
import { lessonFile } from '../contract/lesson-file.ts';
import { judgeLinked } from '../rules/judge-linked.ts';
import { holdEvent, linkedTo, markDeleted } from './event-store.ts';
import { holdTaught } from './journal-store.ts';
import { tellJournal } from './telling-store.ts';

export const deleteEvent = handle(contract, async ({ tx, actor, params, now, announce, refuse }) => {
  const journal = await holdTaught(tx, actor, params.id);
  const event = (await holdEvent(tx, journal.id, params.eventId)) ?? refuse('error.expand');
  permit(judgeLinked(await linkedTo(tx, event.id)));
  await markDeleted(tx, event, actor.user_id, now);
  await unlinkFiles(tx, lessonFile, { thing_id: event.id }, now);
  await tellJournal(announce, journal.id);
  return null;
});
