import { type RawBuilder, sql } from 'kysely';
import { userJson } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { momentOf, momentOrNull } from '#platform/server/json-moment.ts';
import { settled } from '#platform/server/often.ts';
import { isOnline, lastActivity } from '#platform/server/realtime/presence-store.ts';
import { ANNOUNCEMENTS } from '../contract/kinds.ts';
import { LAST_LINE_MAX } from '../contract/limits.ts';
import type { Entry, Message, User } from '../contract/shapes.ts';
import { countsAsStaff } from '../rules/counts-as-staff.ts';
import { mayInConversation } from '../rules/may-in-conversation.ts';
import { asGroup, type GroupRow, groupColumns, knownType, partnerId } from './group-row-store.ts';
import { askedNow, isMuted, mayTalkIn } from './membership-store.ts';
import { targetsJson } from './message-row-store.ts';
import { isVisible, unreadCount } from './visible-store.ts';
import { wordsOf } from './words-store.ts';

export const isAnnouncement = sql<boolean>`${knownType} in (${sql.join(ANNOUNCEMENTS.map((kind) => sql.lit(kind)))})`;
/** True for whoever may know who is in it, and write there: in an announcement, its administrators. */
export const isInside = sql<boolean>`(member.left_at is null and (not ${isAnnouncement} or member.permission_level_id = 1))`;
/** Whether nothing was said since a count; nothing that is said brings a conversation back to whoever left it. */
export const isQuietSince = (count: RawBuilder<unknown>) => sql<boolean>`
  (member.left_at is not null or conversation.last_count <= ${count})`;
/**
 * When something was last said there, or its reader came, whichever was later: whoever was added to a quiet group finds it at
 * the top. For whoever left, up to then, so that it keeps its place.
 */
export const lastAt = sql<string>`coalesce(member.left_last_at, greatest(conversation.last_at, member.joined_at))`;
export const isArchived = sql<boolean>`
  (member.archived_count is not null and (${isQuietSince(sql.ref('member.archived_count'))} or ${isMuted(askedNow)}))`;

/** A membership with its conversation, of which no column has the name of another, so that it is looked up once. */
export const memberColumns = sql`member.*, conversation.*`;

const newest = (which: RawBuilder<unknown>) => sql`(
  select message.* from messaging.message
  where message.conversation_id = member.conversation_id and ${which} and ${isVisible}
  order by message.number desc limit 1)`;
const isSaid = sql<boolean>`member.last_count > 0 and message.message_type <> 'system'`;
/** So far back what was last said mostly is: behind it stand a few lines of the system, or what its reader has hidden. */
const NEAR = 5;
/** The database goes through all that a leaf of its index has of a conversation, for the newest one too, unless it knows how far. */
const isNear = sql<boolean>`message.number > coalesce(member.left_number, member.last_number) - ${sql.lit(NEAR)}`;
/**
 * What was last said, as far as the reader may read it: by it a conversation has its place, and is shown at all. A line of
 * the system only where nothing is to be read.
 */
const withLast = sql`left join lateral (
  ${newest(sql`${isSaid} and ${isNear}`)} union all ${newest(isSaid)} union all ${newest(sql`true`)}
  limit 1) message on true`;
export const hasSomethingSaid = sql<boolean>`message.message_type <> 'system'`;

/** Few are looked up one by one, among however many: joined, all that there are may be gone through. */
export const withConversation = sql`cross join lateral (
  select * from messaging.conversation where conversation.id = member.conversation_id offset 0) conversation`;

const withDraft = sql`left join lateral (
  select * from messaging.draft
  where draft.conversation_id = member.conversation_id and draft.person_id = member.person_id limit 1) draft on true`;

type LastRow = {
  readonly last_id: number | null;
  readonly last_words: string;
  readonly last_author: User | null;
  readonly last_date: string;
  readonly last_type: Message['message_type'];
  readonly last_system_type: Message['system_message_type'];
  readonly last_actor: User | null;
  readonly last_targets: User[] | null;
  readonly is_last_deleted: boolean;
  readonly is_last_important: boolean;
  readonly last_attachments: number;
};

