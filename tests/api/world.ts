import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/server/db.ts';
import { hashOf } from '#platform/server/seal.ts';
import { makeGuardianship, makeMember, makeSchool } from '#platform/testing/make.ts';
import type { Relation, World } from '#platform/testing/samples.ts';

/** The schools of the demonstration that stories play in: one's own, and the neighbour's. */
export const HOME = 1;
const NEIGHBOUR = 2;

// Ids that fit every column and belong to nobody; each is used once, as those of real things would be.
let nobody = 2_000_000_000;
const nobodysId = (): number => {
  nobody += 1;
  return nobody;
};

let words = 0;

/** The last class of each school: those whom `makeMember` makes are in the first, and can be moved. */
export async function lastClasses(db: Database): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.pool.query<{ school_id: number; id: number }>(
    'select school_id, max(id) as id from people.class group by school_id',
  );
  return new Map(rows.map(({ school_id, id }) => [school_id, id]));
}

const invite = (db: Database, person_id: number, school_id: number, code: string) =>
  db.pool.query(
    `insert into people.invitation (person_id, school_id, code_hash, expires_at)
     values ($1, $2, $3, now() + interval '1 day')`,
    [person_id, school_id, hashOf(code)],
  );

type Me = World['me'] & { readonly school_id: number | null };

/** The world as one caller finds it; everything in it is made when it is asked for. */
export function worldOf(db: Database, classes: ReadonlyMap<number, number>, me: Me): World {
  const home = me.school_id ?? HOME;
  const away = home === HOME ? NEIGHBOUR : HOME;
  const schoolOf = (relation: Relation): number => (relation === 'other school' ? away : home);

  const member: World['member'] = async (relation, role) =>
    relation === 'unknown'
      ? { person_id: nobodysId(), role_id: nobodysId() }
      : makeMember(db, { school_id: schoolOf(relation), role });

  return {
    me,
    school: (relation) => (relation === 'unknown' ? nobodysId() : schoolOf(relation)),
    class: (relation) => (relation === 'unknown' ? nobodysId() : (classes.get(schoolOf(relation)) ?? 0)),
    someone: async (relation) => (relation === 'own' ? me.person_id : (await member(relation, 'staff')).person_id),
    member,
    async guardianship(relation) {
      if (relation === 'unknown') return nobodysId();
      const [parent, pupil] = [await member(relation, 'parent'), await member(relation, 'student')];
      return makeGuardianship(db, parent.person_id, pupil.person_id);
    },
    async invited(relation) {
      const code = randomBytes(32).toString('base64url');
      if (relation === 'unknown') return { person_id: nobodysId(), code };
      const { person_id } = await member(relation, 'staff');
      await invite(db, person_id, schoolOf(relation), code);
      return { person_id, code };
    },
    async newSchool(relation) {
      if (relation === 'unknown') return nobodysId();
      const school_id = await makeSchool(db);
      const { person_id } = await makeMember(db, { school_id, role: 'admin' });
      await invite(db, person_id, school_id, randomBytes(32).toString('base64url'));
      return school_id;
    },
    word: () => {
      words += 1;
      return `word-${words}`;
    },
  };
}
