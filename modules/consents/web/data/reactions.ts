import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { inTurn } from '#platform/web/data/in-turn.ts';
import { type Reaction, reaction, refreshing } from '#platform/web/realtime/reaction.ts';
import { asked, consentChanged, responsesChanged, usersConsentsChanged } from '../../contract/facts.ts';
import { getConsent } from '../../contract/get-consent.ts';
import { getStatistics } from '../../contract/get-statistics.ts';
import { listConsentGroups } from '../../contract/list-consent-groups.ts';
import { listConsents } from '../../contract/list-consents.ts';
import { listFullResponses } from '../../contract/list-full-responses.ts';
import { listLogs } from '../../contract/list-logs.ts';
import { listResponses } from '../../contract/list-responses.ts';
import { listUsersConsents } from '../../contract/list-users-consents.ts';
import { listVersions } from '../../contract/list-versions.ts';
import { listWaiting } from '../../contract/list-waiting.ts';

/** While a whole school answers, an open summary is read anew about this often. */
const ANSWERS_REFRESH_MS = 1000;

const about: readonly Pick<Endpoint, 'route'>[] = [listConsents, getConsent];
const answers: readonly Pick<Endpoint, 'route'>[] = [listResponses, getStatistics, listFullResponses, listLogs];

const refreshAnswered = inTurn((client: QueryClient) => {
  for (const { route } of answers) void client.invalidateQueries({ queryKey: [route] });
}, ANSWERS_REFRESH_MS);

/** Keeps lists, summaries and logs in step with what others write and answer. */
export const reactions: readonly Reaction[] = [
  refreshing(consentChanged, ...about, listConsentGroups, listVersions),
  ...[consentChanged, responsesChanged].map((kind) => reaction(kind, (_data, client) => refreshAnswered(client))),
  // What one person is asked, in step with the school and with the rest of the family.
  ...[asked, usersConsentsChanged].map((kind) => refreshing(kind, listUsersConsents, listWaiting)),
];
