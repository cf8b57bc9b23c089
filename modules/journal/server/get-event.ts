import { handle } from '#platform/server/handle.ts';
import { getEvent as contract } from '../contract/get-event.ts';
import { loadTaught } from './journal-store.ts';
import { describeEvent } from './lesson-view-store.ts';

export const getEvent = handle(contract, async ({ tx, actor, params, credential, now }) => {
  const { id } = await loadTaught(tx, actor, params.id);
  return describeEvent(tx, { actor, credential, now }, id, params.eventId);
});
