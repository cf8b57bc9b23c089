import { afterAll, beforeEach, expect, it } from 'vitest';
import { seeMessage } from '#modules/messaging/contract/see-message.ts';
import { giveRole } from '#modules/people/contract/give-role.ts';
import { roleGivenNotice } from '#modules/people/contract/notices.ts';
import { ROLE_TYPES } from '#modules/people/contract/role-types.ts';
import type { Channels } from '#platform/contract/notice.ts';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { makeReader, startWithOutside, tellOfRole } from '#platform/testing/outside.ts';
import { pushBrowser } from '#platform/testing/push-service.ts';
import { tellNobody } from '#platform/testing/tell-nobody.ts';
import { getPushKey } from '../contract/get-push-key.ts';
import { listNotices } from '../contract/list-notices.ts';
import { listOutbox } from '../contract/list-outbox.ts';
import { subscribeToPush } from '../contract/subscribe-to-push.ts';
import { unsubscribeFromPush } from '../contract/unsubscribe-from-push.ts';
import { withdraw } from './doors.ts';

const { outside, school, clear, stop } = await startWithOutside();
beforeEach(clear);
afterAll(stop);

const everyWay: Channels = { in_app: true, email: 'now', push: true, sms: true };

const retryNow = async () => {
  await school.db.pool.query(`update graphile_worker._private_jobs set run_at = now() - interval '1 s'`);
  await school.app.jobs.runWaiting();
};

