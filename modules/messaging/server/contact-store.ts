import {
  countStanding,
  familyOf,
  isTeacherContactOpen,
  reachedPersons,
  runningYear,
  type Seeker,
  schoolClasses,
  sidesOf,
} from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import type { ContactKey } from '../contract/shapes.ts';
import { groupsFor, type OfferedGroup } from '../rules/contact-groups.ts';
import { reachOf } from '../rules/may-write.ts';

/**
 * Whom the caller reaches in a school: by the current role where that is of the school, else by what they are there.
 * Undefined where they are nothing.
 */
export async function seekerIn(
  tx: Transaction,
  { user_id, role }: Actor,
  school_id: number,
  now: Date,
): Promise<Seeker | undefined> {
  const sides = await sidesOf(tx, school_id, [user_id], now, role?.school_id === school_id ? role.role_id : null);
  if (sides.length === 0) return undefined;
  const reach = reachOf(sides, await isTeacherContactOpen(tx, school_id));
  return { school_id, person_id: user_id, reach, family_ids: await familyOf(tx, user_id) };
}

export type NamedGroup = OfferedGroup & { readonly class_name: string | null };

/** The groups of contacts that somebody may write to as a whole; they are those of the running study year. */
export async function offeredGroups(tx: Transaction, seeker: Seeker, now: Date): Promise<NamedGroup[]> {
  const classes = await schoolClasses(tx, seeker.school_id);
  const names = new Map(classes.map(({ id, name }) => [id, name]));
  const standing = await countStanding(tx, seeker.school_id, now);
  const class_ids = classes.map(({ id }) => id);
  return groupsFor(seeker.person_id, seeker.reach, standing, class_ids).map((group) => ({
    ...group,
    class_name: group.class_id === null ? null : (names.get(group.class_id) ?? null),
  }));
}

/** Those who were chosen, and whether the caller may write to all of them. */
export type Chosen = { readonly person_ids: readonly number[]; readonly is_reached: boolean };

/** Finds out who is meant by single persons or by groups. */
export async function resolveChoice(
  tx: Transaction,
  seeker: Seeker,
  choice: { readonly user_ids: readonly number[]; readonly groups: readonly ContactKey[] },
  now: Date,
): Promise<Chosen> {
  if (choice.groups.length === 0) {
    const reached = await reachedPersons(tx, seeker, { person_ids: choice.user_ids }, now);
    return { person_ids: choice.user_ids, is_reached: reached.length === choice.user_ids.length };
  }
  const year = await runningYear(tx, seeker.school_id, now);
  const offered = new Map((await offeredGroups(tx, seeker, now)).map((group) => [group.key, group.person_ids]));
  const found = choice.groups.map(({ key, study_year_id }) =>
    study_year_id === null || study_year_id === year ? offered.get(key) : undefined,
  );
  return {
    person_ids: [...new Set(found.flatMap((person_ids) => person_ids ?? []))],
    is_reached: !found.includes(undefined),
  };
}
