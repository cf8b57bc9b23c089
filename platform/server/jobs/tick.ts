import { sql } from 'kysely';
import { rows, type Transaction } from '../db.ts';
import { addJob } from './add-job.ts';
import type { JobHandler } from './job-handler.ts';
import { lastDue } from './schedule.ts';

/** Asks a module for the time zones of the schools it knows. */
export type TimeZones = (tx: Transaction) => Promise<string[]>;

type Moment = { readonly name: string; readonly time_zone: string; readonly due_at: Date };

/**
 * Those of the moments that have become a job by nobody yet; the rows' locks decide between nodes. A schedule that is
 * new to the database begins with its next moment. One that was slept through is caught up once.
 */
const takeMoments = (tx: Transaction, moments: readonly Moment[]): Promise<Pick<Moment, 'name' | 'time_zone'>[]> =>
  rows(
    tx,
    sql`
      with due as (
        select * from json_to_recordset(${JSON.stringify(moments, ['name', 'time_zone', 'due_at'])})
          as given (name text, time_zone text, due_at timestamptz)
      ), begun as (
        insert into platform.job_schedule (name, time_zone, due_at)
        select name, time_zone, due_at from due
        where not exists (
          select from platform.job_schedule known where known.name = due.name and known.time_zone = due.time_zone)
        on conflict do nothing
      ), stale as (
        select known.name, known.time_zone, due.due_at
        from platform.job_schedule known join due on due.name = known.name and due.time_zone = known.time_zone
        where known.due_at < due.due_at
        order by known.name, known.time_zone for no key update of known
      )
      update platform.job_schedule known set due_at = stale.due_at from stale
      where known.name = stale.name and known.time_zone = stale.time_zone
      returning known.name, known.time_zone`,
  );

/** Turns what the clocks of the schools have come to into jobs. */
export async function addDueJobs(
  tx: Transaction,
  handlers: readonly JobHandler[],
  time_zones: readonly string[],
  now: Date,
): Promise<void> {
  const moments = handlers.flatMap(({ kind, schedule }) =>
    schedule
      ? time_zones.map((time_zone) => ({ kind, name: kind.name, time_zone, due_at: lastDue(schedule, time_zone, now) }))
      : [],
  );
  const taken = await takeMoments(tx, moments);
  for (const { kind, name, time_zone, due_at } of moments)
    if (taken.some((one) => one.name === name && one.time_zone === time_zone))
      await addJob(tx, kind, { time_zone, due_at: due_at.toISOString() });
}
