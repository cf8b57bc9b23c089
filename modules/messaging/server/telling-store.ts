import type { Audience, FactData, FactKind } from '#platform/contract/fact.ts';
import type { Announce } from '#platform/server/announce.ts';
import {
  announcementsChanged,
  memberAdded,
  memberRemoved,
  messageRead,
  newMessage,
  ownSideChanged,
} from '../contract/facts.ts';
import { ANNOUNCEMENTS, type GroupType } from '../contract/kinds.ts';
import { AT_ONCE_MAX, READERS_TOLD_MAX } from '../contract/limits.ts';
import type { Message } from '../contract/shapes.ts';
import { asAllSee } from './message-view-store.ts';
import type { Read } from './reading-store.ts';

type Place = { readonly conversation_id: number; readonly group_type: GroupType };

/** Those who may know who is in a conversation: in announcements only admins. */
const thoseWhoKnow = ({ conversation_id, group_type }: Place): Audience => ({
  name: `${ANNOUNCEMENTS.includes(group_type) ? 'conversation-admins' : 'conversation'}:${conversation_id}`,
});

/** The name of everybody who is in a conversation. */
export const everybodyIn = ({ conversation_id }: Pick<Place, 'conversation_id'>): string =>
  `conversation:${conversation_id}`;

/** Tells everybody who is in a conversation. */
export const tellAll = <K extends FactKind>(announce: Announce, place: Place, kind: K, data: FactData<K>) =>
  announce(kind, data, { name: everybodyIn(place) });

/** Tells everybody who is in a conversation of a message there. */
export const tellMessage = (
  announce: Announce,
  place: { readonly conversation_id: number; readonly member_count: number },
  message: Message,
): Promise<void> =>
  announce(
    newMessage,
    {
      group_id: place.conversation_id,
      message: asAllSee(message),
      is_for_many: place.member_count > AT_ONCE_MAX,
    },
    { name: everybodyIn(place) },
  );

/** Tells those who may know the members, and whom it concerns. */
export async function tellKnowing<K extends FactKind>(
  announce: Announce,
  place: Place,
  kind: K,
  data: FactData<K>,
  concerned: readonly number[],
): Promise<void> {
  await announce(kind, data, thoseWhoKnow(place));
  if (ANNOUNCEMENTS.includes(place.group_type)) await announce(kind, data, { persons: concerned });
}

/** People came. In an announcement they hear of themselves alone, so they are not named to each other. */
export async function tellJoined(announce: Announce, place: Place, user_ids: readonly number[]): Promise<void> {
  const group_id = place.conversation_id;
  await announce(memberAdded, { group_id, user_ids: [...user_ids] }, thoseWhoKnow(place));
  if (ANNOUNCEMENTS.includes(place.group_type))
    await announce(memberAdded, { group_id, user_ids: [] }, { persons: user_ids });
}

/** Somebody is gone; they are told too, although nobody counts them among the members any more. */
export async function tellGone(announce: Announce, place: Place, user_id: number): Promise<void> {
  const data = { group_id: place.conversation_id, user_id };
  await announce(memberRemoved, data, thoseWhoKnow(place));
  await announce(memberRemoved, data, { persons: [user_id] });
}

/** The own side of a conversation is another: the person's other tabs follow. */
export const tellOwnTabs = (
  announce: Announce,
  user_id: number,
  group_id: number,
  more: Pick<FactData<typeof ownSideChanged>, 'message_id' | 'is_emptied'> = {},
): Promise<void> => announce(ownSideChanged, { group_id, ...more }, { persons: [user_id] });

type ReadPlace = Place & { readonly member_count: number };

/**
 * Somebody has read on, up to a number: told to themselves and, where few are there, to all; in a crowd everybody would hear
 * of everybody else at every message, and in announcements only admins may know. There the authors of what nobody had seen
 * before are told that it was seen, and not by whom.
 */
export async function tellRead(
  announce: Announce,
  { conversation_id: group_id, group_type, member_count }: ReadPlace,
  user_id: number,
  { after_number, number, authors }: Read,
  now: Date,
): Promise<void> {
  const fact = { group_id, user_id, after_number, number, seen_at: now.toISOString() };
  const isForAll = member_count <= READERS_TOLD_MAX && !ANNOUNCEMENTS.includes(group_type);
  if (isForAll) return announce(messageRead, fact, { name: `conversation:${group_id}` });
  await announce(messageRead, fact, { persons: [user_id] });
  await announce(messageRead, fact, { name: `conversation-admins:${group_id}` });
  if (authors.length > 0) await announce(messageRead, { ...fact, user_id: null }, { persons: authors });
}

/** The notices of the platform are others, in one school or in all. */
export async function tellOfNotices(announce: Announce, school_ids: readonly number[]): Promise<void> {
  for (const id of school_ids) await announce(announcementsChanged, {}, { name: `school:${id}` });
  await announce(announcementsChanged, {}, { name: 'platform' });
}
