import type { Database } from '#platform/server/db.ts';
import { makeJournal } from '#platform/testing/journals.ts';
import { makeMember } from '#platform/testing/make.ts';
import type { Relation, World } from '#platform/testing/samples.ts';

type Kit = {
  readonly me: World['me'];
  readonly schoolOf: (relation: Relation) => number;
  readonly nobodysId: () => number;
};

// Ranges of one school lie apart, whoever makes them; those of the samples lie further down.
let ranges = 10_000;
// The same for free days; those of the samples lie further ahead.
let days = 0;

const idOf = async (db: Database, statement: string, values: unknown[]): Promise<number> =>
  (await db.pool.query<{ id: number }>(statement, values)).rows[0]?.id ?? 0;

const journalFor =
  (db: Database, { me, schoolOf, nobodysId }: Kit): World['journal'] =>
  async (relation) => {
    if (relation === 'unknown') {
      const [journal_id, student_id, event_id, assessment_id, homework_id] = Array.from({ length: 5 }, nobodysId);
      return { journal_id, student_id, event_id, assessment_id, homework_id } as Awaited<ReturnType<World['journal']>>;
    }
    const school_id = schoolOf(relation);
    const teacher_id =
      relation === 'own' ? me.person_id : (await makeMember(db, { school_id, role: 'teacher' })).person_id;
    return makeJournal(db, { school_id, teacher_id });
  };

/** Journals of the caller, of colleagues and of another school. */
export const journalsOf = (
  db: Database,
  kit: Kit,
): Pick<
  World,
  'journal' | 'gradedLesson' | 'pointedJournal' | 'creditRange' | 'freeDays' | 'whiteboardItem' | 'workplan'
> => ({
  journal: journalFor(db, kit),
  async gradedLesson(relation) {
    const { journal_id, event_id, student_id } = await journalFor(db, kit)(relation);
    if (relation !== 'unknown')
      await db.pool.query(
        `insert into journal.cell (journal_id, person_id, event_id, value, written_by, written_at)
         values ($1, $2, $3, '4', $2, now())`,
        [journal_id, student_id, event_id],
      );
    return { journal_id, event_id };
  },
  async pointedJournal(relation) {
    const { journal_id, assessment_id, student_id } = await journalFor(db, kit)(relation);
    if (relation !== 'unknown')
      await db.pool.query(
        `with pointed as (update journal.journal set is_point_based = true where id = $1),
           reachable as (update journal.assessment set max_points = 20 where id = $3)
         insert into journal.cell (journal_id, person_id, assessment_id, points, written_by, written_at)
         values ($1, $2, $3, 17, $2, now())`,
        [journal_id, student_id, assessment_id],
      );
    return journal_id;
  },
  async creditRange(relation) {
    if (relation === 'unknown') return kit.nobodysId();
    ranges += 1;
    return idOf(
      db,
      `insert into journal.credit_range (school_id, range_from, range_to, value) values ($1, $2::int, $2::int + 0.5, 'Good')
       returning id`,
      [kit.schoolOf(relation), ranges],
    );
  },
  async freeDays(relation) {
    if (relation === 'unknown') return kit.nobodysId();
    days += 1;
    return idOf(
      db,
      `insert into journal.free_days (school_id, name, starts_on, ends_on)
       values ($1, 'Snow days', date '2030-01-01' + $2::int, date '2030-01-01' + $2::int) returning id`,
      [kit.schoolOf(relation), days],
    );
  },
  async workplan(relation) {
    if (relation === 'unknown') return kit.nobodysId();
    const school_id = kit.schoolOf(relation);
    const author =
      relation === 'own' ? kit.me.person_id : (await makeMember(db, { school_id, role: 'teacher' })).person_id;
    return idOf(
      db,
      `insert into journal.workplan (school_id, name, created_by) values ($1, 'Trigonometry', $2) returning id`,
      [school_id, author],
    );
  },
  async whiteboardItem(relation) {
    if (relation === 'unknown') return kit.nobodysId();
    const school_id = kit.schoolOf(relation);
    const author =
      relation === 'own' ? kit.me.person_id : (await makeMember(db, { school_id, role: 'teacher' })).person_id;
    return idOf(
      db,
      `insert into journal.whiteboard_item (school_id, title, created_by) values ($1, 'Chalk', $2) returning id`,
      [school_id, author],
    );
  },
});
