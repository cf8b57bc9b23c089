import { runningYear } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Announce } from '#platform/server/announce.ts';
import type { Transaction } from '#platform/server/db.ts';
import { type GroupType, LEVELS } from '../contract/kinds.ts';
import type { ContactKey } from '../contract/shapes.ts';
import { findNotes, findPrivate, insertConversation, type NewConversation } from './conversation-store.ts';
import { sayLine } from './line-store.ts';
import { bringBack } from './own-side-store.ts';
import { tellJoined } from './telling-store.ts';

/** Who begins a conversation, and where it is told. */
export type Beginning = {
  readonly tx: Transaction;
  readonly actor: Actor;
  readonly announce: Announce;
  readonly now: Date;
};

/** What was begun, or was there already. */
export type Opened = { readonly group_id: number; readonly is_new: boolean };

const ADMIN = { permission_level_id: LEVELS.admin } as const;

const PLAIN = { study_year_id: null, title: '', contact_keys: [] };

/** Opens what there is one of, or begins it; two at once begin it once. */
async function openOne(
  { tx, actor: { user_id }, now }: Beginning,
  conversation: NewConversation,
  persons: readonly number[],
  find: () => Promise<number | undefined>,
): Promise<Opened> {
  const members = persons.map((person_id) => ({ person_id, ...ADMIN }));
  const known = await find();
  const made = known === undefined ? await insertConversation(tx, conversation, members, now) : null;
  const group_id = made ?? known ?? (await find());
  if (group_id === undefined) throw new Error('the conversation is neither there nor new');
  if (made === null) await bringBack(tx, group_id, user_id);
  return { group_id, is_new: made !== null };
}

/** Opens the notes that the caller writes to themselves in a school. */
export function openNotes(beginning: Beginning, school_id: number): Promise<Opened> {
  const { tx, actor } = beginning;
  const { user_id } = actor;
  const notes = { ...PLAIN, school_id, group_type: 'forever_alone', created_by: user_id } as const;
  return openOne(beginning, notes, [user_id], () => findNotes(tx, school_id, user_id));
}

/** Opens the one conversation that two people have in a school. */
export async function openPrivate(beginning: Beginning, school_id: number, other: number): Promise<Opened> {
  const { tx, actor, announce } = beginning;
  const pair = [actor.user_id, other] as const;
  const talk = { ...PLAIN, school_id, group_type: 'private', pair, created_by: actor.user_id } as const;
  const opened = await openOne(beginning, talk, pair, () => findPrivate(tx, school_id, pair));
  if (opened.is_new) await tellJoined(announce, { conversation_id: opened.group_id, group_type: 'private' }, [...pair]);
  return opened;
}

type NewGroup = {
  readonly school_id: number;
  readonly group_type: GroupType;
  readonly title: string;
  readonly groups: readonly ContactKey[];
  /** Those who come to it beside the caller. */
  readonly person_ids: readonly number[];
};

/** Begins a group that the caller leads. */
export async function beginGroup(
  { tx, actor: { user_id }, announce, now }: Beginning,
  { school_id, group_type, title, groups, person_ids }: NewGroup,
): Promise<Opened> {
  const study_year_id = groups.length > 0 ? await runningYear(tx, school_id, now) : null;
  const begun = { school_id, study_year_id, group_type, title, contact_keys: groups, created_by: user_id };
  const others = person_ids.map((person_id) => ({ person_id, permission_level_id: LEVELS.ordinary }));
  const group_id = await insertConversation(tx, begun, [{ person_id: user_id, ...ADMIN }, ...others], now);
  if (group_id === null) throw new Error('a group of its own cannot be there already');
  const place = { conversation_id: group_id, group_type };
  await sayLine(tx, announce, { ...place, system_message_type: 'created', actor_id: user_id, content: title }, now);
  await tellJoined(announce, place, [user_id, ...person_ids]);
  return { group_id, is_new: true };
}
