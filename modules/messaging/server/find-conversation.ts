import { journalPlace, pupilsOfJournal } from '#modules/journal/server/doors.ts';
import { reachedPersons } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import { handleInSteps } from '#platform/server/handle.ts';
import { findConversation as contract } from '../contract/find-conversation.ts';
import type { User } from '../contract/shapes.ts';
import { seekerIn } from './contact-store.ts';
import { officialGroupOf } from './official-place-store.ts';
import { usersById } from './user-store.ts';

type Journal = { readonly id: number; readonly school_id: number };

/** The pupils of a journal to whom the caller may write, by name. */
async function pupilsToWriteTo(tx: Transaction, actor: Actor, { id, school_id }: Journal, now: Date): Promise<User[]> {
  const seeker = await seekerIn(tx, actor, school_id, now);
  const person_ids = await pupilsOfJournal(tx, id);
  if (seeker === undefined || person_ids.length === 0) return [];
  const reached = new Set(await reachedPersons(tx, seeker, { person_ids }, now));
  const users = await usersById(tx, [...reached]);
  return person_ids.flatMap((person_id) => users.get(person_id) ?? []);
}

/** A foreign school is answered like everything that the caller may not know, so the handler compares by itself. */
export const findConversation = handleInSteps(contract, ({ actor, query, now, transaction }) =>
  transaction(async (tx) => {
    const place = await journalPlace(tx, actor, query.journal_id);
    if (place?.school_id !== query.school_id || place.study_year_id !== query.study_year_id)
      return { exists: false, group_id: null, students: [] };
    const group_id = place.class_id === null ? null : await officialGroupOf(tx, actor, place.class_id);
    const journal = { id: query.journal_id, school_id: place.school_id };
    const students = group_id === null ? await pupilsToWriteTo(tx, actor, journal, now) : [];
    return { exists: group_id !== null, group_id, students };
  }),
);