/** What `entryColumns` gives: what a line of the list shows, and what decides the rights. */
export type EntryRow = GroupRow &
  LastRow & {
    readonly permission_level_id: number;
    readonly last_count: number;
    readonly may_talk: boolean;
    /** By any of their roles in its school. */
    readonly is_staff: boolean;
    readonly unread_count: number;
    readonly is_muted: boolean;
    readonly muted_until: string | null;
    readonly is_archived: boolean;
    readonly left_at: string | null;
    readonly member_count: number | null;
    readonly draft_content: string | null;
    readonly draft_poll: Entry['draftMessagePolling'];
    readonly is_online: boolean | null;
    readonly last_activity: string | null;
  };

const lastColumns = sql`
  message.id as last_id, left(${wordsOf('message')}, ${sql.lit(LAST_LINE_MAX)}) as last_words,
  ${userJson(sql.ref('message.author_id'))} as last_author, message.created_at as last_date,
  message.message_type as last_type, message.system_message_type as last_system_type,
  case when message.actor_id is not null then ${userJson(sql.ref('message.actor_id'))} end as last_actor,
  ${targetsJson} as last_targets, message.deleted_at is not null as is_last_deleted,
  message.is_important as is_last_important,
  (select count(*)::int from messaging.attachment where attachment.message_id = message.id) as last_attachments`;

/** The columns of one entry, where the statement has `member` with `memberColumns`, and `schools` of whoever asks. */
export const entryColumns = settled(sql<EntryRow>`
  ${groupColumns}, ${lastColumns}, ${lastAt} as sorted_at, member.permission_level_id, member.last_count,
  ${mayTalkIn(askedNow)} as may_talk, conversation.school_id = any(schools.staff_ids) as is_staff,
  ${unreadCount} as unread_count, ${isMuted(askedNow)} as is_muted, member.muted_until, ${isArchived} as is_archived,
  member.left_at, case when ${isInside} then conversation.member_count end as member_count,
  draft.content as draft_content, draft.poll as draft_poll,
  case when conversation.group_type = 'private' then ${isOnline(partnerId)} end as is_online,
  case when conversation.group_type = 'private' then ${lastActivity(partnerId)} end as last_activity`);

/** What `entryColumns` is written for, after `member`, which is its conversation as well. */
export const withEntry = settled(sql`cross join lateral (select member.*) conversation ${withLast} ${withDraft}`);

const asLast = (row: EntryRow): Entry['last_message'] =>
  row.last_id === null
    ? null
    : {
        message_id: row.last_id,
        content_plain: row.last_words,
        author_user_id: row.last_author?.id ?? null,
        author: row.last_author,
        creation_date: momentOf(row.last_date),
        message_type: row.last_type,
        system_message_type: row.last_system_type,
        actor: row.last_actor,
        targets: row.last_targets ?? [],
        deleted_by_sender: row.is_last_deleted,
        is_important: row.is_last_important,
        attachments_count: row.last_attachments,
      };

/** Where neither of two may write to the other any more, neither is told whether the other is here: as if they never were. */
const statusOf = ({ may_talk, is_online, last_activity }: EntryRow): Entry['onlineStatus'] => ({
  status: may_talk && is_online === true ? 'online' : 'offline',
  last_activity: may_talk ? momentOrNull(last_activity) : null,
});

/** The entry of a row, with what its reader may do there. */
export function asEntry({ role }: Actor, row: EntryRow): Entry {
  const { group_type, given_title, permission_level_id, has_left, may_talk, last_count, is_muted, partner } = row;
  const standing = { group_type, title: given_title, permission_level_id, has_left, may_talk, last_count };
  const is_staff = countsAsStaff(role, row.school_id, row.is_staff);
  return {
    group: asGroup(row),
    last_message: asLast(row),
    unread_count: row.unread_count,
    is_muted,
    muted_until: is_muted ? momentOrNull(row.muted_until) : null,
    is_archived: row.is_archived,
    left_date: momentOrNull(row.left_at),
    member_count: row.member_count,
    draftMessageContent: row.draft_content,
    draftMessagePolling: row.draft_poll,
    onlineStatus: partner && statusOf(row),
    partner,
    may: mayInConversation(standing, { is_staff, features: role?.features ?? [] }),
  };
}
