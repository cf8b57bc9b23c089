import { sql } from 'kysely';
import { childrenOf, dayAt, runningYear } from '#modules/people/server/doors.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import type { TodayEntry, TodayLesson } from '#platform/contract/today.ts';
import type { Actor } from '#platform/server/actor.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { journalsBehind } from './journals-store.ts';
import { isHomeworkFor } from './reach-store.ts';
import { plannedOpen } from './timetable-store.ts';

const { teacher, formmaster, student, parent } = ROLE_TYPES;

const isTeaching = ({ role }: Actor): boolean => role?.type_id === teacher || role?.type_id === formmaster;

/** The lessons of today in the caller's journals: those that are entered, and those that the timetable still waits for. */
export async function lessonsToday(tx: Transaction, actor: Actor, now: Date): Promise<TodayLesson[]> {
  if (actor.role === null || !isTeaching(actor)) return [];
  const { school_id } = actor.role;
  const today = sql.val(await dayAt(tx, school_id, now));
  return rows(
    tx,
    sql<TodayLesson>`
      with own as (
        select journal.id, journal.school_id, journal.title, journal.locked_at
        from journal.journal join journal.teacher on teacher.journal_id = journal.id
        where teacher.person_id = ${actor.user_id} and journal.school_id = ${school_id})
      select event.id, event.title, event.lesson_number, own.id as journal_id, own.title as journal_title,
        '/journal/' || own.id as link
      from own join journal.event on event.journal_id = own.id
      where event.event_date = ${today}::date and event.deleted_at is null
      union all
      select null, '', open.lesson_number, own.id, own.title, '/journal/' || own.id
      from own cross join lateral (${plannedOpen('own', today, today)}) open where own.locked_at is null
      order by lesson_number, journal_title, id nulls last`,
  );
}

/** Lessons that the timetable had and nobody has entered, in all journals of a teacher together. */
async function missingToday(tx: Transaction, actor: Actor, now: Date): Promise<TodayEntry[]> {
  if (actor.role === null) return [];
  const { school_id } = actor.role;
  const year = await runningYear(tx, school_id, now);
  if (year === null) return [];
  const behind = await journalsBehind(tx, actor, year, await dayAt(tx, school_id, now));
  const [first] = behind;
  if (first === undefined) return [];
  const count = behind.reduce((total, { missing_count }) => total + missing_count, 0);
  const link = behind.length === 1 ? `/journal/${first.id}` : '/journal';
  return [{ kind: 'journal:today.missing', params: { count }, link, urgency: 'soon', child: null, due: null }];
}

type Pupil = { readonly user_id: number; readonly school_id: number; readonly child: TodayEntry['child'] };

/** The pupils whom the caller cares for: themselves, or their children in whichever school. */
async function pupilsOf(tx: Transaction, { role, user_id }: Actor, now: Date): Promise<Pupil[]> {
  if (role?.type_id === student) return [{ user_id, school_id: role.school_id, child: null }];
  if (role?.type_id !== parent) return [];
  return (await childrenOf(tx, user_id, now)).map((child) => ({
    user_id: child.user_id,
    school_id: child.school_id,
    child: { user_id: child.user_id, firstname: child.firstname },
  }));
}

const dueFor = (tx: Transaction, given: readonly { user_id: number; school_id: number; today: string }[]) =>
  rows(
    tx,
    sql<{ user_id: number; school_id: number; count: number }>`
      select given.user_id, given.school_id, count(*)::int as count
      from json_to_recordset(${JSON.stringify(given)}) as given (user_id int, school_id int, today date)
      join journal.student on student.person_id = given.user_id and student.left_on is null
      join journal.journal on journal.id = student.journal_id and journal.school_id = given.school_id
      join journal.homework on homework.journal_id = journal.id and homework.due_on = given.today + 1
      where homework.deleted_at is null
        and ${isHomeworkFor(sql.ref('given.user_id'))}
        and not exists (select from journal.homework_done
          where homework_done.homework_id = homework.id and homework_done.person_id = given.user_id)
      group by given.user_id, given.school_id`,
  );

/** Homework that is due tomorrow, one line for each pupil. */
async function homeworkTomorrow(tx: Transaction, actor: Actor, now: Date): Promise<TodayEntry[]> {
  const pupils = await pupilsOf(tx, actor, now);
  const days = new Map<number, string>();
  for (const { school_id } of pupils) days.set(school_id, days.get(school_id) ?? (await dayAt(tx, school_id, now)));
  const due = await dueFor(
    tx,
    pupils.map(({ user_id, school_id }) => ({ user_id, school_id, today: days.get(school_id) ?? '' })),
  );
  return pupils.flatMap(({ user_id, school_id, child }): TodayEntry[] => {
    const count = due.find((one) => one.user_id === user_id && one.school_id === school_id)?.count ?? 0;
    const link = child === null ? '/diary' : `/diary?for=${user_id}`;
    const line = {
      kind: 'journal:today.homework',
      params: { count },
      link,
      urgency: 'soon',
      child,
      due: null,
    } as const;
    return count === 0 ? [] : [line];
  });
}

/** The lines on Today: what teachers have not entered yet, and what pupils have to bring tomorrow. */
export const waitingInJournals = (tx: Transaction, actor: Actor, now: Date): Promise<TodayEntry[]> =>
  isTeaching(actor) ? missingToday(tx, actor, now) : homeworkTomorrow(tx, actor, now);
