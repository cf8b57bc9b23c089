import { pupilMoved, roleEnded, roleGiven } from '#modules/people/server/doors.ts';
import { hearing } from '#platform/server/announce.ts';
import type { Transaction } from '#platform/server/db.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { aboutPerson } from '../contract/about-person.ts';
import { errors } from '../contract/errors.ts';
import { framed } from '../contract/framed.ts';
import { followPerson } from '../contract/jobs.ts';
import { consentAskedNotice, consentReminderNotice, ownAnswersNotice } from '../contract/notices.ts';
import { policy } from '../contract/policy.ts';
import { answerConsent } from './answer-consent.ts';
import { audiences, receivers } from './audience-store.ts';
import { countAsked } from './count-asked.ts';
import { createConsent } from './create-consent.ts';
import { deleteConsent } from './delete-consent.ts';
import { getConsent } from './get-consent.ts';
import { getStatistics } from './get-statistics.ts';
import { jobs } from './jobs.ts';
import { listConsentGroups } from './list-consent-groups.ts';
import { listConsents } from './list-consents.ts';
import { listFullResponses } from './list-full-responses.ts';
import { listGroups } from './list-groups.ts';
import { listLogs } from './list-logs.ts';
import { listResponses } from './list-responses.ts';
import { listUsersConsents } from './list-users-consents.ts';
import { listVersions } from './list-versions.ts';
import { listWaiting } from './list-waiting.ts';
import { remindOfConsent } from './remind-of-consent.ts';
import { saveConsent } from './save-consent.ts';
import { countRequests, waitingToday } from './today-store.ts';

const follow = (tx: Transaction, { school_id, user_id }: { school_id: number; user_id: number }): Promise<void> =>
  addJob(tx, followPerson, { school_id, person_id: user_id });

/** Who agreed to what, in which words. */
export const consents: ServerModule = {
  name: 'consents',
  handlers: [
    listConsents,
    listGroups,
    countAsked,
    getConsent,
    listConsentGroups,
    listResponses,
    listFullResponses,
    getStatistics,
    listLogs,
    listVersions,
    createConsent,
    saveConsent,
    deleteConsent,
    remindOfConsent,
    listUsersConsents,
    listWaiting,
    answerConsent,
  ],
  policy,
  errors,
  aboutPerson,
  framed,
  audiences,
  jobs,
  notices: { kinds: [consentAskedNotice, consentReminderNotice, ownAnswersNotice], receivers },
  hears: [hearing(roleGiven, follow), hearing(roleEnded, follow), hearing(pupilMoved, follow)],
  shell: { today: waitingToday, counters: { requests: countRequests } },
};
