import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { makeMember, makeRole } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addMembers } from '../contract/add-members.ts';
import { changePermission } from '../contract/change-permission.ts';
import { createConversation } from '../contract/create-conversation.ts';
import { getConversation } from '../contract/get-conversation.ts';
import { leaveConversation } from '../contract/leave-conversation.ts';
import { listContacts } from '../contract/list-contacts.ts';
import { listConversations } from '../contract/list-conversations.ts';
import { listMembers } from '../contract/list-members.ts';
import { listMessages } from '../contract/list-messages.ts';
import { listStatuses } from '../contract/list-statuses.ts';
import { removeMember } from '../contract/remove-member.ts';
import { sendMessage } from '../contract/send-message.ts';
import { setReplies } from '../contract/set-replies.ts';

let school: StartedApp;
let [anu, bert, carl, dora] = [] as unknown as [Talker, Talker, Talker, Talker];
let groupId: number;

beforeAll(async () => {
  school = await startApp();
  [anu, bert, carl, dora] = (await makeTalkers(school, 4)) as [Talker, Talker, Talker, Talker];
});
afterAll(() => school.stop());
beforeEach(async () => {
  const user_ids = [bert.person_id, carl.person_id];
  groupId = (await anu.client.call(createConversation, { body: { title: 'Choir', user_ids } })).data.group_id;
});

const params = () => ({ groupId });
const member = ({ person_id }: Talker) => ({ groupId, userId: person_id });
const entryOf = async ({ client }: Talker) => (await client.call(getConversation, { params: params() })).data;
const textsOf = async ({ client }: Talker) =>
  (await client.call(listMessages, { params: params() })).data.data.map(
    ({ content_plain, system_message_type }) => system_message_type ?? content_plain,
  );
const promote = (by: Talker, who: Talker, permission_level_id: 1 | 2) =>
  by.client.call(changePermission, { params: member(who), body: { permission_level_id } });
const add = (by: Talker, ...people: Talker[]) =>
  by.client.call(addMembers, { params: params(), body: { user_ids: people.map(({ person_id }) => person_id) } });
const nameOf = async ({ person_id }: Talker): Promise<string> =>
  (await school.db.pool.query('select lastname from people.person where id = $1', [person_id])).rows[0].lastname;
const leave = ({ client }: Talker) => client.call(leaveConversation, { params: params() });

describe('the admins of a group', () => {
  it('add people, who see nothing from before and hear what comes', async () => {
    await say(anu, groupId, 'before');
    expect((await add(anu, dora, bert)).data).toEqual({ added: 1 });
    expect(await textsOf(dora)).toEqual(['member_added']);
    await say(bert, groupId, 'after');
    expect(await textsOf(dora)).toEqual(['member_added', 'after']);
    expect(await entryOf(dora)).toMatchObject({ unread_count: 1, member_count: 4 });
    expect(school.told.filter(({ name }) => name === 'memberAdded').at(-1)).toMatchObject({
      data: { group_id: groupId, user_ids: [dora.person_id] },
      audience: { name: `conversation:${groupId}` },
    });
  });

  it('promote, demote and remove, and others do not', async () => {
    expect((await promote(bert, bert, 1)).key).toBe('permission_denied');
    expect((await add(bert, dora)).key).toBe('cannot_add_users');
    expect((await bert.client.call(removeMember, { params: member(carl) })).key).toBe('permission_denied');
    await promote(anu, bert, 1);
    expect((await entryOf(carl)).group.admins.toSorted()).toEqual([anu.person_id, bert.person_id].toSorted());
    expect((await promote(bert, anu, 2)).key).toBeUndefined();
    expect((await entryOf(carl)).group.admins).toEqual([bert.person_id]);
    expect((await bert.client.call(removeMember, { params: member(anu) })).key).toBeUndefined();
    expect(await entryOf(anu)).toMatchObject({ left_date: expect.any(String), unread_count: 0, may: { post: false } });
    expect(await textsOf(anu)).toEqual(['created', 'admin_made', 'admin_unmade', 'member_removed']);
    expect((await anu.client.call(listMembers, { params: params() })).key).toBe('permission_denied');
    expect((await anu.client.call(listStatuses, { params: params() })).key).toBe('permission_denied');
  });

  it('find members by name; whoever left stands last', async () => {
    await leave(carl);
    const { data } = await anu.client.call(listMembers, { params: params(), query: { page: 1 } });
    expect(data.data.map(({ user_id, has_left }) => [user_id, has_left])).toEqual([
      [anu.person_id, false],
      [bert.person_id, false],
      [carl.person_id, true],
    ]);
    const name = data.data[1]?.user.lastname ?? '';
    const found = await anu.client.call(listMembers, { params: params(), query: { search: name } });
    expect(found.data.data.map(({ user_id }) => user_id)).toContain(bert.person_id);
    expect((await anu.client.call(listMembers, { params: params(), query: { search: 'ab' } })).key).toBe(
      'search_too_short',
    );
    expect((await anu.client.call(listStatuses, { params: params() })).data).toHaveLength(2);
  });

  it('are told what they cannot do', async () => {
    const pupil = await makeMember(school.db, { school_id: 1, role: 'student' });
    const stranger = await makeMember(school.db, { school_id: 2, role: 'teacher' });
    const keys = await Promise.all(
      [
        { user_ids: [pupil.person_id] },
        { user_ids: [stranger.person_id] },
        { user_ids: [2_000_000_000] },
        {},
        { user_ids: [dora.person_id], groups: [{ school_id: 1, study_year_id: 2, key: 'teachers' }] },
        { groups: [{ school_id: 2, study_year_id: 5, key: 'teachers' }] },
      ].map(async (body) => (await anu.client.call(addMembers, { params: params(), body })).key),
    );
    expect(keys).toEqual([
      'cannot_add_users',
      'user_not_found',
      'user_not_found',
      'no_users_selected',
      'users_beside_groups',
      'groups_of_different_schools',
    ]);
    const outsider = { params: { groupId, userId: dora.person_id } };
    expect((await anu.client.call(removeMember, outsider)).key).toBe('user_not_found');
    expect((await dora.client.call(removeMember, { params: member(bert) })).key).toBe('conversation_not_found');
  });
});

