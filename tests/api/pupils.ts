import type { Database } from '#platform/server/db.ts';
import { makeJournal } from '#platform/testing/journals.ts';
import { makeGuardianship, makeMember } from '#platform/testing/make.ts';
import type { Relation, World } from '#platform/testing/samples.ts';

type Kit = {
  readonly me: World['me'];
  readonly schoolOf: (relation: Relation) => number;
  readonly nobodysId: () => number;
};

const ABSENCE = `
  insert into journal.absence (school_id, person_id, reason, starts_at, ends_at, all_day, reported_by)
  values ($1, $2, 'A cold', date_trunc('day', now()), date_trunc('day', now()) + interval '3 days', true, $2) returning id`;

/** Whether the role that the caller stands in is that of a pupil. */
async function isPupil(db: Database, role_id: number | null): Promise<boolean> {
  const { rows } = await db.pool.query('select from people.role where id = $1 and type_id = 2', [role_id]);
  return rows.length > 0;
}

/** Pupils of the caller's family, and those of others. */
export const pupilsOf = (db: Database, { me, schoolOf, nobodysId }: Kit): Pick<World, 'pupil'> => ({
  async pupil(relation) {
    if (relation === 'unknown') return { person_id: nobodysId(), homework_id: nobodysId(), absence_id: nobodysId() };
    const school_id = schoolOf(relation);
    const teacher = await makeMember(db, { school_id, role: 'teacher' });
    const { journal_id, student_id, homework_id } = await makeJournal(db, { school_id, teacher_id: teacher.person_id });
    const isSelf = relation === 'own' && (await isPupil(db, me.role_id));
    const person_id = isSelf ? me.person_id : student_id;
    if (isSelf) {
      await db.pool.query(`update people.person set birthday = '2000-01-01' where id = $1`, [person_id]);
      await db.pool.query(
        `insert into journal.student (journal_id, person_id, joined_on)
         select journal_id, $2, joined_on from journal.student where journal_id = $1`,
        [journal_id, person_id],
      );
    } else if (relation === 'own') await makeGuardianship(db, me.person_id, person_id);
    const { rows } = await db.pool.query<{ id: number }>(ABSENCE, [school_id, person_id]);
    return { person_id, homework_id, absence_id: rows[0]?.id ?? 0 };
  },
});
