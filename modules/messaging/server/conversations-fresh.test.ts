import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addGuardian } from '#modules/people/contract/add-guardian.ts';
import { endRole } from '#modules/people/contract/end-role.ts';
import { saveGuardianship } from '#modules/people/contract/save-guardianship.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { makeClass, makeGuardianship, makeMember, makePerson, makeSchool } from '#platform/testing/make.ts';
import { connectAs, type TestSocket } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { expectStaysFresh } from '#platform/testing/stays-fresh.ts';
import { addMembers } from '../contract/add-members.ts';
import { archiveConversation } from '../contract/archive-conversation.ts';
import { changePermission } from '../contract/change-permission.ts';
import { changeTitle } from '../contract/change-title.ts';
import { clearConversation } from '../contract/clear-conversation.ts';
import { createCampaign } from '../contract/create-campaign.ts';
import { createConversation } from '../contract/create-conversation.ts';
import { createPlatformNotice } from '../contract/create-platform-notice.ts';
import { deleteConversation } from '../contract/delete-conversation.ts';
import { deleteForEveryone } from '../contract/delete-for-everyone.ts';
import { dismissAnnouncement } from '../contract/dismiss-announcement.ts';
import { getConversation } from '../contract/get-conversation.ts';
import { getSettings } from '../contract/get-settings.ts';
import { leaveConversation } from '../contract/leave-conversation.ts';
import { listAnnouncements } from '../contract/list-announcements.ts';
import { listConversations } from '../contract/list-conversations.ts';
import { listMembers } from '../contract/list-members.ts';
import { muteConversation } from '../contract/mute-conversation.ts';
import { readAll } from '../contract/read-all.ts';
import { removeMember } from '../contract/remove-member.ts';
import { saveSettings } from '../contract/save-settings.ts';
import { setReplies } from '../contract/set-replies.ts';
import { unmuteConversation } from '../contract/unmute-conversation.ts';
import { reactions } from '../web/data/reactions.ts';

/** Whoever closes a page is said to be gone some seconds later. */
const PATIENT = { timeout: 20_000, interval: 500 };

let school: StartedApp;
let url: string;
let [anu, bert, carl, dora] = [] as unknown as [Talker, Talker, Talker, Talker];
beforeAll(async () => {
  // A word to a whole school is the same with ten people in it.
  school = await startApp({ template: 'empty', hasSockets: true });
  expect(await makeSchool(school.db, 'standard')).toBe(1);
  url = await school.listen();
  [anu, bert, carl, dora] = (await makeTalkers(school, 4)) as [Talker, Talker, Talker, Talker];
});
afterAll(() => school.stop());

const begin = (people: readonly Talker[]) => makeConversation(school.db, people, { now: school.clock() });
/** With what is empty, and as it is when nobody asks for that. */
const lists = [{ empty: 1 }, {}].map((query) => ({ endpoint: listConversations, input: { query } }));
const openScreen = async ({ client }: Talker, ...groups: number[]) => ({
  reader: client,
  socket: await connectAs(url, client),
  reactions,
  shown: [...lists, ...groups.map((groupId) => ({ endpoint: getConversation, input: { params: { groupId } } }))],
});

