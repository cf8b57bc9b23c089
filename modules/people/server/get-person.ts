import { handle } from '#platform/server/handle.ts';
import { getPerson as contract } from '../contract/get-person.ts';
import { noteLooks } from './look-store.ts';
import { loadPersonDetail } from './person-detail-store.ts';

export const getPerson = handle(contract, async ({ tx, actor, school, params: { personId }, now }) => {
  const person = await loadPersonDetail(tx, school, personId, now);
  await noteLooks(tx, school, actor, [personId], 'person', now);
  return person;
});
