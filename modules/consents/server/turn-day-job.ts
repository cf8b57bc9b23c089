import { notify } from '#modules/notices/server/doors.ts';
import { portraitsOf, schoolsIn } from '#modules/people/server/doors.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import type { Announce } from '#platform/server/announce.ts';
import type { Transaction } from '#platform/server/db.ts';
import { runningAt } from '#platform/server/jobs/job-handler.ts';
import { usersConsentsChanged } from '../contract/facts.ts';
import { turnDay } from '../contract/jobs.ts';
import { ownAnswersNotice } from '../contract/notices.ts';
import { speaksForSelf } from '../rules/speaks-for-self.ts';
import { followRoles } from './follow-person-job.ts';
import { openConsents } from './receiver-store.ts';
import { waitingIn } from './response-store.ts';

const DAY_MS = 86_400_000;

/** Tells those who came of age today that what waits is theirs to answer now. */
async function greetAdults(
  tx: Transaction,
  announce: Announce,
  school_id: number,
  time_zone: string,
  now: Date,
): Promise<void> {
  const waiting = new Map<number, number>();
  for (const { id } of await openConsents(tx, school_id))
    for (const person_id of await waitingIn(tx, id)) waiting.set(person_id, (waiting.get(person_id) ?? 0) + 1);
  const yesterday = new Date(now.getTime() - DAY_MS);
  for (const { person_id, birthday, type_ids } of await portraitsOf(tx, school_id, [...waiting.keys()], now)) {
    const asked = { birthday, time_zone, is_pupil: type_ids.includes(ROLE_TYPES.student) };
    if (!speaksForSelf(asked, now) || speaksForSelf(asked, yesterday)) continue;
    const count = waiting.get(person_id) ?? 0;
    await notify(tx, { persons: [person_id] }, ownAnswersNotice, { count }, { now, link: '/consent-management' });
    await announce(usersConsentsChanged, { user_id: person_id }, { persons: [person_id] });
  }
}

/** Midnight of a school: roles begin and end by the calendar, and pupils come of age. */
export const turnDayJob = runningAt({ hours: [0] }, turnDay, async ({ tx, announce, payload: { time_zone }, now }) => {
  for (const school_id of await schoolsIn(tx, time_zone)) {
    await followRoles(tx, announce, school_id, null, now);
    await greetAdults(tx, announce, school_id, time_zone, now);
  }
});
