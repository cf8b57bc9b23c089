import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addGuardian } from '#modules/people/contract/add-guardian.ts';
import { endRole } from '#modules/people/contract/end-role.ts';
import { giveRole } from '#modules/people/contract/give-role.ts';
import { movePupil } from '#modules/people/contract/move-pupil.ts';
import { saveGuardianship } from '#modules/people/contract/save-guardianship.ts';
import { saveTeaching } from '#modules/people/contract/save-teaching.ts';
import { readConfig } from '#platform/server/config.ts';
import { openFiles } from '#platform/server/files/open-files.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { prepareModules } from '#platform/server/prepare-modules.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { type Made, makeClass, makeMember, makeRole, makeSchool } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addMembers } from '../contract/add-members.ts';
import { createConversation } from '../contract/create-conversation.ts';
import { getConversation } from '../contract/get-conversation.ts';
import { turnDay } from '../contract/jobs.ts';
import { leaveConversation } from '../contract/leave-conversation.ts';
import { listConversations } from '../contract/list-conversations.ts';
import { listMessages } from '../contract/list-messages.ts';
import { removeMember } from '../contract/remove-member.ts';
import { setReplies } from '../contract/set-replies.ts';
import { messaging } from './plugin.ts';

let school: StartedApp;
let admin: TestClient;
const inSchool = { schoolId: 1 };

beforeAll(async () => {
  school = await startApp();
});
// A session does not outlive the days that pass in between.
beforeEach(async () => {
  admin = await school.enter(await makeMember(school.db, { school_id: 1, role: 'admin' }));
});
afterAll(() => school.stop());

const someone = async (role: 'staff' | 'parent' | 'teacher' = 'staff') => makeMember(school.db, { school_id: 1, role });
const give = async ({ person_id }: Made, type_id: 2 | 3 | 5, class_id?: number, more = {}) => {
  const body = { type_id, ...(class_id ? { class_id } : {}), ...more };
  const { data, key } = await admin.call(giveRole, { params: { ...inSchool, personId: person_id }, body });
  if (key) throw new Error(key);
  return data.roles.find((role) => role.type_id === type_id)?.role_id ?? 0;
};
/** The official groups of somebody, as `parents 1` for those that they lead. */
const groupsOf = async (who: Made): Promise<string[]> => {
  const client = await school.enter(who);
  const { data } = await client.call(listConversations, { query: { filter: 'official', empty: 1 } });
  return data.data
    .filter(({ left_date }) => left_date === null)
    .map(({ group }) => `${group.official?.audience} ${group.admins.includes(who.person_id) ? 1 : 2}`)
    .sort();
};
const officialOf = async (class_id: number, audience: string): Promise<number> =>
  (
    await school.db.pool.query('select id from messaging.conversation where class_id = $1 and audience = $2', [
      class_id,
      audience,
    ])
  ).rows[0]?.id ?? 0;
const turn = async () => {
  await school.db.kysely
    .transaction()
    .execute((tx) => addJob(tx, turnDay, { time_zone: 'Europe/Tallinn', due_at: school.clock().toISOString() }));
  await school.app.jobs.runWaiting();
};

