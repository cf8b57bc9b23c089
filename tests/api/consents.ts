import type { Database } from '#platform/server/db.ts';
import { makeMember } from '#platform/testing/make.ts';
import type { Relation, World } from '#platform/testing/samples.ts';

type Kit = {
  readonly me: World['me'];
  readonly schoolOf: (relation: Relation) => number;
  readonly nobodysId: () => number;
};

const CONSENT = `
  with consent as (
    insert into consents.consent (school_id, consent_type, target_type, created_by, created_at, published_at, delivered_at)
    select $1, 'simple', 'custom', $2, now(), published_at, published_at
    from (select case when $3 then now() end as published_at) as wish returning id
  ), version as (
    insert into consents.version (consent_id, version, title, description, written_by, written_at)
    select id, 1, 'Trip', '<p>May your child come along?</p>', $2, now() from consent
  ), target as (
    insert into consents.target (consent_id, type_id) select id, 2 from consent
  )
  select id from consent`;

const ANSWERED = `
  with asked as (
    insert into consents.users_consent
      (consent_id, person_id, status, answered_version, answered_by, answered_at, created_at, updated_at)
    values ($1, $2, 'accepted', 1, $2, now(), now(), now()) returning consent_id, person_id
  ), member as (
    insert into consents.membership (consent_id, person_id, type_id) select consent_id, person_id, 2 from asked
  )
  insert into consents.log (consent_id, for_person_id, by_person_id, type, version, proven_at, given_at)
  select consent_id, person_id, person_id, 'accepted', 1, now(), now() from asked`;

/** Consents of the caller's school or another, and questions to the caller or to somebody else. */
export function consentsOf(db: Database, { me, schoolOf, nobodysId }: Kit): Pick<World, 'consent' | 'question'> {
  const consent: World['consent'] = async (relation, state) => {
    if (relation === 'unknown') return nobodysId();
    const school_id = schoolOf(relation);
    const { person_id } = await makeMember(db, { school_id, role: 'admin' });
    const { rows } = await db.pool.query<{ id: number }>(CONSENT, [school_id, person_id, state === 'published']);
    const id = rows[0]?.id ?? 0;
    // A pupil has answered, so that whoever reads the answers sees one.
    if (state === 'published')
      await db.pool.query(ANSWERED, [id, (await makeMember(db, { school_id, role: 'student' })).person_id]);
    return id;
  };
  return {
    consent,
    async question(relation) {
      if (relation === 'unknown') return { person_id: nobodysId(), consent_id: nobodysId() };
      const person_id =
        relation === 'own'
          ? me.person_id
          : (await makeMember(db, { school_id: schoolOf(relation), role: 'staff' })).person_id;
      const consent_id = await consent(relation, 'published');
      await db.pool.query(
        `with asked as (
           insert into consents.users_consent (consent_id, person_id, created_at, updated_at) values ($1, $2, now(), now())
           returning consent_id, person_id
         ) insert into consents.membership (consent_id, person_id, type_id) select consent_id, person_id, 2 from asked`,
        [consent_id, person_id],
      );
      // Of age, known by an eID, and shown it just now: nothing but the policy stands between them and the answer.
      await db.pool.query(`update people.person set birthday = '1990-01-01', verified_at = now() where id = $1`, [
        person_id,
      ]);
      await db.pool.query('update account.session set eid_proved_at = now() where person_id = $1', [person_id]);
      return { person_id, consent_id };
    },
  };
}
