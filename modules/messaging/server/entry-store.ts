import { type RawBuilder, sql } from 'kysely';
import { idsNamed, isCalled, schoolIdsOf, userJson, usersJson } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { jsonMoment } from '#platform/server/json-moment.ts';
import { often } from '#platform/server/often.ts';
import { onlineStatusJson } from '#platform/server/realtime/presence-store.ts';
import { ANNOUNCEMENTS, type FILTERS } from '../contract/kinds.ts';
import { CONVERSATIONS_PAGE, LAST_LINE_MAX } from '../contract/limits.ts';
import type { Entry } from '../contract/shapes.ts';
import { STAFF } from '../contract/staff.ts';
import { mayInConversation, type Standing } from '../rules/may-in-conversation.ts';
import { groupJson, knownTitle, knownType, partnerId, withPartner } from './group-json-store.ts';
import { isMuted, mayTalkIn } from './membership-store.ts';
import { isVisible, unreadCount } from './visible-store.ts';
import { wordsOf } from './words-store.ts';

export type ListWish = {
  readonly page: number;
  readonly search: string;
  readonly filter: (typeof FILTERS)[number] | undefined;
  readonly empty: 0 | 1 | undefined;
  readonly forwarding: 0 | 1 | undefined;
};

const isAnnouncement = sql<boolean>`${knownType} in (${sql.join(ANNOUNCEMENTS.map((kind) => sql.lit(kind)))})`;
/** True for whoever may know who is in it, and write there: in an announcement, its administrators. */
const isInside = sql<boolean>`(member.left_at is null and (not ${isAnnouncement} or member.permission_level_id = 1))`;
/** Whether nothing was said since a count; nothing that is said brings a conversation back to whoever left it. */
const isQuietSince = (count: RawBuilder<unknown>) => sql<boolean>`
  (member.left_at is not null or conversation.last_count <= ${count})`;
/** When something was last said there; for whoever left, up to then, so that it keeps its place. */
const lastAt = sql<string>`coalesce(member.left_last_at, conversation.last_at)`;
const isArchived = (now: Date) => sql<boolean>`
  (member.archived_count is not null and (${isQuietSince(sql.ref('member.archived_count'))} or ${isMuted(now)}))`;
const isListed = ({ filter, search }: ListWish, now: Date): RawBuilder<boolean> => {
  if (filter === 'archived') return isArchived(now);
  // Whoever looks for something looks in the archive too.
  const isOpen = search !== '' && filter === undefined ? sql`true` : sql`not ${isArchived(now)}`;
  if (filter === 'unread') return sql<boolean>`(${isOpen} and ${unreadCount} > 0)`;
  if (filter === 'announcements') return sql<boolean>`(${isOpen} and ${isAnnouncement})`;
  if (filter === 'official') return sql<boolean>`(${isOpen} and conversation.class_id is not null)`;
  return sql<boolean>`${isOpen}`;
};

/** A conversation is found by its title, its class, and by those whom its reader may know to be in it. */
const isFound = (search: string): RawBuilder<boolean> =>
  search === ''
    ? sql<boolean>`true`
    : sql<boolean>`(${isCalled(knownTitle, search)} or (${isInside} and conversation.id in (
        select other.conversation_id from messaging.member other
        where other.person_id in ${idsNamed(search)} and other.left_at is null and other.person_id <> member.person_id)))`;

/** Where the reader can send something on to. */
const takesMessages = (now: Date) => sql<boolean>`
  (${isInside} and conversation.group_type <> 'campaign' and ${mayTalkIn(now)})`;

const newestId = (which: RawBuilder<unknown>) => sql`
  select message.id from messaging.message
  where message.conversation_id = member.conversation_id and ${which} and ${isVisible}
  order by message.number desc limit 1`;
/** What was last said, as far as the reader may read it: by it a conversation is shown at all, and what its line shows. */
const withSaid = sql`left join lateral (
  ${newestId(sql`conversation.last_count > 0 and message.message_type <> 'system'`)}) said on true`;

/** Conversations in which there is nothing to read stand in the list when they are asked for, or were just begun. */
const isShown = ({ empty, forwarding }: ListWish, now: Date): RawBuilder<boolean> => {
  if (empty === 1 || forwarding === 1) return sql<boolean>`true`;
  const wanted = sql`coalesce((select show_empty_convo from messaging.setting where setting.person_id = member.person_id), false)`;
  return sql<boolean>`((${empty === undefined} and ${wanted})
    or (conversation.created_by = member.person_id and member.left_at is null and member.deleted_count is null
      and member.cleared_number = 0 and conversation.created_at > ${now}::timestamptz - interval '1 day')
    or exists (select from messaging.draft where draft.conversation_id = member.conversation_id and draft.person_id = member.person_id)
    or said.id is not null)`;
};

