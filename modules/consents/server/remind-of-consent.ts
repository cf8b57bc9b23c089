import { notify } from '#modules/notices/server/doors.ts';
import { schoolWithFeatures } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { REMINDER_HOURS } from '../contract/limits.ts';
import { consentReminderNotice } from '../contract/notices.ts';
import { remindOfConsent as contract } from '../contract/remind-of-consent.ts';
import { stateOf } from '../rules/judge-change.ts';
import { holdConsent } from './consent-store.ts';
import { loadReadable } from './reader-store.ts';
import { lastReminder, noteReminder } from './reminder-store.ts';
import { tellChange } from './writing-store.ts';

export const remindOfConsent = handle(contract, async ({ tx, school, params, now, refuse, announce }) => {
  // Held, so that two who remind at once do not remind twice.
  await holdConsent(tx, school, params.id);
  const { consent, own } = await loadReadable(tx, school, params.id, now);
  const state = stateOf(consent);
  if (state === 'draft') refuse('consent-not-found');
  if (state === 'archived') refuse('already-archived');
  const last = await lastReminder(tx, consent.id, own);
  if (last !== null && now.getTime() - Date.parse(last) < REMINDER_HOURS * 3_600_000) refuse('reminded-already');
  await noteReminder(tx, consent.id, own, now);
  const part = own === null ? '' : `:${own.class_level_id}:${own.parallel_identifier_id}`;
  const about = { title: consent.title, school: (await schoolWithFeatures(tx, school.school_id))?.name ?? '' };
  await notify(tx, { name: `consent-waiting:${consent.id}${part}` }, consentReminderNotice, about, {
    now,
    link: '/consent-management',
    cause: `consent:${consent.id}`,
  });
  await tellChange(announce, school.school_id, consent.id);
  return { reminded_at: now.toISOString() };
});
