import { notify } from '#modules/notices/server/doors.ts';
import { groupMembers, schoolWithFeatures } from '#modules/people/server/doors.ts';
import type { Announce } from '#platform/server/announce.ts';
import type { Transaction } from '#platform/server/db.ts';
import { running } from '#platform/server/jobs/job-handler.ts';
import { usersConsentsChanged } from '../contract/facts.ts';
import { followPerson } from '../contract/jobs.ts';
import { consentAskedNotice } from '../contract/notices.ts';
import { findConsent } from './consent-store.ts';
import { membersAsked } from './deliver-consent-job.ts';
import { tellResponses } from './question-store.ts';
import { addReceivers, leaveGroups, lockReceivers, openConsents, receiversIn, TOLD_ALONE } from './receiver-store.ts';

/**
 * Brings the consents of a school in line with the roles that people have now, of some people or of all. Newcomers are
 * asked and told; those who left drop out of the statistics.
 */
export async function followRoles(
  tx: Transaction,
  announce: Announce,
  school_id: number,
  only: readonly number[] | null,
  now: Date,
): Promise<void> {
  await lockReceivers(tx, school_id);
  const members = await groupMembers(tx, school_id, now, only);
  const school = (await schoolWithFeatures(tx, school_id))?.name ?? '';
  const moved = new Set<number>();
  for (const consent of await openConsents(tx, school_id)) {
    const asked = membersAsked(consent, members);
    const added = await addReceivers(tx, consent.id, asked, TOLD_ALONE, now);
    const left = await leaveGroups(tx, consent.id, only ?? (await receiversIn(tx, consent.id)), asked, now);
    if (added.length + left.length === 0) continue;
    for (const person_id of [...added, ...left]) moved.add(person_id);
    await tellResponses(announce, school_id, [consent.id]);
    if (added.length === 0) continue;
    const title = (await findConsent(tx, { school_id }, consent.id))?.title ?? '';
    await notify(
      tx,
      { name: `consent-newcomers:${consent.id}:${added.join(':')}` },
      consentAskedNotice,
      { title, school },
      {
        now,
        link: '/consent-management',
        cause: `consent:${consent.id}`,
      },
    );
  }
  for (const user_id of moved) await announce(usersConsentsChanged, { user_id }, { name: `consent-family:${user_id}` });
}

export const followPersonJob = running(followPerson, ({ tx, announce, payload, now }) =>
  followRoles(tx, announce, payload.school_id, [payload.person_id], now),
);
