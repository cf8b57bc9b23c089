import { sql } from 'kysely';
import { firstRow, rows, type Transaction } from '../db.ts';
import { addJob } from './add-job.ts';
import type { JobHandler } from './job-handler.ts';
import { lastDue, type Schedule } from './schedule.ts';

/** Asks a module for the time zones of the schools it knows. */
export type TimeZones = (tx: Transaction) => Promise<string[]>;

/**
 * True when this moment of a schedule has become a job by nobody yet; the row's lock decides between nodes. A
 * schedule that is new to the database begins with its next moment. One that was slept through is caught up once.
 */
async function takeMoment(tx: Transaction, name: string, time_zone: string, due: Date): Promise<boolean> {
  const known = await rows(
    tx,
    sql`insert into platform.job_schedule (name, time_zone, due_at) values (${name}, ${time_zone}, ${due})
        on conflict do nothing returning name`,
  );
  if (known.length > 0) return false;
  const taken = sql`
    update platform.job_schedule set due_at = ${due}
    where name = ${name} and time_zone = ${time_zone} and due_at < ${due} returning name`;
  return (await firstRow(tx, taken)) !== undefined;
}

/** Turns what the clocks of the schools have come to into jobs. */
export async function addDueJobs(
  tx: Transaction,
  handlers: readonly JobHandler[],
  time_zones: readonly string[],
  now: Date,
): Promise<void> {
  const add = async (handler: JobHandler, schedule: Schedule, time_zone: string): Promise<void> => {
    const due = lastDue(schedule, time_zone, now);
    if (await takeMoment(tx, handler.kind.name, time_zone, due))
      await addJob(tx, handler.kind, { time_zone, due_at: due.toISOString() });
  };
  for (const handler of handlers)
    if (handler.schedule) for (const zone of time_zones) await add(handler, handler.schedule, zone);
}
