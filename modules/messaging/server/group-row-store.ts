import { sql } from 'kysely';
import type { Static } from 'typebox';
import { className, userJson } from '#modules/people/server/doors.ts';
import type { GroupType, OfficialAudience } from '../contract/kinds.ts';
import type { ContactKey, Group, User } from '../contract/shapes.ts';

const ADMINS_SHOWN = 20;

/** The other person of a private conversation, in a statement with `conversation` and `member`. */
export const partnerId = sql<number>`
  (case when conversation.group_type = 'private' then conversation.person_low + conversation.person_high - member.person_id end)`;

const nameOfClass = className(sql.ref('conversation.class_id'));

/** What a conversation is called, except that a private one is called after the other person. */
export const title = sql<string>`coalesce(${nameOfClass}, conversation.title)`;

/** The same for the person of `member`: whoever left knows it by the title that it had then. */
export const knownTitle = sql<string>`coalesce(${nameOfClass}, member.left_title, conversation.title)`;

/** What kind of conversation it is for the person of `member`: whoever left is told of no change, so for them it stays what it was. */
export const knownType = sql<GroupType>`
  (case when member.left_at is null then conversation.group_type else coalesce(member.left_group_type, conversation.group_type) end)`;

/** What `groupColumns` gives. */
export type GroupRow = {
  readonly group_id: number;
  readonly school_id: number;
  readonly study_year_id: number | null;
  readonly given_title: string;
  readonly left_title: string | null;
  readonly picture_version: string | null;
  readonly group_type: GroupType;
  readonly has_left: boolean;
  readonly admins: number[];
  readonly contact_keys: ContactKey[];
  readonly class_id: number | null;
  readonly class_name: string | null;
  readonly audience: OfficialAudience | null;
  readonly partner: User | null;
};

/** A conversation as the person of `member` knows it, as columns of a statement with both; an object (`asGroup`) is built from them here. */
export const groupColumns = sql<GroupRow>`
  conversation.id as group_id, conversation.school_id, conversation.study_year_id, conversation.title as given_title,
  member.left_title, conversation.picture_version, ${knownType} as group_type,
  member.left_at is not null as has_left,
  array(
    select admin.person_id from messaging.member admin
    where admin.conversation_id = conversation.id and admin.permission_level_id = 1 and admin.left_at is null
      and member.left_at is null
    order by admin.joined_at, admin.person_id limit ${sql.lit(ADMINS_SHOWN)}) as admins,
  conversation.contact_keys, conversation.class_id, ${nameOfClass} as class_name, conversation.audience,
  ${userJson(partnerId)} as partner`;

/** Never empty, because it says of which school a conversation is: people chosen one by one are no group with a key. */
function contactKeysOf({ contact_keys, school_id, study_year_id, class_id, audience }: GroupRow): ContactKey[] {
  if (contact_keys.length > 0) return contact_keys;
  return [{ school_id, study_year_id, key: class_id === null ? '' : `official:${class_id}:${audience}` }];
}

/** The conversation of a row (S2 section 3); whoever left does not hear who leads it now, nor what it looks like. */
export function asGroup(row: GroupRow): Static<typeof Group> {
  const { group_id, school_id, picture_version, group_type, has_left, admins, class_id, partner } = row;
  const is_private = group_type === 'private';
  const named = row.class_name ?? row.left_title ?? row.given_title;
  return {
    group_id,
    school_id,
    title: is_private ? [partner?.firstname, partner?.lastname].filter(Boolean).join(' ') : named,
    group_picture:
      has_left || picture_version === null ? null : `/api/v2/conversations/${group_id}/picture?v=${picture_version}`,
    group_type,
    is_private,
    admins,
    group_contact_keys: contactKeysOf(row),
    official:
      class_id === null
        ? null
        : { class_id, class_name: row.class_name ?? row.given_title, audience: row.audience ?? '' },
  };
}
