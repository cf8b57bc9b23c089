import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import { ANNOUNCEMENTS, type GroupType } from '../contract/kinds.ts';
import { ANNOUNCEMENT_PEOPLE_MAX, ANNOUNCEMENT_RECIPIENTS_MIN, PEOPLE_MAX } from '../contract/limits.ts';
import type { ContactKey } from '../contract/shapes.ts';

/** What somebody chose for a new conversation, or to add to one. */
export type Choice = {
  /** Single persons without oneself, each once. */
  readonly user_ids: readonly number[];
  readonly groups: readonly ContactKey[];
  readonly study_year_id?: number | undefined;
};

type ChoiceFault =
  | 'no_users_selected'
  | 'too_many_users'
  | 'users_beside_groups'
  | 'groups_of_different_schools'
  | 'groups_of_different_years';

const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size > 1;

/** Whether what was chosen goes together (S2 section 5); how many people the groups have is not known yet. */
export function judgeChoice({ user_ids, groups, study_year_id }: Choice): Verdict<ChoiceFault> {
  if (user_ids.length > 0 && groups.length > 0) return refuse('users_beside_groups');
  if (areDifferent(groups.map(({ school_id }) => school_id))) return refuse('groups_of_different_schools');
  const years = groups.map((group) => group.study_year_id);
  if (areDifferent(groups.length > 0 && study_year_id !== undefined ? [...years, study_year_id] : years))
    return refuse('groups_of_different_years');
  if (user_ids.length === 0 && groups.length === 0) return refuse('no_users_selected');
  return judgeCount(user_ids.length, PEOPLE_MAX);
}

const judgeCount = (people: number, max: number): Verdict<'too_many_users'> =>
  people > max ? refuse('too_many_users', { max }) : allow;

/** Whether a kind can be given so many at once (decision 040). */
export const judgeSize = (kind: GroupType, people: number): Verdict<'too_many_users'> =>
  judgeCount(people, ANNOUNCEMENTS.includes(kind) ? ANNOUNCEMENT_PEOPLE_MAX : PEOPLE_MAX);

/** What a new conversation becomes: one person makes it private unless a group was asked for; nobody at all, notes. */
export function kindOf(asked: GroupType | undefined, { user_ids, groups }: Choice): GroupType {
  if (asked !== undefined) return asked;
  return groups.length === 0 && user_ids.length === 1 ? 'private' : 'simple';
}

/** Whether a kind can have so many recipients. */
export function judgeRecipients(
  kind: GroupType,
  count: number,
): Verdict<'private_conversation_cannot_be_announcement' | 'too_few_recipients'> {
  if (kind !== 'new_announcement') return allow;
  if (count === 1) return refuse('private_conversation_cannot_be_announcement');
  return count < ANNOUNCEMENT_RECIPIENTS_MIN
    ? refuse('too_few_recipients', { min: ANNOUNCEMENT_RECIPIENTS_MIN })
    : allow;
}
