import { guardiansIn, portraitsOf, schoolWithFeatures, type Tie } from '#modules/people/server/doors.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Transaction } from '#platform/server/db.ts';
import type { Receiver } from '#platform/server/notice-parts.ts';
import type { Speaker } from '../rules/may-answer.ts';
import { speaksForSelf } from '../rules/speaks-for-self.ts';

/** As whom the caller speaks for a person of their school. */
export function speakerFor(actor: Actor, person_id: number, tie: Tie | undefined): Speaker {
  if (actor.user_id === person_id) return 'self';
  if (tie?.guardianship !== 'open') return 'nobody';
  return actor.role?.type_id === ROLE_TYPES.parent ? 'guardian' : 'guardian in another role';
}

/**
 * Those who are to answer for these people: themselves, or their guardians while they are under age. A guardian is told
 * for which children, who are known at home by their first names.
 */
export async function speakersFor(
  tx: Transaction,
  school_id: number,
  person_ids: readonly number[],
  now: Date,
): Promise<Receiver[]> {
  const time_zone = (await schoolWithFeatures(tx, school_id))?.time_zone ?? 'UTC';
  const people = await portraitsOf(tx, school_id, person_ids, now);
  const minors = people.filter(
    ({ birthday, type_ids }) =>
      !speaksForSelf({ birthday, time_zone, is_pupil: type_ids.includes(ROLE_TYPES.student) }, now),
  );
  const guarded = new Map(minors.map(({ person_id, firstname }) => [person_id, firstname]));
  const ties = await guardiansIn(tx, school_id, [...guarded.keys()], now);
  const byGuardian = Map.groupBy(ties, ({ guardian_id }) => guardian_id);
  const selves = new Set(person_ids.filter((person_id) => !guarded.has(person_id)));
  const guardians = [...byGuardian].map(([person_id, own]) => {
    const children = own.map(({ child_id }) => guarded.get(child_id) ?? '').sort();
    return {
      person_id,
      own_params: { context: selves.has(person_id) ? 'both' : 'child', children: children.join(', ') },
    };
  });
  return [...[...selves].filter((id) => !byGuardian.has(id)).map((person_id) => ({ person_id })), ...guardians];
}
