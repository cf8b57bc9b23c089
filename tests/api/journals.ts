import type { Database } from '#platform/server/db.ts';
import { makeJournal } from '#platform/testing/journals.ts';
import { makeMember } from '#platform/testing/make.ts';
import type { Relation, World } from '#platform/testing/samples.ts';

type Kit = {
  readonly me: World['me'];
  readonly schoolOf: (relation: Relation) => number;
  readonly nobodysId: () => number;
};

/** Journals of the caller, of colleagues and of another school. */
export const journalsOf = (db: Database, { me, schoolOf, nobodysId }: Kit): Pick<World, 'journal'> => ({
  async journal(relation) {
    if (relation === 'unknown') {
      const [journal_id, student_id, event_id, assessment_id, homework_id] = Array.from({ length: 5 }, nobodysId);
      return { journal_id, student_id, event_id, assessment_id, homework_id } as Awaited<ReturnType<World['journal']>>;
    }
    const school_id = schoolOf(relation);
    const teacher_id =
      relation === 'own' ? me.person_id : (await makeMember(db, { school_id, role: 'teacher' })).person_id;
    return makeJournal(db, { school_id, teacher_id });
  },
});
