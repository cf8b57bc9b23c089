import { handle } from '#platform/server/handle.ts';
import { getKeptWorkplan as contract } from '../contract/get-kept-workplan.ts';
import { describeWorkplan } from './workplan-view-store.ts';

export const getKeptWorkplan = handle(contract, ({ tx, school, params, credential, now }) =>
  describeWorkplan(tx, { school, credential, now }, params.workplanId),
);
