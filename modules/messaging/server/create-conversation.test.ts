import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveSchoolSettings } from '#modules/people/contract/save-school-settings.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeGuardianship, makeMember, makeSchool } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createConversation } from '../contract/create-conversation.ts';
import { getConversation } from '../contract/get-conversation.ts';
import { listContactGroups } from '../contract/list-contact-groups.ts';
import { listContacts } from '../contract/list-contacts.ts';
import { listConversations } from '../contract/list-conversations.ts';
import { listMembers } from '../contract/list-members.ts';

let school: StartedApp;
let teacher: TestClient;
let parent: TestClient;
let student: TestClient;
let admin: TestClient;
const ids: Record<string, number> = {};

beforeAll(async () => {
  school = await startApp();
  teacher = await school.as('teacher');
  parent = await school.as('parent');
  student = await school.as('student');
  admin = await school.as('admin');
  const { rows } = await school.db.pool.query<{ username: string; person_id: number }>(
    'select username, person_id from account.credential',
  );
  for (const { username, person_id } of rows) ids[username] = person_id;
});
afterAll(() => school.stop());

const id = (name: string): number => ids[name] ?? 0;
const create = (who: TestClient, body: object) => who.call(createConversation, { body });
const entryOf = async (who: TestClient, groupId: number) =>
  (await who.call(getConversation, { params: { groupId } })).data;

describe('a private conversation', () => {
  it('is one for both, whoever begins it', async () => {
    const two = await school.as('parent.two');
    const first = await create(teacher, { user_ids: [id('parent.two')] });
    expect(first).toMatchObject({ status: 200, data: { is_new: true } });
    const again = await create(two, { user_ids: [id('teacher')], group_type: 'private' });
    expect(again.data).toEqual({ group_id: first.data.group_id, is_new: false });
    expect(await entryOf(two, first.data.group_id)).toMatchObject({
      group: { group_type: 'private', is_private: true, title: 'Liis Rebassoo' },
      partner: { id: id('teacher'), firstname: 'Liis' },
      member_count: 2,
      onlineStatus: { status: 'offline', last_activity: null },
      may: { post: true, add_members: false, leave: false, toggle_replies: false },
    });
  });

  it('is empty, so only who began it sees it before anything is said', async () => {
    const { data } = await create(admin, { user_ids: [id('parent.two')] });
    const two = await school.as('parent.two');
    const listed = async (who: TestClient, query = {}) =>
      (await who.call(listConversations, { query })).data.data.map(({ group }) => group.group_id);
    expect(await listed(admin)).toContain(data.group_id);
    expect(await listed(two)).not.toContain(data.group_id);
    expect(await listed(two, { empty: 1 })).toContain(data.group_id);
  });
});

describe('a group', () => {
  it('has a title, its people and an admin', async () => {
    const { data } = await create(teacher, { title: ' Trip ', user_ids: [id('parent'), id('student'), id('parent')] });
    const entry = await entryOf(student, data.group_id);
    expect(entry).toMatchObject({
      group: { title: 'Trip', group_type: 'simple', admins: [id('teacher')] },
      member_count: 3,
      unread_count: 0,
      last_message: { message_type: 'system', system_message_type: 'created', content_plain: 'Trip' },
      may: { post: true, change_settings: false, see_members: true, leave: true },
    });
    const members = await student.call(listMembers, { params: { groupId: data.group_id } });
    expect(members.data.data.map(({ user_id, permission_level_id }) => [user_id, permission_level_id])).toEqual([
      [id('teacher'), 1],
      [id('parent'), 2],
      [id('student'), 2],
    ]);
    expect(members.data.data[0]).toMatchObject({ tags: ['people:roles.teacher'], may: { remove: false } });
    expect((await admin.call(getConversation, { params: { groupId: data.group_id } })).key).toBe(
      'conversation_not_found',
    );
  });

  it('can be made of whole groups of contacts', async () => {
    const groups = (await teacher.call(listContactGroups, {})).data;
    const [parents, pupils] = ['parents', 'students'].map((kind) =>
      groups.find((one) => one.kind === kind && one.class_name === '11.A'),
    );
    expect(parents).toMatchObject({ school_id: 1, study_year_id: 2 });
    const { data } = await create(teacher, { title: '11.A', groups: [parents, pupils].map(asKey) });
    const entry = await entryOf(parent, data.group_id);
    expect(entry.member_count).toBe((parents?.count ?? 0) + (pupils?.count ?? 0) + 1);
    expect(entry.group.group_contact_keys[0]).toMatchObject({ school_id: 1, key: parents?.key });
  });

  it('says of which school it is, whomever it was made of', async () => {
    const { data } = await create(teacher, { user_ids: [id('parent')] });
    expect((await entryOf(parent, data.group_id)).group.group_contact_keys).toEqual([
      { school_id: 1, study_year_id: null, key: '' },
    ]);
  });

  const asKey = (group: { school_id: number; study_year_id: number | null; key: string } | undefined) => ({
    school_id: group?.school_id ?? 0,
    study_year_id: group?.study_year_id ?? null,
    key: group?.key ?? '',
  });
});

describe('an announcement', () => {
  it('tells its readers nothing of each other', async () => {
    const people = await Promise.all([1, 2].map(() => makeMember(school.db, { school_id: 1, role: 'staff' })));
    const user_ids = [id('parent'), ...people.map(({ person_id }) => person_id)];
    const { data } = await create(teacher, { title: 'News', group_type: 'new_announcement', user_ids });
    expect((await entryOf(parent, data.group_id)).member_count).toBeNull();
    expect((await entryOf(teacher, data.group_id)).member_count).toBe(4);
    expect((await parent.call(listMembers, { params: { groupId: data.group_id } })).key).toBe('permission_denied');
  });
});

