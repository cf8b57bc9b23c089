import { sql } from 'kysely';
import { className, userJson } from '#modules/people/server/doors.ts';
import type { GroupType } from '../contract/kinds.ts';

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

/** Joined to a statement that has `groupJson` in it. */
export const withPartner = sql`left join lateral (select ${userJson(partnerId)} as user) partner on true`;

/** Never empty, because it says of which school a conversation is: people chosen one by one are no group with a key. */
const contactKeys = sql`case when conversation.contact_keys <> '[]' then conversation.contact_keys
  else jsonb_build_array(jsonb_build_object('school_id', conversation.school_id,
    'study_year_id', conversation.study_year_id,
    'key', coalesce('official:' || conversation.class_id || ':' || conversation.audience, ''))) end`;

/** A conversation as the person of `member` knows it (S2 section 3); whoever left does not hear who leads it now, nor what it looks like. */
export const groupJson = sql`json_build_object(
  'group_id', conversation.id, 'school_id', conversation.school_id,
  'title', case when conversation.group_type = 'private'
    then concat_ws(' ', partner.user ->> 'firstname', partner.user ->> 'lastname') else ${knownTitle} end,
  'group_picture', case when member.left_at is null
    then '/api/v2/conversations/' || conversation.id || '/picture?v=' || conversation.picture_version end,
  'group_type', ${knownType}, 'is_private', conversation.group_type = 'private',
  'admins', array(
    select admin.person_id from messaging.member admin
    where admin.conversation_id = conversation.id and admin.permission_level_id = 1 and admin.left_at is null
      and member.left_at is null
    order by admin.joined_at, admin.person_id limit ${sql.lit(ADMINS_SHOWN)}),
  'group_contact_keys', ${contactKeys},
  'official', case when conversation.class_id is not null then json_build_object(
    'class_id', conversation.class_id, 'class_name', ${title}, 'audience', conversation.audience) end)`;
