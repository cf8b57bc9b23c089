import { handle } from '#platform/server/handle.ts';
import { listResponses as contract } from '../contract/list-responses.ts';
import { loadReadable } from './reader-store.ts';
import { summarize } from './summary-store.ts';

export const listResponses = handle(contract, async ({ tx, school, params, now }) =>
  summarize(tx, school, await loadReadable(tx, school, params.id, now), now),
);
