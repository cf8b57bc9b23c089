import { countMembers } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { countAsked as contract } from '../contract/count-asked.ts';
import { mayTarget } from '../rules/may-keep.ts';
import { cellsChosen } from './writing-store.ts';

export const countAsked = handle(contract, async ({ tx, school, body, now }) => {
  const { target_type } = body.consent_target;
  const cells = target_type === 'all' ? null : await cellsChosen(tx, school, body.groups, now);
  return {
    count: await countMembers(tx, school.school_id, cells, now),
    may: { send: mayTarget(target_type, school.actor.role?.type_id ?? 0) },
  };
});