/** What was last said, by which a conversation has its place; a line of the system only where nothing is to be read. */
const lastMessage = sql`
  select json_build_object('message_id', message.id, 'content_plain', left(${wordsOf('message')}, ${sql.lit(LAST_LINE_MAX)}),
      'author_user_id', message.author_id, 'author', ${userJson(sql.ref('message.author_id'))},
      'creation_date', ${jsonMoment(sql.ref('message.created_at'))}, 'message_type', message.message_type,
      'system_message_type', message.system_message_type,
      'actor', case when message.actor_id is not null then ${userJson(sql.ref('message.actor_id'))} end,
      'targets', case when message.target_ids = '{}' then '[]' else ${usersJson(sql.ref('message.target_ids'))} end,
      'deleted_by_sender', message.deleted_at is not null,
      'is_important', message.is_important, 'attachments_count', (
        select count(*)::int from messaging.attachment where attachment.message_id = message.id)) as line
  from messaging.message
  where message.id = coalesce(chosen.said_id, (${newestId(sql`true`)}))`;

const entryJson = (now: Date) => sql`json_build_object(
  'group', ${groupJson},
  'last_message', last.line,
  'unread_count', ${unreadCount},
  'is_muted', ${isMuted(now)},
  'muted_until', case when ${isMuted(now)} then ${jsonMoment(sql.ref('member.muted_until'))} end,
  'is_archived', ${isArchived(now)},
  'left_date', ${jsonMoment(sql.ref('member.left_at'))},
  'member_count', case when ${isInside} then conversation.member_count end,
  'draftMessageContent', draft.content,
  'draftMessagePolling', draft.poll,
  'onlineStatus', case when partner.user is not null then ${onlineStatusJson(partnerId)} end,
  'partner', partner.user)`;

/** Few are looked up one by one, among however many: joined, all that there are may be gone through. */
const withConversation = sql`cross join lateral (
  select * from messaging.conversation where conversation.id = member.conversation_id offset 0) conversation`;
const chosenWith = sql`select member.conversation_id, member.person_id, said.id as said_id`;

/** Asked as an array, which is made once: as a table to join, it may have all conversations of these schools gone through. */
const isInSchoolOf = ({ user_id }: Actor, now: Date, type_ids?: readonly number[]) => sql<boolean>`
  conversation.school_id = any(array${schoolIdsOf(user_id, now, type_ids)})`;

type Found = Standing & { readonly entry: Omit<Entry, 'may'>; readonly is_staff: boolean };

/** The entries of some memberships, in their order: what a page of the list shows, with what decides the rights. */
const selectEntries = (actor: Actor, chosen: RawBuilder<unknown>, now: Date) => sql<Found>`
  select ${entryJson(now)} as entry, ${knownType} as group_type, conversation.title, member.permission_level_id,
    member.left_at is not null as has_left, ${mayTalkIn(now)} as may_talk, conversation.last_count,
    ${isInSchoolOf(actor, now, STAFF)} as is_staff
  from (${chosen}) chosen
  join messaging.member on member.conversation_id = chosen.conversation_id and member.person_id = chosen.person_id
  join messaging.conversation on conversation.id = member.conversation_id
  left join lateral (${lastMessage}) last on true
  ${withPartner}
  left join messaging.draft on draft.conversation_id = member.conversation_id and draft.person_id = member.person_id
  order by ${lastAt} desc, conversation.id desc`;

const withRights = ({ role }: Actor, { entry, is_staff, ...standing }: Found): Entry => ({
  ...entry,
  may: mayInConversation(standing, { is_staff, features: role?.features ?? [] }),
});

/** A page of the caller's conversations, newest first, and whether there are more; one statement. */
export async function entriesPage(
  tx: Transaction,
  actor: Actor,
  wish: ListWish,
  now: Date,
): Promise<{ entries: Entry[]; has_more: boolean }> {
  // Sorted first: whether there is anything to read in a conversation is asked only until the page is full.
  const sorted = sql`
    select member.* from messaging.member ${withConversation}
    where member.person_id = ${actor.user_id} and ${isInSchoolOf(actor, now)}
      and (member.deleted_count is null or not ${isQuietSince(sql.ref('member.deleted_count'))})
      and ${isListed(wish, now)} and ${isFound(wish.search)} and ${wish.forwarding === 1 ? takesMessages(now) : sql`true`}
    order by ${lastAt} desc, conversation.id desc offset 0`;
  const chosen = sql`
    ${chosenWith} from (${sorted}) member ${withConversation} ${withSaid}
    where ${isShown(wish, now)}
    limit ${CONVERSATIONS_PAGE + 1} offset ${(wish.page - 1) * CONVERSATIONS_PAGE}`;
  const found = await rows(tx, sql<Found>`${wish.search === '' ? often : sql``}${selectEntries(actor, chosen, now)}`);
  return {
    entries: found.slice(0, CONVERSATIONS_PAGE).map((one) => withRights(actor, one)),
    has_more: found.length > CONVERSATIONS_PAGE,
  };
}

/** One conversation of the caller, as the list would show it. */
export async function findEntry(
  tx: Transaction,
  actor: Actor,
  group_id: number,
  now: Date,
): Promise<Entry | undefined> {
  const chosen = sql`
    ${chosenWith} from messaging.member ${withConversation} ${withSaid}
    where member.conversation_id = ${group_id} and member.person_id = ${actor.user_id}
      and ${isInSchoolOf(actor, now)}`;
  const [found] = await rows(tx, sql<Found>`${often}${selectEntries(actor, chosen, now)}`);
  return found && withRights(actor, found);
}
