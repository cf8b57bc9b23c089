import { sql } from 'kysely';
import { countFilesSince } from '#modules/files/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { lessonFile } from '../contract/lesson-file.ts';
import { DIARY_NEWS_DAYS } from '../contract/limits.ts';
import { isForPupil, isHomeworkFor } from './reach-store.ts';

const DAY_MS = 86_400_000;

/** Notes that somebody has looked into a pupil's diary: nothing in it is new to them now. */
export const markDiarySeen = (tx: Transaction, person_id: number, student_id: number, now: Date): Promise<unknown> =>
  rows(
    tx,
    sql`
      insert into journal.diary_seen (person_id, student_id, seen_at) values (${person_id}, ${student_id}, ${now})
      on conflict (person_id, student_id) do update set seen_at = greatest(diary_seen.seen_at, excluded.seen_at)`,
  );

async function newSince(tx: Transaction, person_id: number, student_id: number, now: Date): Promise<Date> {
  const seen = await firstRow(
    tx,
    sql<{ seen_at: string }>`
      select seen_at from journal.diary_seen where person_id = ${person_id} and student_id = ${student_id}`,
  );
  const oldest = now.getTime() - DIARY_NEWS_DAYS * DAY_MS;
  return new Date(Math.max(oldest, seen === undefined ? oldest : Date.parse(seen.seen_at)));
}

/** Lessons of a pupil that were written since a moment, and how much homework came since then. */
const writtenSince = (tx: Transaction, school_id: number, student_id: number, since: Date) =>
  firstRow(
    tx,
    sql<{ event_ids: number[]; homework: number }>`
      with taken as (
        select student.journal_id from journal.student join journal.journal on journal.id = student.journal_id
        where student.person_id = ${student_id} and student.left_on is null and journal.school_id = ${school_id})
      select
        coalesce((select json_agg(event.id) from journal.event join taken using (journal_id)
          where event.updated_at > ${since} and event.deleted_at is null
            and ${isForPupil(sql.ref('event.id'), student_id)}), '[]') as event_ids,
        (select count(*)::int from journal.homework join taken using (journal_id)
          where homework.created_at > ${since} and homework.deleted_at is null
            and ${isHomeworkFor(student_id)}) as homework`,
  );

/** New lesson files and homework of the pupil whom the caller looks at, since they last opened the diary. */
export async function countMaterials(tx: Transaction, actor: Actor, now: Date): Promise<number> {
  const { role, user_id, viewed_user_id } = actor;
  if (role === null || viewed_user_id === null) return 0;
  const since = await newSince(tx, user_id, viewed_user_id, now);
  const found = await writtenSince(tx, role.school_id, viewed_user_id, since);
  if (found === undefined) return 0;
  const files =
    found.event_ids.length === 0 ? 0 : await countFilesSince(tx, lessonFile.app_name, found.event_ids, since);
  return found.homework + files;
}
