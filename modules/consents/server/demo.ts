import { type DemoPeople, groupMembers } from '#modules/people/server/doors.ts';
import type { Transaction } from '#platform/server/db.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import { speakersIn } from './demo-answers.ts';
import { PLANS } from './demo-plans.ts';
import { drawConsent } from './demo-rows.ts';

const TABLES = ['version', 'target', 'users_consent', 'membership', 'reminder'] as const;

/** Puts consents in every state into the schools that have them, with the answers that some weeks bring. */
export async function demo(tx: Transaction, { now, people }: { now: Date; people: DemoPeople }): Promise<void> {
  const drawn: ReturnType<typeof drawConsent>[] = [];
  for (const school of people.schools) {
    const plans = PLANS.get(school.school_id) ?? [];
    if (plans.length === 0) continue;
    const everybody = await groupMembers(tx, school.school_id, now);
    const speakersOf = speakersIn(school, now);
    for (const plan of plans)
      drawn.push(drawConsent({ plan, id: drawn.length + 1, school, everybody, speakersOf }, people, now));
  }
  await insertRows(
    tx,
    'consents.consent',
    drawn.map(({ consent }) => consent),
  );
  for (const table of TABLES)
    await insertRows(
      tx,
      `consents.${table}`,
      drawn.flatMap((one): object[] => one[table]),
    );
  // The log is read by its numbers, so they follow the time.
  const log = drawn.flatMap((one) => one.log);
  await insertRows(
    tx,
    'consents.log',
    log.toSorted((one, other) => one.given_at.localeCompare(other.given_at)),
  );
}
