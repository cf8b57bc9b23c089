import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { makeTalkers } from '#platform/testing/conversations.ts';
import { newLetters } from '#platform/testing/letters.ts';
import { makeSchool } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createCampaign } from '../contract/create-campaign.ts';
import { createPlatformNotice } from '../contract/create-platform-notice.ts';
import { dismissAnnouncement } from '../contract/dismiss-announcement.ts';
import { getMessagingUser } from '../contract/get-messaging-user.ts';
import { getSettings } from '../contract/get-settings.ts';
import { listAnnouncements } from '../contract/list-announcements.ts';
import { listAttachments } from '../contract/list-attachments.ts';
import { listConversations } from '../contract/list-conversations.ts';
import { listPlatformNotices } from '../contract/list-platform-notices.ts';
import { saveSettings } from '../contract/save-settings.ts';
import { sendMessage } from '../contract/send-message.ts';
import { withdrawPlatformNotice } from '../contract/withdraw-platform-notice.ts';

let school: StartedApp;
let [root, parent, abroad] = [] as unknown as [TestClient, TestClient, TestClient];
beforeAll(async () => {
  school = await startApp();
  root = await school.as('root');
  parent = await school.as('parent');
  abroad = await school.as('parent.b');
});
afterAll(() => school.stop());

it('a campaign reaches everybody of a school, and nobody answers', async () => {
  const body = { school_id: 1, title: 'Hello', text: 'Kriit has news.' };
  const { data } = await root.call(createCampaign, { body });
  expect(data.member_count).toBeGreaterThan(1_000);
  const first = async (who: TestClient) => (await who.call(listConversations, {})).data.data[0];
  expect(await first(parent)).toMatchObject({
    group: { group_id: data.group_id, group_type: 'campaign', title: 'Hello', admins: [] },
    member_count: null,
    unread_count: 1,
    last_message: { content_plain: 'Kriit has news.', message_type: 'announcement' },
    may: { post: false, react: false, see_members: false, leave: false },
  });
  expect((await first(abroad))?.group.group_id).not.toBe(data.group_id);
  const answer = { body: { group_id: data.group_id, text: 'Thanks' } };
  expect((await parent.call(sendMessage, answer)).key).toBe('cannot_send_message');
  const keys = await Promise.all(
    [{ title: '' }, { title: 'x'.repeat(50) }, { text: ' ' }, { text: 'x'.repeat(10_001) }, { school_id: 999_999 }].map(
      async (more) => (await root.call(createCampaign, { body: { ...body, ...more } })).key,
    ),
  );
  expect(keys).toEqual([
    'conversation_title_required',
    'conversation_title_too_long',
    'message_empty',
    'message_too_long',
    'school_not_found',
  ]);
  expect((await parent.call(createCampaign, { body })).key).toBe('permission_denied');
});

it('a campaign comes like any message: to open screens, to phones and by mail', async () => {
  const school_id = await makeSchool(school.db);
  const [anna, boris] = await makeTalkers(school, 2, 'parent', school_id);
  for (const person of [anna, boris])
    await school.db.pool.query('update people.person set email = $2 where id = $1', [
      person?.person_id,
      `campaign.${person?.person_id}@kool.example`,
    ]);
  await boris?.client.call(saveSettings, { body: { email_notification_delay_type: 'now' } });
  // What the campaigns before still have to say is none of this story's.
  await school.db.pool.query('delete from graphile_worker._private_jobs');
  await newLetters(school);
  school.told.length = 0;
  const body = { school_id, title: 'News', text: 'Look at https://kriit.example/news' };
  const { data } = await root.call(createCampaign, { body });
  const came = school.told.find(({ name }) => name === 'newMessage');
  expect(came).toMatchObject({
    data: { group_id: data.group_id, message: { content_plain: body.text, message_type: 'announcement' } },
    audience: { name: `conversation:${data.group_id}` },
  });
  await school.db.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
  const letters = await newLetters(school);
  expect(letters.map(({ channel }) => channel).sort()).toEqual(['email', 'push', 'push']);
  expect(letters[0]).toMatchObject({
    subject: expect.stringMatching(/ · News$/),
    text: expect.stringContaining(body.text),
  });
  const links = { params: { groupId: data.group_id }, query: { type: 'link' as const } };
  expect((await anna?.client.call(listAttachments, links))?.data.data).toHaveLength(1);
});

it('a notice stands above the lists of a school until it is put away, taken back or over', async () => {
  const titles = async (who: TestClient) => (await who.call(listAnnouncements, {})).data.map(({ title }) => title);
  const put = async (title: string, more = {}) =>
    (await root.call(createPlatformNotice, { body: { title, text: 'Words', ...more } })).data.id;
  const ends_at = new Date(school.clock().getTime() + 600_000).toISOString();
  const [all, one, brief] = [await put('all'), await put('one', { school_id: 2 }), await put('brief', { ends_at })];
  expect(await titles(parent)).toEqual(expect.arrayContaining(['all', 'brief']));
  expect(await titles(parent)).not.toContain('one');
  expect(await titles(abroad)).toEqual(expect.arrayContaining(['all', 'one', 'brief']));
  expect((await parent.call(dismissAnnouncement, { params: { id: one } })).status).toBe(404);
  await parent.call(dismissAnnouncement, { params: { id: all } });
  expect((await parent.call(dismissAnnouncement, { params: { id: all } })).status).toBe(200);
  expect([await titles(parent), await titles(abroad)].map((list) => list.includes('all'))).toEqual([false, true]);
  await root.call(withdrawPlatformNotice, { params: { id: one } });
  expect((await root.call(withdrawPlatformNotice, { params: { id: one } })).status).toBe(404);
  expect(await titles(abroad)).not.toContain('one');
  expect((await root.call(listPlatformNotices, {})).data.map(({ id }) => id)).toEqual(
    expect.arrayContaining([all, brief]),
  );
  school.clock.set(new Date(Date.parse(ends_at) + 1).toISOString());
  expect(await titles(abroad)).not.toContain('brief');
});

it('settings are kept, each by itself', async () => {
  expect((await parent.call(getSettings, {})).data).toEqual({
    email_notification_delay_type: 'daily',
    enter_sends_message: true,
    show_empty_convo: false,
  });
  await parent.call(saveSettings, { body: { show_empty_convo: true } });
  await parent.call(saveSettings, { body: { enter_sends_message: false, email_notification_delay_type: 'weekly' } });
  expect((await parent.call(getSettings, {})).data).toEqual({
    email_notification_delay_type: 'weekly',
    enter_sends_message: false,
    show_empty_convo: true,
  });
  const { data } = await parent.call(listConversations, {});
  expect(data.data.length).toBeGreaterThan(0);
  expect((await parent.call(getMessagingUser, {})).data).toMatchObject({ firstname: 'Katrin', locale: 'en' });
});
