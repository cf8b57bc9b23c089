import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { makeTalkers, type Talker } from '#platform/testing/conversations.ts';
import { type Made, makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addMembers } from '../contract/add-members.ts';
import { changePermission } from '../contract/change-permission.ts';
import { createConversation } from '../contract/create-conversation.ts';
import { newMessage } from '../contract/facts.ts';
import { getConversation } from '../contract/get-conversation.ts';
import { leaveConversation } from '../contract/leave-conversation.ts';
import { listContactGroups } from '../contract/list-contact-groups.ts';
import { listConversations } from '../contract/list-conversations.ts';
import { listMembers } from '../contract/list-members.ts';
import { listMessages } from '../contract/list-messages.ts';

/** How many people a line names, and how many admins a conversation does. */
const NAMED = 20;
const MORE = 5;

let school: StartedApp;
let [anu, bert] = [] as unknown as [Talker, Talker];
let groupId: number;
const many: Made[] = [];

beforeAll(async () => {
  school = await startApp();
  [anu, bert] = (await makeTalkers(school, 2)) as [Talker, Talker];
  for (let made = 0; made < NAMED + MORE; made += 1)
    many.push(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
  const body = { title: 'Everybody', user_ids: [bert.person_id, (many[0] as Made).person_id] };
  groupId = (await anu.client.call(createConversation, { body })).data.group_id;
});
afterAll(() => school.stop());

it('a line about many names some, and counts the others wherever it is read', async () => {
  const others = many.slice(1).map(({ person_id }) => person_id);
  await anu.client.call(addMembers, { params: { groupId }, body: { user_ids: others } });
  const told = school.told.findLast(({ name }) => name === newMessage.name)?.data as { message: object };
  const said = (await bert.client.call(listMessages, { params: { groupId } })).data.data.at(-1);
  const [entry] = (await bert.client.call(listConversations, { query: { empty: 1 } })).data.data;
  const named = others.slice(0, NAMED).map((id) => expect.objectContaining({ id }));
  const line = {
    system_message_type: 'member_added',
    targets: named,
    content_plain: String(others.length - NAMED),
  };
  for (const seen of [told.message, said, entry?.last_message]) expect(seen).toMatchObject(line);
});

it('an admin whom the conversation does not name any more is one all the same', async () => {
  const admins = many.slice(0, NAMED + 1);
  for (const { person_id } of admins) {
    const params = { groupId, userId: person_id };
    await anu.client.call(changePermission, { params, body: { permission_level_id: 1 } });
  }
  const last = admins.at(-1) as Made;
  const client = await school.enter(last);
  const { data } = await client.call(getConversation, { params: { groupId } });
  expect(data.group.admins).toHaveLength(NAMED);
  expect(data.group.admins).not.toContain(last.person_id);
  expect(data.may).toMatchObject({ change_settings: true, add_members: true, toggle_replies: true, leave: true });
  const { data: members } = (await client.call(listMembers, { params: { groupId } })).data;
  expect(members.find(({ user_id }) => user_id === last.person_id)?.permission_level_id).toBe(1);
  const params = { groupId, userId: anu.person_id };
  expect((await client.call(changePermission, { params, body: { permission_level_id: 2 } })).key).toBeUndefined();
  expect((await client.call(leaveConversation, { params: { groupId } })).key).toBeUndefined();
});

it('an announcement reaches more people than a group in which everybody writes', async () => {
  const count = 1_000;
  await school.db.pool.query(
    `with made as (
       insert into people.person (firstname, lastname) select 'Helper', 'Number ' || place from generate_series(1, $1::int) as place
       returning id)
     insert into people.role (person_id, school_id, type_id, starts_on) select id, 1, $2, '2020-09-01' from made`,
    [count, ROLE_TYPES.staff],
  );
  const headmaster = await school.as('headmaster');
  const [{ study_year_id, count: offered } = { study_year_id: 0, count: 0 }] = (
    await headmaster.call(listContactGroups, { query: { school_id: 1 } })
  ).data.filter(({ key }) => key === 'personal');
  expect(offered).toBeGreaterThan(count);
  const body = { title: 'Closed tomorrow', groups: [{ school_id: 1, study_year_id, key: 'personal' }] };
  const group = await headmaster.call(createConversation, { body });
  expect([group.key, group.params]).toEqual(['too_many_users', { max: count }]);
  const told = await headmaster.call(createConversation, { body: { ...body, group_type: 'new_announcement' } });
  const params = { groupId: told.data.group_id };
  expect((await headmaster.call(getConversation, { params })).data.member_count).toBe(offered + 1);
});
