import { noteLooks, portraitsOf } from '#modules/people/server/doors.ts';
import { ROLE_TYPE_IDS, roleName } from '#platform/contract/role-types.ts';
import { handle } from '#platform/server/handle.ts';
import { listFullResponses as contract } from '../contract/list-full-responses.ts';
import { byAnswerThenName } from '../rules/response-order.ts';
import { cellsAsked, loadReadable } from './reader-store.ts';
import { responsesOf } from './response-store.ts';

export const listFullResponses = handle(contract, async ({ tx, actor, school, params, query, now }) => {
  const { consent, own } = await loadReadable(tx, school, params.id, now);
  const responses = await responsesOf(tx, consent.id, cellsAsked(query.scope, own));
  const ids = responses.map(({ user_id }) => user_id);
  const portraits = new Map((await portraitsOf(tx, school.school_id, ids, now)).map((one) => [one.person_id, one]));
  await noteLooks(tx, school, actor, ids, 'consent_answers', now);
  return responses
    .map((response) => {
      const {
        firstname = '',
        lastname = '',
        profile_picture = null,
        type_ids = [],
      } = portraits.get(response.user_id) ?? {};
      const roles = ROLE_TYPE_IDS.filter((type_id) => type_ids.includes(type_id));
      return {
        ...response,
        user_name: `${firstname} ${lastname}`,
        profile_picture,
        roles: roles.map((type_id) => ({ type_id, name: roleName(type_id) ?? '' })),
      };
    })
    .sort(byAnswerThenName);
});
