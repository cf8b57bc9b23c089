import { handle } from '#platform/server/handle.ts';
import { getConsent as contract } from '../contract/get-consent.ts';
import { describeConsent, loadReadable } from './reader-store.ts';

export const getConsent = handle(contract, async ({ tx, school, params, now }) =>
  describeConsent(tx, school, (await loadReadable(tx, school, params.id, now)).consent),
);
