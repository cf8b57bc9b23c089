import { handle } from '#platform/server/handle.ts';
import { getTeaching as contract } from '../contract/get-teaching.ts';
import { loadPersonDetail } from './person-detail-store.ts';
import { teachingOf } from './teaching-store.ts';

export const getTeaching = handle(contract, async ({ tx, school, params: { personId }, now }) => {
  await loadPersonDetail(tx, school, personId, now);
  return teachingOf(tx, school, personId, now);
});
