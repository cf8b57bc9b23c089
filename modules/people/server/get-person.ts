import { handle } from '#platform/server/handle.ts';
import { getPerson as contract } from '../contract/get-person.ts';
import { loadPersonDetail } from './person-detail-store.ts';

export const getPerson = handle(contract, ({ tx, school, params, now }) =>
  loadPersonDetail(tx, school, params.personId, now),
);
