import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROLE_TYPES } from '#modules/people/contract/role-types.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeConversation } from '#platform/testing/conversations.ts';
import { makeMember, makeRole, makeSchool } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { getConversation } from '../contract/get-conversation.ts';
import { getImportantRole } from '../contract/get-important-role.ts';
import { listConversations } from '../contract/list-conversations.ts';
import { sendMessage } from '../contract/send-message.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());

/** Whether somebody in a role may mark what they send there as important, in every answer that says so, and when they do. */
async function mayMark(client: TestClient, groupId: number, role_id: number): Promise<boolean> {
  const as = { role_id };
  const params = { groupId };
  const { is_staff } = (await client.call(getImportantRole, { params }, as)).data;
  const { may } = (await client.call(getConversation, { params }, as)).data;
  const list = (await client.call(listConversations, { query: { empty: 1 } }, as)).data.data;
  const listed = list.find(({ group }) => group.group_id === groupId)?.may.post_important;
  const body = { group_id: groupId, text: 'Fire drill', is_important: true };
  const sent = await client.call(sendMessage, { body }, as);
  expect([may.post_important, listed, sent.data?.is_important ?? false]).toEqual([is_staff, is_staff, is_staff]);
  if (!is_staff) expect(sent).toMatchObject({ status: 403, key: 'permission_denied' });
  return is_staff;
}

it('in the school of the current role that role alone decides who may mark as important; in another one every role does', async () => {
  const elsewhere = await makeSchool(school.db, 'standard');
  const { person_id, role_id: asTeacher } = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  const asParent = await makeRole(school.db, person_id, { school_id: 1, role: 'parent' });
  const asParentElsewhere = await makeRole(school.db, person_id, { school_id: elsewhere, role: 'parent' });
  const client = await school.enter({ person_id, role_id: asTeacher });
  const now = school.clock();
  const here = await makeConversation(school.db, [{ person_id }], { now });
  const there = await makeConversation(school.db, [{ person_id }], { school_id: elsewhere, now });
  const each = async (groupId: number) => [
    await mayMark(client, groupId, asTeacher),
    await mayMark(client, groupId, asParent),
    await mayMark(client, groupId, asParentElsewhere),
  ];
  expect(await each(here)).toEqual([true, false, true]);
  expect(await each(there)).toEqual([false, false, false]);
});

it('the teacher of the demonstration who is a parent too marks nothing as important while acting as the parent', async () => {
  const client = await school.as('teacher.parent');
  const { rows } = await school.db.pool.query<{ person_id: number; id: number; type_id: number }>(
    `select role.person_id, role.id, role.type_id from people.role join account.credential on credential.person_id = role.person_id
     where credential.username = 'teacher.parent' and role.school_id = 1`,
  );
  const roleOf = (type: number) => rows.find(({ type_id }) => type_id === type)?.id ?? 0;
  const groupId = await makeConversation(school.db, rows.slice(0, 1), { now: school.clock() });
  expect(await mayMark(client, groupId, roleOf(ROLE_TYPES.teacher))).toBe(true);
  expect(await mayMark(client, groupId, roleOf(ROLE_TYPES.parent))).toBe(false);
});
