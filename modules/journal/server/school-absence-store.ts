import { sql } from 'kysely';
import { byName, className, pupilsClass, userJson } from '#modules/people/server/doors.ts';
import type { SchoolScope } from '#platform/server/actor.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { AbsentPupil } from '../contract/list-school-absences.ts';
import { absenceColumns, absencesDuring } from './absence-store.ts';

type Where = { readonly day: string; readonly time_zone: string; readonly class_id: number | null };

/** The pupils of a school who are reported absent on a day, perhaps only those of one class, by class and name. */
export const absentOn = (
  tx: Transaction,
  { school_id }: SchoolScope,
  { day, time_zone, class_id }: Where,
  now: Date,
): Promise<AbsentPupil[]> =>
  rows(
    tx,
    sql<AbsentPupil>`
      select away.*, away.one->>'firstname' as firstname, away.one->>'lastname' as lastname,
        away.one->>'profile_picture' as profile_picture, ${className(sql.ref('away.class_id'))} as class_name
      from (
        select ${absenceColumns(time_zone)}, ${userJson(sql.ref('absence.person_id'))} as one,
          ${pupilsClass(sql.ref('absence.person_id'), sql.lit(school_id), now)} as class_id
        from journal.absence where ${absencesDuring(school_id, time_zone, day, day)}) away
      where away.class_id is not null and (${class_id}::int is null or away.class_id = ${class_id})
      order by away.class_id, ${byName(sql.ref('away.student_id'), sql.lit(school_id))}, away.id`,
  );
