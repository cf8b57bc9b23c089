import { noteLooks, portraitsOf } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { listLogs as contract } from '../contract/list-logs.ts';
import { cellsAsked, loadReadable } from './reader-store.ts';
import { logOf } from './response-store.ts';

export const listLogs = handle(contract, async ({ tx, actor, school, params, query, now }) => {
  const { consent, own } = await loadReadable(tx, school, params.id, now);
  const lines = await logOf(tx, consent.id, cellsAsked(query.scope, own));
  const ids = [...new Set(lines.flatMap(({ by_person_id, for_person_id }) => [by_person_id, for_person_id]))];
  const people = await portraitsOf(tx, school.school_id, ids, now);
  const names = new Map(people.map(({ person_id, firstname, lastname }) => [person_id, `${firstname} ${lastname}`]));
  await noteLooks(tx, school, actor, ids, 'consent_answers', now);
  return lines.map(({ by_person_id, for_person_id, ...line }) => ({
    ...line,
    by_user_name: names.get(by_person_id) ?? '',
    for_user_name: names.get(for_person_id) ?? '',
  }));
});
