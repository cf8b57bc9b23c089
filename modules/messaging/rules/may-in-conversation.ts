import { ANNOUNCEMENTS, type GroupType, LEVELS, WITH_REPLIES, WITHOUT_REPLIES } from '../contract/kinds.ts';

/** How somebody stands in a conversation, as far as it decides what they may do there. */
export type Standing = {
  readonly group_type: GroupType;
  readonly title: string;
  readonly permission_level_id: number;
  readonly has_left: boolean;
  /** In a private conversation: whether one of the two may write to the other. */
  readonly may_talk: boolean;
  /** How many messages people wrote in it. */
  readonly last_count: number;
};

/** What of it decides whether they may add anything: words, a reaction, a vote. */
export type Adding = Pick<Standing, 'group_type' | 'permission_level_id' | 'has_left' | 'may_talk'>;

export type Rights = {
  /** What they are in the school of the conversation counts as staff (S2 section 5). */
  readonly is_staff: boolean;
  /** What the school package of the current role has. */
  readonly features: readonly string[];
};

const isAdmin = ({ permission_level_id, has_left }: Pick<Standing, 'permission_level_id' | 'has_left'>): boolean =>
  !has_left && permission_level_id === LEVELS.admin;

/** Notes to oneself have no title, and nobody else comes to them. */
const isNotes = ({ group_type, title }: Standing): boolean => group_type === 'forever_alone' && title === '';

/** Groups that people make and keep themselves; official ones are kept by the roles. */
const isOwnGroup = (standing: Standing): boolean =>
  ['simple', 'new_announcement', 'forever_alone'].includes(standing.group_type) && !isNotes(standing);

/** Where neither of two may write to the other any more, nothing is added (decision 028); the platform's word stands alone. */
const isOpen = ({ has_left, group_type, may_talk }: Adding): boolean =>
  !has_left && group_type !== 'campaign' && (group_type !== 'private' || may_talk);

/** In announcements only the author posts, and those who are admins beside them; in a campaign nobody does any more. */
export const mayPost = (standing: Adding): boolean =>
  isOpen(standing) && (!ANNOUNCEMENTS.includes(standing.group_type) || isAdmin(standing));

/** Whoever reads an announcement may react and vote. */
export const mayReact = (standing: Adding): boolean => isOpen(standing);

/** Whoever is still there may take back how they reacted or voted: that adds nothing. */
export const mayTakeBack = ({ has_left }: Pick<Standing, 'has_left'>): boolean => !has_left;

/** The results go on changing, so whoever left does not take them along. */
export const mayExportPolls = ({ has_left }: Pick<Standing, 'has_left'>): boolean => !has_left;

/** In announcements only admins know who reads them (S2 section 6). */
export const maySeeMembers = (standing: Pick<Standing, 'has_left' | 'group_type' | 'permission_level_id'>): boolean =>
  !standing.has_left && (!ANNOUNCEMENTS.includes(standing.group_type) || isAdmin(standing));

/** Authors know who has seen their words, and admins know it of everybody's, where they may know who is there at all. */
export const maySeeReaders = (
  standing: Pick<Standing, 'has_left' | 'group_type' | 'permission_level_id'>,
  { is_own }: { is_own: boolean },
): boolean => maySeeMembers(standing) && (is_own || isAdmin(standing));

export const mayChangeSettings = (standing: Standing): boolean => isAdmin(standing) && isOwnGroup(standing);

export const mayToggleReplies = (standing: Standing): boolean =>
  isAdmin(standing) &&
  (WITH_REPLIES[standing.group_type] !== undefined || WITHOUT_REPLIES[standing.group_type] !== undefined);

export const mayLeave = (standing: Standing): boolean => !standing.has_left && isOwnGroup(standing);

/** Deleting for everyone is for those who keep it, while nobody has written (S2 section 4). */
export const mayDeleteForEveryone = (standing: Standing): boolean =>
  isAdmin(standing) && (isOwnGroup(standing) || standing.group_type === 'private');

/** Everything that somebody may do in a conversation, for the answers that carry it. */
export const mayInConversation = (standing: Standing, { is_staff, features }: Rights) => ({
  post: mayPost(standing),
  post_important: is_staff && mayPost(standing),
  create_poll: features.includes('MESSAGING_POLLS') && mayPost(standing),
  vote: mayReact(standing),
  unvote: mayTakeBack(standing),
  export_polls: features.includes('MESSAGING_POLLS') && mayExportPolls(standing),
  react: features.includes('MESSAGING_REACTIONS') && mayReact(standing),
  unreact: features.includes('MESSAGING_REACTIONS') && mayTakeBack(standing),
  see_react_promo: !features.includes('MESSAGING_REACTIONS') && mayReact(standing),
  change_settings: mayChangeSettings(standing),
  add_members: mayChangeSettings(standing),
  see_members: maySeeMembers(standing),
  see_own_readers: maySeeReaders(standing, { is_own: true }),
  toggle_replies: mayToggleReplies(standing),
  leave: mayLeave(standing),
  delete_for_everyone: mayDeleteForEveryone(standing) && standing.last_count === 0,
});
