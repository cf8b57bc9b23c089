import type { ActorFacts, ActorRole } from '#platform/server/actor.ts';
import type { Database } from '#platform/server/db.ts';

/** Who signed in, and in which role they want to act. */
type ActorQuestion = { readonly person_id: number; readonly role_id: number | null };

/** What people knows of a caller; the rest is their session's. */
type ActorAnswer = Omit<ActorFacts, 'session_id' | 'session_key' | 'is_launched' | 'proved_at' | 'eid_proved_at'>;

// One statement for all callers of the moment. Written against pg itself with rows as arrays:
// it runs before every signed-in call, so what it costs is what everything costs. The same goes
// for the features as one text: parsing an array takes longer than all other columns together. The
// limits of one keep the planner from joining all roles of all schools first and choosing afterwards.
const LOAD_ACTORS = `
  select question.position, person.id, person.firstname, person.lastname, person.lang_code, person.profile_picture, person.support_chat_id,
         person.is_root, person.verified_at is not null,
         role.id, role.type_id, role.school_id, role.class_id, role.features,
         case when role.type_id = 3 then viewed.child_id else person.id end
  from unnest($1::int[], $2::int[]) with ordinality as question (person_id, role_id, position)
  join people.person on person.id = question.person_id
  left join lateral (
    select role.id, role.type_id, role.school_id, role.class_id, role.viewed_user_id,
           array_to_string(package.features, ',') as features, clock.today
    from people.role
    join people.school on school.id = role.school_id
    join people.package using (package_key)
    cross join lateral (select ($3::timestamptz at time zone school.time_zone)::date as today) clock
    where role.id = question.role_id and role.person_id = person.id and role.ended_at is null
      and role.starts_on <= clock.today and (role.ends_on is null or role.ends_on > clock.today)
    limit 1
  ) role on true
  left join lateral (
    select guardianship.child_id
    from people.guardianship
    join people.role pupil on pupil.person_id = guardianship.child_id and pupil.school_id = role.school_id
      and pupil.type_id = 2 and pupil.ended_at is null
      and pupil.starts_on <= role.today and (pupil.ends_on is null or pupil.ends_on > role.today)
    where role.type_id = 3 and guardianship.guardian_id = person.id and guardianship.barred_at is null
    order by (guardianship.child_id = role.viewed_user_id) desc nulls last, guardianship.id
    limit 1
  ) viewed on true`;

type ActorRow = [
  position: number,
  person_id: number,
  string,
  string,
  string,
  string | null,
  string | null,
  boolean,
  boolean,
  number | null,
  number,
  number,
  number | null,
  string,
  number | null,
];

const roleOf = ([, , , , , , , , , role_id, type_id, school_id, class_id, features]: ActorRow): ActorRole | null =>
  role_id === null
    ? null
    : { role_id, type_id, school_id, class_id, features: features === '' ? [] : features.split(',') };

/**
 * Loads the callers of the moment. Each answer is put at the place of its question: a person who vanished
 * in between leaves a hole, and nobody is taken for their neighbour.
 */
export async function loadActors(
  db: Database,
  questions: readonly ActorQuestion[],
  now: Date,
): Promise<(ActorAnswer | undefined)[]> {
  const result = await db.pool.query<ActorRow>({
    name: 'load-actors',
    text: LOAD_ACTORS,
    values: [questions.map((q) => q.person_id), questions.map((q) => q.role_id), now],
    rowMode: 'array',
  } as never);
  const answers: (ActorAnswer | undefined)[] = questions.map(() => undefined);
  for (const row of result.rows as unknown as ActorRow[])
    answers[row[0] - 1] = {
      user_id: row[1],
      firstname: row[2],
      lastname: row[3],
      lang_code: row[4],
      profile_picture: row[5],
      support_chat_id: row[6],
      is_root: row[7],
      is_verified: row[8],
      role: roleOf(row),
      viewed_user_id: row[14],
    };
  return answers;
}