describe('whoever leaves', () => {
  it('keeps what was said, hears nothing more, and finds a gap when let in again', async () => {
    await say(anu, groupId, 'one');
    await leave(bert);
    await say(anu, groupId, 'two');
    expect(await textsOf(bert)).toEqual(['created', 'one', 'member_left']);
    await add(anu, dora);
    expect(await entryOf(bert)).toMatchObject({ member_count: null, group: { admins: [] } });
    const find = async ({ client }: Talker) =>
      (await client.call(listConversations, { query: { search: await nameOf(dora) } })).data.data.map(
        ({ group }) => group.group_id,
      );
    expect(await find(anu)).toContain(groupId);
    expect(await find(bert)).not.toContain(groupId);
    await dora.client.call(leaveConversation, { params: params() });
    await add(anu, bert);
    await say(anu, groupId, 'three');
    expect(await textsOf(bert)).toEqual(['created', 'one', 'member_left', 'member_added', 'three']);
    expect(await entryOf(bert)).toMatchObject({ left_date: null, unread_count: 1, member_count: 3 });
    await leave(bert);
    await say(anu, groupId, 'four');
    await add(anu, bert);
    expect(await textsOf(bert)).not.toContain('four');
    expect((await textsOf(carl)).filter((text) => ['two', 'four'].includes(text))).toEqual(['two', 'four']);
  });

  it('is not the last admin, unless nobody is left behind (B01)', async () => {
    const before = await entryOf(anu);
    expect((await leave(anu)).key).toBe('user_is_last_admin');
    expect((await promote(anu, anu, 2)).key).toBe('user_is_last_admin');
    expect((await anu.client.call(removeMember, { params: member(anu) })).key).toBe('user_is_last_admin');
    expect(await entryOf(anu)).toEqual(before);
    await leave(bert);
    await leave(carl);
    expect((await entryOf(anu)).group.group_type).toBe('forever_alone');
    await add(anu, bert);
    expect((await entryOf(anu)).group.group_type).toBe('simple');
    await promote(anu, bert, 1);
    expect((await leave(anu)).data.left_date).toEqual(expect.any(String));
    expect((await leave(anu)).status).toBe(200);
    expect((await leave(bert)).key).toBeUndefined();
  });

  it('leaves an announcement an announcement, also with one person: whoever comes later reads it (decision 030)', async () => {
    const replies = (enabled: boolean) => anu.client.call(setReplies, { params: params(), body: { enabled } });
    await replies(false);
    await leave(bert);
    await leave(carl);
    expect(await entryOf(anu)).toMatchObject({ group: { group_type: 'new_announcement' }, member_count: 1 });
    await say(anu, groupId, 'For whoever comes');
    await add(anu, bert);
    expect(await entryOf(bert)).toMatchObject({ group: { group_type: 'new_announcement' }, may: { post: false } });
    expect((await bert.client.call(sendMessage, { body: { group_id: groupId, text: 'May I?' } })).key).toBe(
      'cannot_send_message',
    );
    // With replies on it is a group again, and a group of one person is what is left of it.
    await leave(bert);
    expect((await replies(true)).data).toEqual({ group_type: 'forever_alone' });
    expect((await replies(false)).key).toBe('permission_denied');
    expect((await entryOf(anu)).group.group_type).toBe('forever_alone');
    await add(anu, bert);
    expect(await entryOf(bert)).toMatchObject({ group: { group_type: 'simple' }, may: { post: true } });
  });

  it('cannot leave a talk of two, nor be joined there', async () => {
    const { data } = await anu.client.call(createConversation, { body: { user_ids: [dora.person_id] } });
    groupId = data.group_id;
    expect((await leave(anu)).key).toBe('permission_denied');
    expect((await add(anu, bert)).key).toBe('no_users_in_private_conversation');
  });
});

it('a conversation says of which school it is, so that people of that school can be added from another one', async () => {
  const leader = await makeMember(school.db, { school_id: 1, role: 'admin' });
  await makeRole(school.db, leader.person_id, { school_id: 2, role: 'admin' });
  const [colleague, newcomer] = [
    await makeMember(school.db, { school_id: 2, role: 'teacher' }),
    await makeMember(school.db, { school_id: 2, role: 'teacher' }),
  ];
  const group = await makeConversation(school.db, [leader, colleague], { school_id: 2, now: school.clock() });
  const client = await school.enter(leader);
  const { school_id } = (await client.call(getConversation, { params: { groupId: group } })).data.group;
  expect(school_id).toBe(2);
  const reached = await client.call(listContacts, { query: { school_id, group: 'teachers' } });
  expect(reached.data.data.length).toBeGreaterThan(0);
  const added = await client.call(addMembers, { params: { groupId: group }, body: { user_ids: [newcomer.person_id] } });
  expect(added.data).toEqual({ added: 1 });
});
