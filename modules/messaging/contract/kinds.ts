/** The kinds of conversations (S2 section 1). */
export const GROUP_TYPES = [
  'private',
  'simple',
  'official',
  'official_announcement',
  'new_announcement',
  'campaign',
  'forever_alone',
] as const;
export type GroupType = (typeof GROUP_TYPES)[number];

/** Kinds in which only the author posts, and only admins know the members. */
export const ANNOUNCEMENTS: readonly GroupType[] = ['official_announcement', 'new_announcement', 'campaign'];

/** What replies on and off make of a kind (DECISIONS, "replies on an official announcement"). */
export const WITH_REPLIES: Readonly<Partial<Record<GroupType, GroupType>>> = {
  new_announcement: 'simple',
  official_announcement: 'official',
};
export const WITHOUT_REPLIES: Readonly<Partial<Record<GroupType, GroupType>>> = {
  simple: 'new_announcement',
  official: 'official_announcement',
};

/** Member permission levels (S2 section 6). */
export const LEVELS = { admin: 1, ordinary: 2 } as const;

export const MESSAGE_TYPES = ['system', 'simple', 'announcement', 'poll'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** What a line that nobody wrote tells. */
export const SYSTEM_MESSAGE_TYPES = [
  'created',
  'member_added',
  'member_removed',
  'member_left',
  'admin_made',
  'admin_unmade',
  'title_changed',
  'picture_changed',
  'picture_deleted',
  'replies_on',
  'replies_off',
] as const;
export type SystemMessageType = (typeof SYSTEM_MESSAGE_TYPES)[number];

/** How long nothing sounds (DECISIONS, "mute"). */
export const MUTE_LEVELS = ['hour', 'eight_hours', 'tomorrow', 'week', 'never'] as const;
export type MuteLevel = (typeof MUTE_LEVELS)[number];

/** The lists of conversations (DECISIONS, "Shapes"). */
export const FILTERS = ['all', 'unread', 'archived', 'announcements', 'official'] as const;

/** Under what contacts are grouped (S2 section 3). */
export const CONTACT_KINDS = [
  'students',
  'parents',
  'students_with_parents',
  'personal',
  'administration',
  'teachers',
  'official',
  'conversations',
] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

export const ATTACHMENT_TABS = ['image', 'file', 'link'] as const;
export type AttachmentTab = (typeof ATTACHMENT_TABS)[number];

/** Those of a class for whom an official group is kept (DECISIONS, "Messaging"). */
export const OFFICIAL_AUDIENCES = ['teachers', 'parents', 'students'] as const;
export type OfficialAudience = (typeof OFFICIAL_AUDIENCES)[number];