describe('a list that was opened before', () => {
  it('shows what the others do to a conversation', async () => {
    const groupId = await begin([anu, bert, carl]);
    const params = { groupId };
    const screen = await openScreen(bert, groupId);
    await expectStaysFresh({
      ...screen,
      shown: [...screen.shown, { endpoint: listMembers, input: { params } }],
      act: async () => {
        await anu.client.call(changeTitle, { params, body: { title: 'Another' } });
        await anu.client.call(addMembers, { params, body: { user_ids: [dora.person_id] } });
        await anu.client.call(changePermission, {
          params: { groupId, userId: carl.person_id },
          body: { permission_level_id: 1 },
        });
        await anu.client.call(removeMember, { params: { groupId, userId: dora.person_id } });
        await carl.client.call(leaveConversation, { params });
        await anu.client.call(createConversation, {
          body: { title: 'New', user_ids: [bert.person_id, carl.person_id] },
        });
      },
    });
  });

  it('shows that replies end, that one is made an admin, and that something new is there', async () => {
    const groupId = await begin([anu, bert, carl]);
    const other = await begin([anu, bert]);
    await expectStaysFresh({
      ...(await openScreen(bert, groupId)),
      act: async () => {
        await anu.client.call(setReplies, { params: { groupId }, body: { enabled: false } });
        const level = { permission_level_id: 1 as const };
        await anu.client.call(changePermission, { params: { groupId, userId: bert.person_id }, body: level });
        await anu.client.call(deleteForEveryone, { params: { groupId: other } });
        const user_ids = [bert.person_id, carl.person_id, dora.person_id];
        const body = { title: 'News', group_type: 'new_announcement' as const, user_ids };
        const { data } = await anu.client.call(createConversation, { body });
        await say(anu, data.group_id, 'Read this');
      },
    });
  });

  it('shows what one did oneself in another tab', async () => {
    const [muted, put, emptied, gone] = [
      await begin([anu, bert]),
      await begin([anu, bert]),
      await begin([anu, bert]),
      await begin([anu, bert]),
    ];
    for (const groupId of [muted, put, emptied, gone]) await say(anu, groupId, 'Hello');
    const screen = await openScreen(bert, muted, put, emptied, gone);
    await expectStaysFresh({
      ...screen,
      shown: [...screen.shown, { endpoint: getSettings, input: {} }],
      act: async () => {
        await bert.client.call(muteConversation, { params: { groupId: muted }, body: { level: 'never' } });
        await bert.client.call(unmuteConversation, { params: { groupId: muted } });
        await bert.client.call(archiveConversation, { params: { groupId: put } });
        await bert.client.call(clearConversation, { params: { groupId: emptied } });
        await bert.client.call(deleteConversation, { params: { groupId: gone } });
        await bert.client.call(readAll, { body: {} });
        await bert.client.call(saveSettings, { body: { show_empty_convo: true } });
      },
    });
  });

  it('shows to whoever was added that they are there, and what they emptied', async () => {
    const [comes, begins] = [await begin([anu, bert]), await begin([anu, bert])];
    for (const groupId of [comes, begins]) await say(anu, groupId, 'Before Carl');
    const body = { user_ids: [carl.person_id] };
    const screen = await openScreen(carl);
    const listed = async (): Promise<unknown[]> =>
      (await carl.client.call(listConversations, {})).data.data
        .filter(({ group }) => [comes, begins].includes(group.group_id))
        .map(({ group, last_message }) => [group.group_id, last_message?.system_message_type]);
    await expectStaysFresh({ ...screen, act: () => anu.client.call(addMembers, { params: { groupId: comes }, body }) });
    expect(await listed()).toEqual([[comes, 'member_added']]);
    await expectStaysFresh({
      ...screen,
      act: async () => {
        await anu.client.call(addMembers, { params: { groupId: begins }, body });
        await carl.client.call(clearConversation, { params: { groupId: comes } });
      },
    });
    expect(await listed()).toEqual([
      [begins, 'member_added'],
      [comes, undefined],
    ]);
  });

  it('shows the group of a class to a parent whose child is in it now', async () => {
    const { class_id } = await makeClass(school.db, 1);
    const admin: TestClient = await school.enter(await makeMember(school.db, { school_id: 1, role: 'admin' }));
    const [parent] = (await makeTalkers(school, 1, 'parent')) as [Talker];
    const child = await makeMember(school.db, { school_id: 1, role: 'student', class_id });
    await expectStaysFresh({
      ...(await openScreen(parent)),
      act: async () => {
        const body = { guardian_id: parent.person_id, kind: 'mother' as const };
        const told = await admin.call(addGuardian, { params: { schoolId: 1, personId: child.person_id }, body });
        expect(told.key).toBeUndefined();
      },
    });
  });

  it('shows to both of a family that one was barred, and to a colleague that a teacher is gone', async () => {
    const admin = await school.enter(await makeMember(school.db, { school_id: 1, role: 'admin' }));
    const [guardian] = (await makeTalkers(school, 1, 'parent')) as [Talker];
    const pupil = await makeMember(school.db, { school_id: 1, role: 'student' });
    const teacher = await makeMember(school.db, { school_id: 1, role: 'teacher' });
    const child: Talker = { person_id: pupil.person_id, client: await school.enter(pupil) };
    const guardianshipId = await makeGuardianship(school.db, guardian.person_id, child.person_id);
    const now = school.clock();
    const family = await makeConversation(school.db, [guardian, child], { group_type: 'private', now });
    const colleagues = [bert, { person_id: teacher.person_id, client: await school.enter(teacher) }];
    const withTeacher = await makeConversation(school.db, colleagues, { group_type: 'private', now });
    const mayPost = async (who: Talker, groupId: number) =>
      (await who.client.call(getConversation, { params: { groupId } })).data.may.post;
    const bar = { params: { schoolId: 1, guardianshipId }, body: { is_barred: true } };
    for (const screen of [await openScreen(child, family), await openScreen(guardian, family)]) {
      await expectStaysFresh({ ...screen, act: () => admin.call(saveGuardianship, bar) });
      expect(await mayPost(child, family)).toBe(false);
      bar.body.is_barred = false;
      await expectStaysFresh({ ...screen, act: () => admin.call(saveGuardianship, bar) });
      expect(await mayPost(guardian, family)).toBe(true);
      bar.body.is_barred = true;
    }
    expect(await mayPost(bert, withTeacher)).toBe(true);
    await expectStaysFresh({
      ...(await openScreen(bert, withTeacher)),
      act: () => admin.call(endRole, { params: { schoolId: 1, roleId: teacher.role_id } }),
    });
    expect(await mayPost(bert, withTeacher)).toBe(false);
  });

  it('shows that the other one of two comes and goes', async () => {
    const groupId = await makeConversation(school.db, [anu, bert], { group_type: 'private', now: school.clock() });
    const screen = await openScreen(bert, groupId);
    const statusOf = async () => {
      const { data } = await bert.client.call(getConversation, { params: { groupId } });
      return data.onlineStatus?.status;
    };
    let anus: TestSocket | undefined;
    expect(await statusOf()).toBe('offline');
    await expectStaysFresh({
      ...screen,
      act: async () => {
        anus = await connectAs(url, anu.client);
        await expect.poll(statusOf, PATIENT).toBe('online');
      },
    });
    await expectStaysFresh({
      ...screen,
      act: async () => {
        anus?.socket.close();
        await expect.poll(statusOf, PATIENT).toBe('offline');
      },
    });
  });

  it('shows the word of the platform', async () => {
    const root_id = await makePerson(school.db);
    await school.db.pool.query('update people.person set is_root = true where id = $1', [root_id]);
    const root = await school.enter({ person_id: root_id, role_id: null });
    const { data } = await root.call(createPlatformNotice, { body: { title: 'Old', text: 'Words' } });
    const screen = await openScreen(bert);
    await expectStaysFresh({
      ...screen,
      shown: [...screen.shown, { endpoint: listAnnouncements, input: {} }],
      act: async () => {
        await bert.client.call(dismissAnnouncement, { params: { id: data.id } });
        await root.call(createPlatformNotice, { body: { title: 'New', text: 'Words', school_id: 1 } });
        await root.call(createCampaign, { body: { school_id: 1, title: 'Hello', text: 'Everybody' } });
      },
    });
  });
});
