import { type Static, Type } from 'typebox';
import { PictureSides } from '#platform/contract/file-upload.ts';
import { Id, LanguageCode, Moment, nullable, oneOf, Page } from '#platform/contract/shapes.ts';
import { GROUP_TYPES, LEVELS, MESSAGE_TYPES, SYSTEM_MESSAGE_TYPES } from './kinds.ts';
import { SEARCH_MAX } from './limits.ts';

export const GroupParams = Type.Object({ groupId: Id });
export const MessageParams = Type.Object({ messageId: Id });
export const PollParams = Type.Object({ pollId: Id });
export const MemberParams = Type.Object({ groupId: Id, userId: Id });

/** Judged by the rule of the search, so that a short one gets its own key. */
export const Search = Type.String({ maxLength: SEARCH_MAX });

/** A page of a list and whether another one follows (DECISIONS, "Shapes"). */
export const PageMeta = Type.Object({ page: Page, has_more: Type.Boolean() });

/** A person as messaging shows them (S2 section 3, "User"). */
export const User = Type.Object({
  id: Id,
  firstname: Type.String(),
  lastname: Type.String(),
  profile_picture: nullable(Type.String()),
  locale: LanguageCode,
});
export type User = Static<typeof User>;

export const GroupType = oneOf(GROUP_TYPES);
export const Level = oneOf([LEVELS.admin, LEVELS.ordinary]);

/** From which contact groups of which school a conversation was made (S2 section 3); the key of people chosen one by one is empty. */
export const ContactKey = Type.Object({
  school_id: Id,
  study_year_id: nullable(Id),
  key: Type.String({ maxLength: 60 }),
});
export type ContactKey = Static<typeof ContactKey>;

export const Group = Type.Object({
  group_id: Id,
  /** Only people of this school can be in it. */
  school_id: Id,
  title: Type.String(),
  group_picture: nullable(Type.String()),
  group_type: GroupType,
  is_private: Type.Boolean(),
  /** The ids of its admins. In announcements and official groups these may be many; twenty are named. */
  admins: Type.Array(Id),
  group_contact_keys: Type.Array(ContactKey),
  /** The class and the people of it that an official group is for. */
  official: nullable(Type.Object({ class_id: Id, class_name: Type.String(), audience: Type.String() })),
});

export const OnlineStatus = Type.Object({ status: oneOf(['online', 'offline']), last_activity: nullable(Moment) });

const PollAnswer = Type.Object({ id: Id, text: Type.String(), votes: Type.Integer(), is_mine: Type.Boolean() });

/** A poll and how it stands (S2 section 3). */
export const Poll = Type.Object({
  id: Id,
  question: Type.String(),
  answers: Type.Array(PollAnswer),
  end_date: nullable(Moment),
  poll_type: oneOf(['radio']),
  response_visibility: oneOf(['all']),
  is_ended: Type.Boolean(),
  voters: Type.Integer(),
});
export type Poll = Static<typeof Poll>;

/** A poll that is being written: on a draft, or on its way out. */
export const NewPoll = Type.Object({
  question: Type.String({ maxLength: 5_000 }),
  /** Their number and their length are judged by the rule, so that a fault has its own key. */
  answers: Type.Array(Type.String({ maxLength: 5_000 }), { maxItems: 100 }),
  end_date: Type.Optional(nullable(Moment)),
  poll_type: Type.Optional(oneOf(['radio'])),
  response_visibility: Type.Optional(oneOf(['all'])),
});
export type NewPoll = Static<typeof NewPoll>;

const ReactionCount = Type.Object({
  reaction: Type.String(),
  amount: Type.Integer(),
  my_reaction: Type.Boolean(),
});

/** A file of a message; `path_in_filesystem` is where this caller may fetch it for a few minutes. */
export const Attachment = Type.Object({
  attachment_id: Id,
  original_filename: Type.String(),
  extension: Type.String(),
  path_in_filesystem: Type.String(),
  /** Small versions of a picture, the first one for its place in a conversation, the other one where that is too small; null for what is no picture. */
  preview: nullable(Type.String()),
  preview_large: nullable(Type.String()),
  ...PictureSides,
  size: Type.Integer(),
  message_id: Id,
  author: nullable(User),
  creation_date: Moment,
});
export type Attachment = Static<typeof Attachment>;

/** The message that another one answers, as far as its reader may see it. */
export const Quote = Type.Object({
  message_id: Id,
  author: nullable(User),
  content_plain: Type.String(),
  deleted_by_sender: Type.Boolean(),
});
export type Quote = Static<typeof Quote>;

