import { handle } from '#platform/server/handle.ts';
import { createEvent as contract } from '../contract/create-event.ts';
import { insertEvent } from './event-store.ts';
import { holdTaught } from './journal-store.ts';
import { describeEvent } from './lesson-view-store.ts';
import { judgeWritten, readLesson, writeFiles } from './lesson-writing-store.ts';
import { tellJournal } from './telling-store.ts';

export const createEvent = (digits: string) =>
  handle(contract, async ({ tx, actor, params, body, credential, now, announce }) => {
    const journal = await holdTaught(tx, actor, params.id);
    const write = { actor, journal, written: body, digits };
    const hasTypes = await judgeWritten(tx, write);
    const lesson = await readLesson(tx, write, hasTypes, null);
    const id = await insertEvent(tx, journal.id, lesson, actor.user_id, now);
    await writeFiles(tx, write, id, now);
    await tellJournal(announce, journal.id);
    return describeEvent(tx, { actor, credential, now }, journal.id, id);
  });