describe('is refused', () => {
  it.each([
    ['conversation_title_required', { user_ids: ['parent', 'student'], title: '  ' }],
    ['conversation_title_too_long', { user_ids: ['parent', 'student'], title: 'x'.repeat(50) }],
    ['no_users_selected', { title: 'x' }],
    ['too_few_recipients', { title: 'x', group_type: 'new_announcement', user_ids: ['parent', 'student'] }],
    [
      'private_conversation_cannot_be_announcement',
      { title: 'x', group_type: 'new_announcement', user_ids: ['parent'] },
    ],
    ['cannot_add_users', { title: 'x', user_ids: ['parent', 'parent.b'] }],
    ['cannot_add_users', { user_ids: ['parent.b'] }],
    ['invalid_request', { group_type: 'private', user_ids: ['parent', 'student'] }],
  ])('%s', async (key, { user_ids = [], ...body }: { user_ids?: string[]; [field: string]: unknown }) => {
    expect((await create(teacher, { ...body, user_ids: user_ids.map(id) })).key).toBe(key);
  });

  it('with groups that do not go together', async () => {
    const group = (school_id: number, study_year_id: number | null, key = 'teachers') => ({
      school_id,
      study_year_id,
      key,
    });
    const told = await Promise.all(
      [
        { groups: [group(1, 2)], user_ids: [id('parent')] },
        { groups: [group(1, 2), group(2, 5)] },
        { groups: [group(1, 2), group(1, 1)] },
        { groups: [group(1, 1)] },
        { groups: [group(1, 2, 'parents')] },
        { user_ids: Array.from({ length: 1_002 }, (_, number) => number + 1) },
      ].map((body) => create(teacher, { title: 'x', ...body })),
    );
    expect(told.map(({ key }) => key)).toEqual([
      'users_beside_groups',
      'groups_of_different_schools',
      'groups_of_different_years',
      'cannot_add_users',
      'cannot_add_users',
      'too_many_users',
    ]);
  });
});

describe('contacts', () => {
  it('are those whom the table lets somebody write to', async () => {
    const namesOf = async (who: TestClient, query: object) => {
      const told = await who.call(listContacts, { query });
      expect(told.key).toBeUndefined();
      return told.data.data.map(({ id: one }) => one);
    };
    expect(await namesOf(parent, { group: 'teachers' })).toContain(id('teacher'));
    expect(await namesOf(parent, { group: 'students' })).toContain(id('student'));
    expect(await namesOf(student, { group: 'students' })).not.toContain(id('adult.student'));
    expect(await namesOf(student, { group: 'parents' })).toContain(id('parent'));
    expect(await namesOf(await school.as('parent.barred'), { group: 'students' })).not.toContain(id('student'));
    expect(await namesOf(teacher, { search: 'ounpuu' })).toContain(id('student'));
    expect((await teacher.call(listContacts, { query: { search: 'ab' } })).key).toBe('search_too_short');
    const pupils = (await teacher.call(listContacts, { query: { group: 'students_with_parents', search: 'Marta' } }))
      .data;
    expect(pupils.data.find((one) => one.id === id('student'))).toMatchObject({
      tags: ['people:roles.student', '11.A'],
      parents: expect.arrayContaining([expect.objectContaining({ id: id('parent') })]),
    });
  });

  it('of a school in which somebody has no role are nobody’s', async () => {
    const other = await makeSchool(school.db);
    expect((await teacher.call(listContacts, { query: { school_id: 2 } })).key).toBe('cannot_fetch_contacts');
    expect((await teacher.call(listContactGroups, { query: { school_id: other } })).key).toBe('cannot_fetch_contacts');
    const abroad = { title: 'x', school_id: 2, user_ids: [id('teacher.b'), id('parent.b')] };
    expect((await create(teacher, abroad)).key).toBe('cannot_add_users');
  });

  it('may be closed towards teachers, who still write and are answered', async () => {
    const params = { schoolId: 1 };
    const close = (is_direct_contact_with_teachers_open: boolean) =>
      admin.call(saveSchoolSettings, { params, body: { is_direct_contact_with_teachers_open } });
    await close(false);
    const colleague = await makeMember(school.db, { school_id: 1, role: 'teacher' });
    const child = await makeMember(school.db, { school_id: 1, role: 'student' });
    const guardian = await makeMember(school.db, { school_id: 1, role: 'parent' });
    await makeGuardianship(school.db, guardian.person_id, child.person_id);
    await school.db.pool.query('insert into people.teaching select $1, class_id, 1 from people.role where id = $2', [
      colleague.role_id,
      child.role_id,
    ]);
    const [from, to] = [await school.enter(guardian), await school.enter(colleague)];
    const refused = await create(from, { user_ids: [colleague.person_id] });
    const begun = await create(to, { user_ids: [guardian.person_id] });
    const opened = await create(from, { user_ids: [colleague.person_id] });
    await close(true);
    expect([refused.key, begun.key, opened.key]).toEqual(['cannot_add_users', undefined, undefined]);
    expect((await entryOf(from, begun.data.group_id)).may.post).toBe(true);
  });
});

it('notes to oneself are there once', async () => {
  const [first, again] = [
    await create(parent, { group_type: 'forever_alone' }),
    await create(parent, { user_ids: [id('parent')] }),
  ];
  expect(again.data).toEqual({ group_id: first.data.group_id, is_new: false });
  expect(await entryOf(parent, first.data.group_id)).toMatchObject({
    group: { group_type: 'forever_alone', title: '' },
    may: { post: true, leave: false, add_members: false },
  });
});
