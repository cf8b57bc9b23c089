import { type RawBuilder, sql } from 'kysely';
import { userJson } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { Refusal, refusingOn } from '#platform/server/refusal.ts';
import type { Absence } from '../contract/diary-shapes.ts';
import { ABSENCES_PAGE } from '../contract/limits.ts';
import type { AbsenceText } from '../rules/judge-absence.ts';
import { mayChange } from '../rules/may-report.ts';
import { type DiaryOwner, loadPupil } from './pupil-store.ts';

export type AbsenceRow = Omit<Absence, 'may_change'> & { readonly ends_at: string };

const placeOf = (moment: RawBuilder<unknown>, time_zone: string) => sql`
  to_char(${moment} at time zone ${time_zone}, case when absence.all_day then 'YYYY-MM-DD' else 'YYYY-MM-DD"T"HH24:MI' end)`;

/** An absence by the clock of the school; whole days end with the last of them. */
export const absenceColumns = (time_zone: string) => sql`
  absence.id, absence.person_id as student_id, absence.reason, absence.all_day, absence.created_at, absence.ends_at,
  absence.version,
  ${placeOf(sql.ref('absence.starts_at'), time_zone)} as "from",
  ${placeOf(sql`(absence.ends_at - case when absence.all_day then interval '1 second' else interval '0' end)`, time_zone)} as "to",
  (select reporter.one->>'firstname' || ' ' || (reporter.one->>'lastname')
    from (select ${userJson(sql.ref('absence.reported_by'))} as one) reporter) as reported_by_name`;

/** Those of a school that last into the days from one to another. */
export const absencesDuring = (school_id: number, time_zone: string, from: string, until: string) => sql`
  absence.school_id = ${school_id} and absence.cancelled_at is null
  and absence.ends_at > ${from}::date::timestamp at time zone ${time_zone}
  and absence.starts_at < (${until}::date + 1)::timestamp at time zone ${time_zone}`;

const ofPupil = ({ id, school_id }: DiaryOwner) =>
  sql`absence.person_id = ${id} and absence.school_id = ${school_id} and absence.cancelled_at is null`;

/** What a reader of the diary is told of an absence. */
export function describeAbsence({ ends_at, ...row }: AbsenceRow, pupil: DiaryOwner, now: Date): Absence {
  return { ...row, may_change: mayChange(pupil, new Date(ends_at), now).allowed };
}

export const absencesInWeek = (
  tx: Transaction,
  pupil: DiaryOwner,
  from: string,
  until: string,
): Promise<AbsenceRow[]> =>
  rows(
    tx,
    sql<AbsenceRow>`
      select ${absenceColumns(pupil.time_zone)} from journal.absence
      where absence.person_id = ${pupil.id} and ${absencesDuring(pupil.school_id, pupil.time_zone, from, until)}
      order by absence.starts_at, absence.id`,
  );

/** A page of a pupil's absences, the latest first, and how many there are. */
export async function absencePage(
  tx: Transaction,
  pupil: DiaryOwner,
  page: number,
): Promise<{ found: AbsenceRow[]; total: number }> {
  const found = await rows(
    tx,
    sql<AbsenceRow>`
      select ${absenceColumns(pupil.time_zone)} from journal.absence where ${ofPupil(pupil)}
      order by absence.starts_at desc, absence.id desc offset ${(page - 1) * ABSENCES_PAGE} limit ${ABSENCES_PAGE}`,
  );
  const { total } = await oneRow(
    tx,
    sql<{ total: number }>`select count(*)::int as total from journal.absence where ${ofPupil(pupil)}`,
  );
  return { found, total };
}

/** An absence that the caller may read, with the pupil; one of somebody else is like one that does not exist. */
export async function loadAbsence(
  tx: Transaction,
  actor: Actor,
  id: number,
  now: Date,
): Promise<{ absence: AbsenceRow; pupil: DiaryOwner }> {
  const named = await firstRow(
    tx,
    sql<{ person_id: number }>`
      select person_id from journal.absence
      where id = ${id} and school_id = ${actor.role?.school_id ?? 0} and cancelled_at is null`,
  );
  if (named === undefined) throw new Refusal('absence_not_found');
  const pupil = await loadPupil(tx, actor, named.person_id, now, 'absence_not_found');
  return { absence: await readAbsence(tx, pupil, id), pupil };
}

/** The same for a change: nobody takes it back or changes it until it is done. */
export async function holdAbsence(tx: Transaction, actor: Actor, id: number, now: Date) {
  await firstRow(tx, sql`select from journal.absence where id = ${id} for update`);
  return loadAbsence(tx, actor, id, now);
}

export const readAbsence = (tx: Transaction, pupil: DiaryOwner, id: number): Promise<AbsenceRow> =>
  oneRow(
    tx,
    sql<AbsenceRow>`
      select ${absenceColumns(pupil.time_zone)} from journal.absence where absence.id = ${id} and ${ofPupil(pupil)}`,
  );

const momentOf = (place: string, time_zone: string, days = 0) =>
  sql`(${place}::timestamp + make_interval(days => ${days}::int)) at time zone ${time_zone}`;
const endOf = ({ to, all_day }: AbsenceText, time_zone: string) => momentOf(to, time_zone, all_day ? 1 : 0);

// In the hour that summer time leaves out, a later time on the wall may be an earlier moment.
const inOrder = <T>(work: Promise<T>): Promise<T> => refusingOn({ absence_check: 'absence_end_before_start' }, work);

export async function insertAbsence(
  tx: Transaction,
  { id, school_id, time_zone }: DiaryOwner,
  text: AbsenceText,
  reporter_id: number,
  now: Date,
): Promise<number> {
  const written = await inOrder(
    oneRow(
      tx,
      sql<{ id: number }>`
        insert into journal.absence (school_id, person_id, reason, starts_at, ends_at, all_day, reported_by, created_at, updated_at)
        values (${school_id}, ${id}, ${text.reason}, ${momentOf(text.from, time_zone)}, ${endOf(text, time_zone)},
          ${text.all_day}, ${reporter_id}, ${now}, ${now})
        returning id`,
    ),
  );
  return written.id;
}

export const rewriteAbsence = (
  tx: Transaction,
  { time_zone }: DiaryOwner,
  absence_id: number,
  text: AbsenceText,
  now: Date,
): Promise<unknown> =>
  inOrder(
    rows(
      tx,
      sql`
        update journal.absence set reason = ${text.reason}, starts_at = ${momentOf(text.from, time_zone)},
          ends_at = ${endOf(text, time_zone)}, all_day = ${text.all_day}, updated_at = ${now},
          version = version + 1
        where id = ${absence_id}`,
    ),
  );

export const cancelAbsence = (tx: Transaction, absence_id: number, now: Date): Promise<unknown> =>
  rows(tx, sql`update journal.absence set cancelled_at = ${now}, updated_at = ${now} where id = ${absence_id}`);
