import { isDeepStrictEqual } from 'node:util';
import { notify } from '#modules/notices/server/doors.ts';
import { type GroupMember, groupMembers, schoolWithFeatures } from '#modules/people/server/doors.ts';
import type { Transaction } from '#platform/server/db.ts';
import { runningSlowly } from '#platform/server/jobs/job-handler.ts';
import { deliverConsent } from '../contract/jobs.ts';
import { consentAskedNotice } from '../contract/notices.ts';
import { isInside } from '../rules/groups.ts';
import { holdConsent } from './consent-store.ts';
import {
  addReceivers,
  lockReceivers,
  markDelivered,
  type OpenConsent,
  openConsents,
  setReceivers,
} from './receiver-store.ts';
import { tellAsked, tellChange } from './writing-store.ts';

/** People who are given a consent in one transaction: changes of roles wait for it, so it is short. */
const BATCH = 4_000;

/** Those among some people whom a consent is for, role by role. */
export const membersAsked = (
  { target_type, targets }: Pick<OpenConsent, 'target_type' | 'targets'>,
  members: readonly GroupMember[],
): GroupMember[] =>
  target_type === 'all' ? [...members] : members.filter((member) => targets.some((target) => isInside(member, target)));

const nextTelling = ({ tellings }: OpenConsent): number => tellings + 1;

const slices = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) => ids.slice(index * BATCH, (index + 1) * BATCH));

export const deliverConsentJob = runningSlowly(deliverConsent, async ({ transaction, payload, now, signal }) => {
  const { school_id, consent_id } = payload;
  const open = async (tx: Transaction) => (await openConsents(tx, school_id, consent_id))[0];

  const begun = await transaction(async (tx) => {
    const consent = await open(tx);
    // Archived or removed while the job waited: nobody else needs it.
    if (consent === undefined) return null;
    const asked = membersAsked(consent, await groupMembers(tx, school_id, now));
    const ids = [...new Set(asked.map(({ person_id }) => person_id))];
    await setReceivers(tx, consent_id, ids.length);
    return { ids, consent };
  });
  if (begun === null) return;

  for (const ids of slices(begun.ids)) {
    // What is done stays done; whoever runs the job again gives it to the rest.
    if (signal.aborted) throw new Error('the server is being stopped');
    await transaction(async (tx, announce) => {
      await lockReceivers(tx, school_id);
      const consent = await open(tx);
      if (consent === undefined) return;
      const asked = membersAsked(consent, await groupMembers(tx, school_id, now, ids));
      await addReceivers(tx, consent_id, asked, nextTelling(consent), now);
      await tellChange(announce, school_id, consent_id);
    });
  }

  await transaction(async (tx, announce) => {
    const consent = await holdConsent(tx, { school_id }, consent_id);
    if (consent === undefined || consent.archived_at !== null || consent.delivered_at !== null) return;
    // Groups came in while this was under way: the job that came with them ends it, when everybody has it.
    if (!isDeepStrictEqual(await open(tx), begun.consent)) return;
    const telling = nextTelling(begun.consent);
    await markDelivered(tx, consent_id, telling, now);
    const about = { title: consent.title, school: (await schoolWithFeatures(tx, school_id))?.name ?? '' };
    await notify(tx, { name: `consent-telling:${consent_id}:${telling}` }, consentAskedNotice, about, {
      now,
      link: '/consent-management',
      cause: `consent:${consent_id}`,
    });
    await tellChange(announce, school_id, consent_id);
    await tellAsked(announce, school_id, consent_id);
  });
});
