import { handle } from '#platform/server/handle.ts';
import { permit } from '#platform/server/refusal.ts';
import { saveEvent as contract } from '../contract/save-event.ts';
import { judgeMaximum } from '../rules/judge-assessment.ts';
import { judgeLinked } from '../rules/judge-linked.ts';
import { holdEvent, linkedTo, rewriteEvent } from './event-store.ts';
import { holdTaught } from './journal-store.ts';
import { describeEvent } from './lesson-view-store.ts';
import { judgeWritten, readLesson, writeFiles } from './lesson-writing-store.ts';
import { tellJournal } from './telling-store.ts';

export const saveEvent = (digits: string) =>
  handle(contract, async ({ tx, actor, params, body, credential, now, announce, refuse }) => {
    const journal = await holdTaught(tx, actor, params.id);
    const write = { actor, journal, written: body, digits };
    const hasTypes = await judgeWritten(tx, write);
    const before = (await holdEvent(tx, journal.id, params.eventId)) ?? refuse('error.expand');
    if (body.since !== undefined && body.since !== before.version) refuse('lesson_saved_meanwhile');
    const lesson = await readLesson(tx, write, hasTypes, before);
    const linked = await linkedTo(tx, before.id, lesson.individual_students);
    // What was written about a pupil would stand where nobody sees it or can take it away.
    if (lesson.individual_lesson) permit(judgeLinked(linked));
    permit(judgeMaximum(lesson.max_points, linked.points));
    await rewriteEvent(tx, before, lesson, actor.user_id, now);
    await writeFiles(tx, write, before.id, now);
    await tellJournal(announce, journal.id);
    return describeEvent(tx, { actor, credential, now }, journal.id, before.id);
  });
