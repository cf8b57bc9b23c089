import { Type } from 'typebox';
import { fact } from '#platform/contract/fact.ts';
import { Id, Moment, nullable } from '#platform/contract/shapes.ts';
import { GroupType, Level, Message, OnlineStatus, ReactionRecord } from './shapes.ts';

// The names are those of S2 section 7. Audiences: `conversation:<id>` are the members who are in it, `conversation-admins:<id>`
// its admins, `message:<id>` those who may see a message, `acquaintances:<person>` those who share a private conversation
// with somebody in which one of the two may still write.

const OneGroup = { group_id: Id };
const OneMessage = { group_id: Id, message_id: Id };

/**
 * A message came, told to all alike: nobody's rights, files without addresses (`path_in_filesystem` is empty), and of an
 * answer only `master_message_id`. Whoever needs more asks for the message.
 */
export const newMessage = fact(
  'newMessage',
  Type.Object({
    ...OneGroup,
    message: Message,
    /** More than a few hear of it, and would all ask at once; how many they are is not told. */
    is_for_many: Type.Boolean(),
  }),
);
/** A poll came; besides `newMessage`, so that a client that only knows polls hears of it too. */
export const addPoll = fact('addPoll', Type.Object({ ...OneMessage, poll_id: Id }));
export const votePoll = fact(
  'votePoll',
  Type.Object({
    ...OneMessage,
    poll_id: Id,
    voters: Type.Integer(),
    answers: Type.Array(Type.Object({ id: Id, votes: Type.Integer() })),
    /** Who voted, and what they chose now: their own other tabs show it as theirs. In announcements only they are told. */
    user_id: nullable(Id),
    answer_id: nullable(Id),
  }),
);
export const messageEdit = fact(
  'messageEdit',
  Type.Object({ ...OneMessage, content_plain: Type.String(), last_edited: nullable(Moment) }),
);
/**
 * Somebody has seen what came after one number, up to another; told to themselves, and to those who may know who has seen
 * what. What was said while they were away stays unseen by them. Authors who may not know who it was hear no name.
 */
export const messageRead = fact(
  'messageRead',
  Type.Object({
    ...OneGroup,
    user_id: nullable(Id),
    after_number: Type.Integer(),
    number: Type.Integer(),
    seen_at: Moment,
  }),
);
export const messageDeleted = fact('messageDeleted', Type.Object(OneMessage));
export const memberRemoved = fact('memberRemoved', Type.Object({ ...OneGroup, user_id: Id }));
export const memberAdded = fact('memberAdded', Type.Object({ ...OneGroup, user_ids: Type.Array(Id) }));
export const memberAccessChanged = fact(
  'memberAccessChanged',
  Type.Object({ ...OneGroup, user_id: Id, permission_level_id: Level }),
);
/** Title, picture or kind are others. */
export const conversationUpdated = fact('conversationUpdated', Type.Object(OneGroup));
export const setReplies = fact(
  'setReplies',
  Type.Object({ ...OneGroup, enabled: Type.Boolean(), group_type: GroupType }),
);
export const conversationDeleted = fact('conversationDeleted', Type.Object(OneGroup));
/** In announcements nobody is told who it was. */
const ToldReaction = Type.Object({ ...ReactionRecord.properties, user_id: nullable(Id) });
export const addReaction = fact('addReaction', ToldReaction);
export const deleteReaction = fact('deleteReaction', ToldReaction);
/** Everything is read, in one conversation or in all; told to the reader's own tabs. */
export const readAll = fact('readAll', Type.Object({ group_id: nullable(Id) }));
/** Told by the platform: somebody came or went. */
export const onlineStatus = fact(
  'onlineStatus',
  Type.Object({ user_id: Id, is_online: Type.Boolean(), last_activity: OnlineStatus.properties.last_activity }),
);
/** The own side of a conversation is another: muted, archived, emptied, a message hidden, a draft; told to one's own tabs. */
export const ownSideChanged = fact(
  'messaging.own_side_changed',
  Type.Object({
    group_id: nullable(Id),
    /** What was hidden or shown again. */
    message_id: Type.Optional(Id),
    is_emptied: Type.Optional(Type.Boolean()),
  }),
);
/** Somebody is another one in a school or a family: whom they may write to, and who may write to them, can be others too. */
export const standingChanged = fact('messaging.standing_changed', Type.Object({}));
/** Notices of the platform came or went. */
export const announcementsChanged = fact('messaging.announcements_changed', Type.Object({}));
