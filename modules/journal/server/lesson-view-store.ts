import { describeFile, filesOf } from '#modules/files/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Credential } from '#platform/server/credential.ts';
import type { Transaction } from '#platform/server/db.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { lessonFile } from '../contract/lesson-file.ts';
import type { JournalEvent } from '../contract/shapes.ts';
import { findEvent, typeOf } from './event-store.ts';

type Caller = { readonly actor: Actor; readonly credential: Credential | null; readonly now: Date };

/** A lesson as it is answered, with its files. */
export async function describeEvent(
  tx: Transaction,
  caller: Caller,
  journal_id: number,
  event_id: number,
): Promise<JournalEvent> {
  const event = await findEvent(tx, journal_id, event_id);
  if (event === undefined) throw new Refusal('error.expand');
  const files = await filesOf(tx, lessonFile.app_name, [event_id]);
  return {
    ...event,
    lesson_type: typeOf(event),
    lesson_attachments: files.map((file) => describeFile(caller, file)),
  };
}