it('a role that is given reaches the person by mail, push and text message, in their language', async () => {
  const reader = await makeReader(school, 'et', everyWay);
  expect((await reader.client.call(getPushKey)).data.public_key).toMatch(/^[\w-]{87}$/);
  const browser = pushBrowser(outside.push.host, '/browser/1');
  await reader.client.call(subscribeToPush, { body: browser.subscription });

  const head = await school.as('headmaster');
  const { status } = await head.call(giveRole, {
    params: { schoolId: 1, personId: reader.person_id },
    body: { type_id: ROLE_TYPES.teacher },
  });
  expect(status).toBe(200);
  expect([outside.mail.received, outside.push.pushed, outside.sms.taken]).toEqual([[], [], []]);
  await school.app.jobs.runWaiting();

  const [letter] = outside.mail.received;
  expect(letter?.to).toEqual([reader.email]);
  expect(letter?.headers.get('subject')).toBe('Teil on uus roll');
  expect(letter?.headers.get('from')).toBe('Kriit <kriit@kool.example>');
  expect(letter?.headers.has('list-unsubscribe')).toBe(false);
  expect(letter?.parts).toContain('Teile anti roll „Õpetaja“. Kool:');
  expect(letter?.parts).toContain('https://kool.example/');
  expect(letter?.parts).toContain('<html lang="et">');

  const [pushed] = outside.push.pushed;
  expect(pushed?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
  expect(pushed?.headers.authorization).toMatch(/^vapid t=/);
  expect(browser.read(pushed?.body ?? Buffer.of())).toMatchObject({
    title: 'Teil on uus roll',
    body: expect.stringContaining('Teile anti roll „Õpetaja“.'),
    link: '/',
  });

  expect(outside.sms.taken).toMatchObject([
    {
      headers: { authorization: 'Bearer sms-secret', 'idempotency-key': expect.stringMatching(/^notice-\d+$/) },
      body: { to: expect.stringMatching(/^\+372/), text: expect.stringContaining('Teil on uus roll: Teile anti') },
    },
  ]);
  // What has left is kept nowhere in words, and nothing is sent twice.
  expect((await school.db.pool.query('select from notices.outbox')).rowCount).toBe(0);
  await retryNow();
  expect([outside.mail.received, outside.push.pushed, outside.sms.taken].map(({ length }) => length)).toEqual([
    1, 1, 1,
  ]);
});

it('the push of a message says how much is unread, for the icon of an app that is closed; no other push does', async () => {
  const reader = await makeReader(school, 'en', everyWay);
  const [writer] = (await makeTalkers(school, 1)) as [Talker];
  const browser = pushBrowser(outside.push.host, '/browser/badge');
  await reader.client.call(subscribeToPush, { body: browser.subscription });
  const group_id = await makeConversation(school.db, [writer, reader], { now: school.clock() });
  const pushed = async () => {
    await retryNow();
    return outside.push.pushed.splice(0).map(({ body }) => browser.read(body) as Record<string, unknown>);
  };
  await say(writer, group_id, 'One');
  await say(writer, group_id, 'Two');
  expect((await pushed()).map(({ unread }) => unread)).toEqual([2, 2]);
  const { message_id: messageId } = await say(writer, group_id, 'Three');
  expect((await pushed()).map(({ unread }) => unread)).toEqual([3]);
  await reader.client.call(seeMessage, { params: { messageId } });
  await say(writer, group_id, 'Four');
  expect(await pushed()).toEqual([
    { title: expect.any(String), body: 'Four', link: expect.any(String), tag: expect.any(String), unread: 1 },
  ]);
  await tellOfRole(school, reader.person_id, 'story:badge');
  expect((await pushed()).map((message) => Object.keys(message))).toEqual([['title', 'body', 'link', 'tag']]);
});

it('a letter that was not taken comes again, under the same id; a name with marks stays text', async () => {
  const reader = await makeReader(school, 'ja', { ...everyWay, push: false, sms: false });
  outside.mail.setBusy(true);
  await tellOfRole(school, reader.person_id, 'story');
  await school.app.jobs.runWaiting();
  expect(outside.mail.received).toEqual([]);
  outside.mail.setBusy(false);
  await retryNow();
  expect(outside.mail.received).toHaveLength(1);
  expect(outside.mail.received[0]?.headers.get('message-id')).toMatch(/^<notice-\d+@kool\.example>$/);
  expect(outside.mail.received[0]?.headers.get('subject')).toBe('新しい役割が付きました');
  expect(outside.mail.received[0]?.parts).toContain('Kase &lt;b&gt;Kool&lt;/b&gt; {{role}} $t(people:roles.admin)');
});

it('an address that takes no mail is not tried again', async () => {
  const reader = await makeReader(school, 'en', { ...everyWay, push: false, sms: false });
  await school.db.pool.query(`update people.person set email = 'nobody@kool.example' where id = $1`, [
    reader.person_id,
  ]);
  await tellOfRole(school, reader.person_id, 'story');
  await school.app.jobs.runWaiting();
  expect(outside.mail.received).toEqual([]);
  expect((await school.db.pool.query('select from graphile_worker.jobs')).rowCount).toBe(0);
});

it('a browser that is gone is forgotten, one of a foreign service never taken, one’s own let go', async () => {
  const reader = await makeReader(school, 'en', { ...everyWay, email: 'off', sms: false });
  const [stays, goes] = [pushBrowser(outside.push.host, '/stays'), pushBrowser(outside.push.host, '/goes')];
  for (const { subscription } of [stays, goes]) await reader.client.call(subscribeToPush, { body: subscription });
  const foreign = { ...stays.subscription, endpoint: 'https://127.0.0.1:5432/' };
  expect((await reader.client.call(subscribeToPush, { body: foreign })).key).toBe('push_service_unknown');

  outside.push.answerWith('/goes', 410);
  await tellOfRole(school, reader.person_id, 'story');
  await school.app.jobs.runWaiting();
  expect(outside.push.pushed.map(({ path }) => path)).toEqual(['/stays']);
  const left = 'select endpoint from notices.subscription where person_id = $1';
  const { rows } = await school.db.pool.query(left, [reader.person_id]);
  expect(rows).toEqual([{ endpoint: stays.subscription.endpoint }]);

  await reader.client.call(unsubscribeFromPush, { body: { endpoint: stays.subscription.endpoint } });
  await tellOfRole(school, reader.person_id, 'story');
  await school.app.jobs.runWaiting();
  expect(outside.push.pushed).toHaveLength(1);
});

it('what is withdrawn is neither shown nor sent', async () => {
  const reader = await makeReader(school, 'en', everyWay);
  outside.mail.setBusy(true);
  await tellOfRole(school, reader.person_id, 'story:wrong');
  await school.app.jobs.runWaiting();
  expect((await reader.client.call(listNotices)).data.total).toBe(1);
  await school.db.kysely.transaction().execute((tx) => withdraw(tx, tellNobody, roleGivenNotice, 'story:wrong'));
  outside.mail.setBusy(false);
  await retryNow();
  expect(outside.mail.received).toEqual([]);
  expect((await reader.client.call(listNotices)).data.total).toBe(0);
});

it('shows no outbox where the people are real', async () => {
  expect((await school.client().call(listOutbox)).data).toEqual({
    is_demonstration: false,
    letters: [],
    total: 0,
    has_more: false,
  });
});
