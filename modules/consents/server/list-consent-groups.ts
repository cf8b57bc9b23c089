import { handle } from '#platform/server/handle.ts';
import { listConsentGroups as contract } from '../contract/list-consent-groups.ts';
import { loadReadable } from './reader-store.ts';
import { seenGroups } from './summary-store.ts';

export const listConsentGroups = handle(contract, async ({ tx, school, params, now }) =>
  seenGroups(tx, school, await loadReadable(tx, school, params.id, now), now),
);
