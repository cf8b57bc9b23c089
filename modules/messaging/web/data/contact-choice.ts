import type { Static } from 'typebox';
import {
  ANNOUNCEMENT_PEOPLE_MAX,
  ANNOUNCEMENT_RECIPIENTS_MIN,
  FORWARD_MAX,
  PEOPLE_MAX,
} from '../../contract/limits.ts';
import type { ContactGroup as ContactGroupShape, Entry, User } from '../../contract/shapes.ts';
import type { Context } from './contacts-address.ts';

export type ContactGroup = Static<typeof ContactGroupShape>;

/** Whom somebody has chosen so far. */
export type Choice = {
  readonly people: readonly User[];
  readonly groups: readonly ContactGroup[];
  /** Only where something is sent on. */
  readonly conversations: readonly Entry[];
};

/** Whom somebody comes with to the picker; it travels with the entry of the history. */
export type ChosenBefore = Pick<Choice, 'people'>;

export const NOBODY: Choice = { people: [], groups: [], conversations: [] };

export const isNobody = ({ people, groups, conversations }: Choice): boolean =>
  people.length + groups.length + conversations.length === 0;

const isSameGroup = (one: ContactGroup, other: ContactGroup): boolean =>
  one.key === other.key && one.school_id === other.school_id && one.study_year_id === other.study_year_id;

export const hasPerson = ({ people }: Choice, id: number): boolean => people.some((one) => one.id === id);
export const hasGroup = ({ groups }: Choice, group: ContactGroup): boolean =>
  groups.some((one) => isSameGroup(one, group));
export const hasConversation = ({ conversations }: Choice, id: number): boolean =>
  conversations.some(({ group }) => group.group_id === id);

/** Single people do not go beside groups (S2 section 5). */
export const mayChoosePeople = ({ groups }: Choice): boolean => groups.length === 0;

/** Groups do not go beside single people, and only with those of the same school and study year. */
export function mayChooseGroup({ people, groups }: Choice, group: ContactGroup): boolean {
  const [first] = groups;
  if (people.length > 0) return false;
  return !first || (first.school_id === group.school_id && first.study_year_id === group.study_year_id);
}

/** Takes all of some people in, or, when they all are in already, out; with a pupil their parents may come along. */
export function togglePeople(choice: Choice, some: readonly User[]): Choice {
  const ids = some.map(({ id }) => id);
  if (ids.every((id) => hasPerson(choice, id))) {
    return { ...choice, people: choice.people.filter(({ id }) => !ids.includes(id)) };
  }
  return { ...choice, people: [...choice.people, ...some.filter(({ id }) => !hasPerson(choice, id))] };
}

export const toggleGroup = (choice: Choice, group: ContactGroup): Choice => ({
  ...choice,
  groups: hasGroup(choice, group) ? choice.groups.filter((one) => !isSameGroup(one, group)) : [...choice.groups, group],
});

export const toggleConversation = (choice: Choice, entry: Entry): Choice => ({
  ...choice,
  conversations: hasConversation(choice, entry.group.group_id)
    ? choice.conversations.filter(({ group }) => group.group_id !== entry.group.group_id)
    : [...choice.conversations, entry],
});

/** How many people it is at most: somebody may be in two of the groups. */
export const countPeople = ({ people, groups }: Choice): number =>
  people.length + groups.reduce((sum, { count }) => sum + count, 0);

/** What the choice becomes, as far as the screen says it; the server decides. */
export type Outcome = 'private' | 'group' | 'announcement' | 'forward' | 'members';

export function outcomeOf(context: Context, { people, groups }: Choice): Outcome {
  if (context === 'announcement' || context === 'forward' || context === 'members') return context;
  return groups.length === 0 && people.length === 1 ? 'private' : 'group';
}

/** Whether a conversation begins that needs a title of its own. */
export function needsTitle(context: Context, choice: Choice): boolean {
  if (context === 'announcement') return true;
  if (context === 'members') return false;
  return choice.groups.length > 0 || (context === 'new' && choice.people.length > 1);
}

/** What keeps the choice from going on: too many, or how many more are needed; null when nothing does. */
export type Obstacle =
  | { readonly is: 'too_many'; readonly max: number }
  | { readonly is: 'too_many_conversations'; readonly max: number }
  | { readonly is: 'too_few'; readonly missing: number };

export function obstacleTo(context: Context, choice: Choice): Obstacle | null {
  // One by one there are never more; whether people are added to an announcement, only the server knows.
  const isForAll = choice.people.length === 0 && (context === 'announcement' || context === 'members');
  const max = isForAll ? ANNOUNCEMENT_PEOPLE_MAX : PEOPLE_MAX;
  // Somebody may be in two of the groups, so how many they are together is left to the server.
  const surely = Math.max(choice.people.length, ...choice.groups.map(({ count }) => count));
  if (surely > max) return { is: 'too_many', max };
  // Everybody who was chosen gets it in a conversation of their own.
  if (context === 'forward' && choice.conversations.length + choice.people.length > FORWARD_MAX)
    return { is: 'too_many_conversations', max: FORWARD_MAX };
  const missing = ANNOUNCEMENT_RECIPIENTS_MIN - countPeople(choice);
  if (context === 'announcement' && !isNobody(choice) && missing > 0) return { is: 'too_few', missing };
  return null;
}

/** The part of a request that says who was chosen. */
export const chosenBody = ({ people, groups }: Choice) => ({
  ...(people.length > 0 && { user_ids: people.map(({ id }) => id) }),
  ...(groups.length > 0 && {
    groups: groups.map(({ school_id, study_year_id, key }) => ({ school_id, study_year_id, key })),
  }),
});
