import { membersNamed, noteLooks } from '#modules/people/server/doors.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { handle } from '#platform/server/handle.ts';
import { findPupils as contract } from '../contract/find-pupils.ts';
import { PUPILS_OFFERED } from '../contract/limits.ts';

export const findPupils = handle(contract, async ({ tx, actor, school, query, now }) => {
  const wish = { type_ids: [ROLE_TYPES.student], search: query.search ?? '', most: PUPILS_OFFERED };
  const pupils = await membersNamed(tx, school, wish, now);
  const ids = pupils.map(({ user_id }) => user_id);
  await noteLooks(tx, school, actor, ids, 'journal', now);
  return pupils;
});
