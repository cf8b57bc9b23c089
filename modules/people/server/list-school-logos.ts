import { handle } from '#platform/server/handle.ts';
import { listSchoolLogos as contract } from '../contract/list-school-logos.ts';
import { schoolsOf } from './school-store.ts';

export const listSchoolLogos = handle(contract, async ({ tx, actor, query, now }) => {
  const asked = query.ids === undefined ? null : new Set(query.ids.split(',').map(Number));
  const own = await schoolsOf(tx, actor.user_id, now);
  return own.filter(({ id }) => asked === null || asked.has(id)).map(({ id, name, logo }) => ({ id, name, logo }));
});
