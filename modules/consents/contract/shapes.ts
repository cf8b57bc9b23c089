import { type Static, Type } from 'typebox';
import { ROLE_TYPE_IDS } from '#platform/contract/role-types.ts';
import { Id, Moment, nullable, oneOf } from '#platform/contract/shapes.ts';
import { GROUPS_MAX } from './limits.ts';

export const ConsentParams = Type.Object({ id: Id });
export const UserParams = Type.Object({ userId: Id });

/** The only kind so far (S3 section 9). */
export const CONSENT_TYPES = ['simple'] as const;

const TargetType = oneOf(['all', 'custom']);

/** Whom a group means: a class level, perhaps one parallel of it, and the roles in it. */
export const Scope = Type.Object({
  class_level_id: nullable(Id),
  parallel_identifier_id: nullable(Id),
  type_id: nullable(Type.Array(oneOf(ROLE_TYPE_IDS), { minItems: 1, maxItems: ROLE_TYPE_IDS.length })),
});
export type Scope = Static<typeof Scope>;

/** Which kind of group a scope is; the browser has the words, `group_name` what the school calls it. */
const SCOPE_NAMES = ['all_students', 'class_level', 'class', 'role'] as const;

export const Group = Type.Object({
  scope: Scope,
  scope_name: oneOf(SCOPE_NAMES),
  /** What the school calls a class or a level, the word of the role, or nothing for all students. */
  group_name: Type.String(),
});
export type Group = Static<typeof Group>;

export const Statistics = Type.Object({
  accepted: Type.Integer(),
  denied: Type.Integer(),
  seen: Type.Integer(),
});
export type Statistics = Static<typeof Statistics>;

/** A group of the summary: who is in it, and how far they are. */
export const GroupSummary = Type.Object({
  ...Group.properties,
  /** The people in it; what is known of each, the full list says. */
  users: Type.Array(Id),
  statistics: Statistics,
});

const ConsentTarget = Type.Object({
  target_type: TargetType,
  class_level_id: nullable(Id),
  scope: Scope,
});

/** How far the sending of a consent is: it is made in the background. */
const Delivery = Type.Object({ done: Type.Integer(), total: Type.Integer() });

export const Consent = Type.Object({
  id: Id,
  school_id: Id,
  title: Type.String(),
  /** HTML of the editor's own tags, cleaned when it was written. */
  description: Type.String(),
  consent_type: oneOf(CONSENT_TYPES),
  target_type: TargetType,
  consent_targets: Type.Array(ConsentTarget),
  is_published: Type.Boolean(),
  is_archived: Type.Boolean(),
  created_at: Moment,
  /** Null for a draft that nobody has touched since. */
  updated_at: nullable(Moment),
  published_at: nullable(Moment),
  archived_at: nullable(Moment),
  reminded_at: nullable(Moment),
  /** Null when everybody has it. */
  delivery: nullable(Delivery),
  may: Type.Object({
    edit: Type.Boolean(),
    publish: Type.Boolean(),
    archive: Type.Boolean(),
    delete: Type.Boolean(),
    remind: Type.Boolean(),
  }),
});
export type Consent = Static<typeof Consent>;

const ANSWERS = ['accepted', 'denied'] as const;
export type Answer = (typeof ANSWERS)[number];

const Text = Type.Object({ title: Type.String(), description: Type.String() });

/** A text that people could read, or a draft's only one; the first version is 1. */
export const TextVersion = Type.Object({ version: Type.Integer(), ...Text.properties, written_at: Moment });
export type TextVersion = Static<typeof TextVersion>;

/** Why a person cannot answer now; null where they can. What a step-up mends is among them. */
export const ANSWER_OBSTACLES = [
  'child-old-enough',
  'not-18',
  'profile-not-verified',
  'not-secure-login',
  'already-archived',
] as const;

export const UserConsent = Type.Object({
  id: Id,
  status: oneOf(['pending', ...ANSWERS]),
  accepted_at: nullable(Moment),
  denied_at: nullable(Moment),
  created_at: Moment,
  updated_at: Moment,
  consent: Type.Object({
    id: Id,
    ...Text.properties,
    /** Which words these are; an answer names it, so that nobody answers others than they have read. */
    version: Type.Integer(),
    published_at: Moment,
    is_archived: Type.Boolean(),
  }),
  /** The text that was answered, where a small change was made since. */
  answered_text: nullable(Text),
  /** Who gave the answer that stands. */
  answered_by: nullable(Type.String()),
  obstacle: nullable(oneOf(ANSWER_OBSTACLES)),
});
export type UserConsent = Static<typeof UserConsent>;

export const ResponseRow = Type.Object({
  id: Id,
  user_id: Id,
  user_name: Type.String(),
  profile_picture: nullable(Type.String()),
  roles: Type.Array(Type.Object({ type_id: oneOf(ROLE_TYPE_IDS), name: Type.String() })),
  accepted: Type.Boolean(),
  denied: Type.Boolean(),
  seen: Type.Boolean(),
});
export type ResponseRow = Static<typeof ResponseRow>;

export const LogEntry = Type.Object({
  id: Id,
  type: oneOf(ANSWERS),
  date: Moment,
  by_user_name: Type.String(),
  for_user_name: Type.String(),
  /** Which version of the text the answer was given to; the first is 1. */
  version: Type.Integer(),
});

/**
 * A consent as it is written. The documents name keys for its fields, so their shapes are left open here and judged
 * by the rule: what is missing, null or of another type gets the field's own key.
 */
export const WrittenConsent = Type.Object({
  title: Type.Optional(Type.Unknown()),
  description: Type.Optional(Type.Unknown()),
  consent_type: Type.Optional(Type.Unknown()),
  is_published: Type.Optional(Type.Boolean()),
  is_archived: Type.Optional(Type.Boolean()),
  /** For a published one: the text asks again, and the answers become pending. */
  ask_again: Type.Optional(Type.Boolean()),
});
export type WrittenConsent = Static<typeof WrittenConsent>;

export const WrittenTarget = Type.Object({ target_type: TargetType });
/** Groups may be sent back as they were listed: the scope counts, the names are for reading. */
const WrittenGroup = Type.Object({ scope: Scope, ...Type.Partial(Type.Omit(Group, ['scope'])).properties });
export const WrittenGroups = Type.Array(WrittenGroup, { maxItems: GROUPS_MAX });
