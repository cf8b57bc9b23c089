import { handle } from '#platform/server/handle.ts';
import { getStatistics as contract } from '../contract/get-statistics.ts';
import { cellsAsked, loadReadable } from './reader-store.ts';
import { statisticsOf } from './response-store.ts';

export const getStatistics = handle(contract, async ({ tx, school, params, now }) => {
  const { consent, own } = await loadReadable(tx, school, params.id, now);
  return statisticsOf(tx, consent.id, cellsAsked(undefined, own));
});