export const Message = Type.Object({
  message_id: Id,
  group_id: Id,
  /** The place in the conversation: ordered, without a gap for those who have been there all the time. */
  number: Type.Integer(),
  content_plain: Type.String(),
  author_user_id: nullable(Id),
  author: nullable(User),
  creation_date: Moment,
  message_type: oneOf(MESSAGE_TYPES),
  system_message_type: nullable(oneOf(SYSTEM_MESSAGE_TYPES)),
  /** Who did what a system message tells, and to whom; where these are many, some are named and `content_plain` counts the others. */
  actor_user_id: nullable(Id),
  actor: nullable(User),
  targets: Type.Array(User),
  master_message_id: nullable(Id),
  quote: nullable(Quote),
  is_forwarded: Type.Boolean(),
  deleted_by_sender: Type.Boolean(),
  is_deletable_for_all: Type.Boolean(),
  editable: Type.Boolean(),
  last_edited: nullable(Moment),
  first_seen_any: nullable(Moment),
  first_seen_by_me: nullable(Moment),
  is_important: Type.Boolean(),
  attachments: Type.Array(Attachment),
  reactions: Type.Array(ReactionCount),
  poll: nullable(Poll),
  /** The sender's own id for it, which only the sender is told. */
  client_id: nullable(Type.String()),
});
export type Message = Static<typeof Message>;

/** The last line of a conversation, as lists show it. */
const LastMessage = Type.Pick(Message, [
  'message_id',
  'content_plain',
  'author_user_id',
  'author',
  'creation_date',
  'message_type',
  'system_message_type',
  'actor',
  'targets',
  'deleted_by_sender',
  'is_important',
]);

/** What the reader may do in a conversation; the browser decides nothing about rights. */
const MayInConversation = Type.Object({
  post: Type.Boolean(),
  post_important: Type.Boolean(),
  create_poll: Type.Boolean(),
  vote: Type.Boolean(),
  /** Taking back is allowed where nothing may be added any more. */
  unvote: Type.Boolean(),
  export_polls: Type.Boolean(),
  react: Type.Boolean(),
  unreact: Type.Boolean(),
  /** Only the school's package is in the way of reacting, and they are told so. */
  see_react_promo: Type.Boolean(),
  change_settings: Type.Boolean(),
  add_members: Type.Boolean(),
  see_members: Type.Boolean(),
  /** Who has seen what the reader wrote. */
  see_own_readers: Type.Boolean(),
  toggle_replies: Type.Boolean(),
  leave: Type.Boolean(),
  delete_for_everyone: Type.Boolean(),
});

/** One conversation in the list (S2 section 3, "Conversation list entry"). */
export const Entry = Type.Object({
  group: Group,
  last_message: nullable(Type.Intersect([LastMessage, Type.Object({ attachments_count: Type.Integer() })])),
  unread_count: Type.Integer(),
  is_muted: Type.Boolean(),
  muted_until: nullable(Moment),
  is_archived: Type.Boolean(),
  left_date: nullable(Moment),
  /** Null in announcements, where only admins know, and for whoever left. */
  member_count: nullable(Type.Integer()),
  draftMessageContent: nullable(Type.String()),
  draftMessagePolling: nullable(NewPoll),
  /** Of the other person in a private conversation; while neither may write to the other, as if they had never been here. */
  onlineStatus: nullable(OnlineStatus),
  /** The other person of a private conversation. */
  partner: nullable(User),
  may: MayInConversation,
});
export type Entry = Static<typeof Entry>;

export const Member = Type.Object({
  user: User,
  user_id: Id,
  permission_level_id: Level,
  is_archived: Type.Boolean(),
  has_left: Type.Boolean(),
  onlineStatus: OnlineStatus,
  /** What they are at the school, in the order of their roles: words to look up (`people:roles.teacher`) and classes. */
  tags: Type.Array(Type.String()),
  may: Type.Object({ change_permission: Type.Boolean(), remove: Type.Boolean() }),
});

export type Member = Static<typeof Member>;

/** Somebody who can be written to (S2 section 3, "Contacts"). */
export const Contact = Type.Object({
  ...User.properties,
  /** Role words to look up (`people:roles.teacher`) and class names, which tell two of the same name apart. */
  tags: Type.Array(Type.String()),
  parents: Type.Array(Type.Object({ ...User.properties })),
});
export type Contact = Static<typeof Contact>;

/** A group of contacts that can be chosen as a whole. */
export const ContactGroup = Type.Object({
  key: Type.String(),
  kind: Type.String(),
  school_id: Id,
  study_year_id: nullable(Id),
  class_id: nullable(Id),
  class_name: nullable(Type.String()),
  /** How many people it has now. */
  count: Type.Integer(),
});

export const ReactionRecord = Type.Object({
  reaction: Type.String(),
  user_id: Id,
  message_id: Id,
  group_id: Id,
  process_id: nullable(Type.String()),
});