describe('the official groups of a class', () => {
  it('are those of its form master, teachers, pupils and parents', async () => {
    const { class_id } = await makeClass(school.db, 1);
    const [leader, teacher, pupil, parent] = [
      await someone(),
      await someone('teacher'),
      await someone(),
      await someone('parent'),
    ];
    await give(leader, 5, class_id);
    await give(pupil, 2, class_id);
    expect(await groupsOf(leader)).toEqual(['parents 1', 'students 1', 'teachers 1']);
    expect(await groupsOf(pupil)).toEqual(['students 2']);
    const teaching = { params: { ...inSchool, personId: teacher.person_id }, body: { class_ids: [class_id] } };
    await admin.call(saveTeaching, teaching);
    expect(await groupsOf(teacher)).toEqual(['teachers 2']);
    const guardian = { guardian_id: parent.person_id, kind: 'mother' } as const;
    const added = await admin.call(addGuardian, { params: { ...inSchool, personId: pupil.person_id }, body: guardian });
    expect(await groupsOf(parent)).toEqual(['parents 2']);
    const guardianshipId = added.data.guardians[0]?.id ?? 0;
    await admin.call(saveGuardianship, { params: { ...inSchool, guardianshipId }, body: { is_barred: true } });
    expect(await groupsOf(parent)).toEqual([]);
    await admin.call(saveTeaching, { ...teaching, body: { class_ids: [] } });
    expect(await groupsOf(teacher)).toEqual([]);
  });

  it('follow a pupil into another class, where older messages stay unseen', async () => {
    const [one, other] = [await makeClass(school.db, 1), await makeClass(school.db, 1)];
    const [leader, pupil, parent] = [await someone(), await someone(), await someone('parent')];
    await give(leader, 5, one.class_id);
    await give(leader, 5, other.class_id);
    await give(pupil, 2, one.class_id);
    const guardian = { guardian_id: parent.person_id, kind: 'father' } as const;
    await admin.call(addGuardian, { params: { ...inSchool, personId: pupil.person_id }, body: guardian });
    const speaker: Talker = { person_id: leader.person_id, client: await school.enter(leader) };
    const target = await officialOf(other.class_id, 'students');
    const home = await officialOf(one.class_id, 'students');
    await say(speaker, target, 'before');
    await say(speaker, home, 'farewell');
    await admin.call(movePupil, {
      params: { ...inSchool, personId: pupil.person_id },
      body: { class_id: other.class_id },
    });
    await say(speaker, target, 'welcome');
    await say(speaker, home, 'among us');
    const client = await school.enter(pupil);
    const texts = async (groupId: number) =>
      (await client.call(listMessages, { params: { groupId } })).data.data.map(
        (message) => message.system_message_type ?? message.content_plain,
      );
    expect(await texts(target)).toEqual(['member_added', 'welcome']);
    expect(await texts(home)).toEqual(['member_added', 'farewell', 'member_removed']);
    expect((await client.call(getConversation, { params: { groupId: home } })).data.left_date).not.toBeNull();
    expect(await groupsOf(parent)).toEqual(['parents 2']);
  });

  it('are not joined, left or changed by hand, and may be without replies', async () => {
    const { class_id } = await makeClass(school.db, 1);
    const [leader, pupil] = [await someone(), await someone()];
    await give(leader, 5, class_id);
    await give(pupil, 2, class_id);
    const groupId = await officialOf(class_id, 'students');
    const [leads, learns] = [await school.enter(leader), await school.enter(pupil)];
    const told = [
      await leads.call(addMembers, { params: { groupId }, body: { user_ids: [1] } }),
      await leads.call(removeMember, { params: { groupId, userId: pupil.person_id } }),
      await leads.call(leaveConversation, { params: { groupId } }),
      await learns.call(setReplies, { params: { groupId }, body: { enabled: false } }),
    ];
    expect(told.map(({ key }) => key)).toEqual([
      'cannot_add_users',
      'permission_denied',
      'permission_denied',
      'permission_denied',
    ]);
    const replies = (enabled: boolean) => leads.call(setReplies, { params: { groupId }, body: { enabled } });
    expect((await replies(false)).data).toEqual({ group_type: 'official_announcement' });
    expect((await replies(true)).data).toEqual({ group_type: 'official' });
  });

  it('follow roles that begin and end by the calendar', async () => {
    const { class_id } = await makeClass(school.db, 1);
    const [newcomer, leaver] = [await someone(), await someone()];
    const today = school.clock().toISOString().slice(0, 10);
    const tomorrow = new Date(school.clock().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    await give(newcomer, 2, class_id, { starts_on: tomorrow });
    await give(leaver, 2, class_id, { starts_on: today, ends_on: tomorrow });
    expect([await groupsOf(newcomer), await groupsOf(leaver)]).toEqual([[], ['students 2']]);
    school.clock.set(new Date(school.clock().getTime() + 3 * 86_400_000).toISOString());
    await turn();
    expect([await groupsOf(newcomer), await groupsOf(leaver)]).toEqual([['students 2'], []]);
  });
});

describe('a group whose admin is gone from the school', () => {
  it('is led by whoever has been there longest (B03)', async () => {
    const [anu, bert, carl] = (await makeTalkers(school, 3)) as [Talker, Talker, Talker];
    const body = { title: 'Choir', group_type: 'simple' as const, user_ids: [bert.person_id] };
    const groupId = (await anu.client.call(createConversation, { body })).data.group_id;
    school.clock.set(new Date(school.clock().getTime() + 60_000).toISOString());
    await anu.client.call(addMembers, { params: { groupId }, body: { user_ids: [carl.person_id] } });
    const { rows } = await school.db.pool.query('select id from people.role where person_id = $1', [anu.person_id]);
    await admin.call(endRole, { params: { ...inSchool, roleId: rows[0].id } });
    const { data } = await carl.client.call(getConversation, { params: { groupId } });
    expect(data.group.admins).toEqual([bert.person_id]);
    expect(data.last_message).toMatchObject({
      system_message_type: 'admin_made',
      actor: null,
      targets: [{ id: bert.person_id }],
    });
    expect((await anu.client.call(getConversation, { params: { groupId } })).status).toBe(403);
  });

  it('stays as it is while its admin has another role there', async () => {
    const [anu, bert] = (await makeTalkers(school, 2)) as [Talker, Talker];
    const body = { title: 'Choir', group_type: 'simple' as const, user_ids: [bert.person_id] };
    const groupId = (await anu.client.call(createConversation, { body })).data.group_id;
    const { rows } = await school.db.pool.query('select id from people.role where person_id = $1', [anu.person_id]);
    await makeRole(school.db, anu.person_id, { school_id: 1, role: 'staff' });
    await admin.call(endRole, { params: { ...inSchool, roleId: rows[0].id } });
    const { data } = await bert.client.call(getConversation, { params: { groupId } });
    expect(data.group.admins).toEqual([anu.person_id]);
  });
});

it('the groups of a school that is older than messaging are there after the first start', async () => {
  const old = await makeSchool(school.db);
  const { class_id } = await makeClass(school.db, old);
  const leader = await makeMember(school.db, { school_id: old, role: 'formmaster', class_id });
  const files = openFiles(readConfig({ KRIIT_FILES: school.filesFolder }));
  const start = () => prepareModules(school.db, [messaging({ files })], school.clock());
  await Promise.all([start(), start()]);
  await school.app.jobs.runWaiting();
  expect(await groupsOf(leader)).toEqual(['parents 1', 'students 1', 'teachers 1']);
  await start();
  const waiting = await school.db.pool.query(
    `select from graphile_worker.jobs where task_identifier = 'messaging.begin_official'`,
  );
  expect(waiting.rows).toEqual([]);
});
