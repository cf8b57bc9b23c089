import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { deleteMessage } from '../contract/delete-message.ts';
import { editMessage } from '../contract/edit-message.ts';
import { getMessage } from '../contract/get-message.ts';
import { hideMessage } from '../contract/hide-message.ts';
import { listMessages } from '../contract/list-messages.ts';
import { listSeenBy } from '../contract/list-seen-by.ts';
import { seeMessage } from '../contract/see-message.ts';
import { sendMessage } from '../contract/send-message.ts';
import { unhideMessage } from '../contract/unhide-message.ts';

let school: StartedApp;
let [anna, boris, carl, stranger] = [] as unknown as [Talker, Talker, Talker, Talker];
let group_id: number;

beforeAll(async () => {
  school = await startApp();
  [anna, boris, carl, stranger] = (await makeTalkers(school, 4)) as [Talker, Talker, Talker, Talker];
  group_id = await makeConversation(school.db, [anna, boris, carl], { now: school.clock() });
});
afterAll(() => school.stop());

const about = (messageId: number) => ({ params: { messageId } });
const edit = (who: Talker, messageId: number, text: string) =>
  who.client.call(editMessage, { ...about(messageId), body: { text } });
const remove = (who: Talker, messageId: number) => who.client.call(deleteMessage, about(messageId));
const see = async (who: Talker, messageId: number) => (await who.client.call(seeMessage, about(messageId))).data;
const texts = async (who: Talker) =>
  (await who.client.call(listMessages, { params: { groupId: group_id } })).data.data.map((one) => one.content_plain);
const told = (name: string) => school.told.filter((fact) => fact.name === name);
const age = (message_id: number, seconds: number) =>
  school.db.pool.query('update messaging.message set created_at = $2 where id = $1', [
    message_id,
    new Date(school.clock().getTime() - seconds * 1000),
  ]);
const leave = (who: Talker) =>
  school.db.pool.query(
    `update messaging.member set left_at = now(), left_number = (select last_number from messaging.conversation where id = $1)
     where conversation_id = $1 and person_id = $2`,
    [group_id, who.person_id],
  );

describe('changing an own message', () => {
  it('gives it other words, for everybody who may see it', async () => {
    const { message_id } = await say(anna, group_id, 'Tomorow');
    const { data } = await edit(anna, message_id, ' Tomorrow https://example.org ');
    expect(data).toMatchObject({ content_plain: 'Tomorrow https://example.org', editable: true });
    expect(data.last_edited).not.toBeNull();
    expect(told('messageEdit').at(-1)).toMatchObject({
      data: { group_id, message_id, content_plain: 'Tomorrow https://example.org' },
      audience: { name: `message:${message_id}` },
    });
    const links = await school.db.pool.query('select url from messaging.link where message_id = $1', [message_id]);
    expect(links.rows).toEqual([{ url: 'https://example.org' }]);
  });

  it('is refused to others, to strangers, and without words', async () => {
    const { message_id } = await say(anna, group_id, 'Mine');
    expect(await edit(boris, message_id, 'x')).toMatchObject({ status: 403, key: 'permission_denied' });
    expect(await remove(boris, message_id)).toMatchObject({ status: 403, key: 'permission_denied' });
    expect(await edit(stranger, message_id, 'x')).toMatchObject({ status: 404, key: 'message_not_found' });
    expect(await edit(stranger, 999_999, 'x')).toMatchObject({ status: 404, key: 'message_not_found' });
    expect((await edit(anna, message_id, ' ')).key).toBe('message_empty');
    expect((await edit(anna, message_id, 'a'.repeat(10_001))).key).toBe('message_too_long');
  });

  it('ends after a day, by the clock of the server', async () => {
    const { message_id } = await say(anna, group_id, 'Old');
    await age(message_id, 24 * 3600 - 60);
    expect((await edit(anna, message_id, 'Older')).status).toBe(200);
    await age(message_id, 24 * 3600 + 60);
    expect(await edit(anna, message_id, 'x')).toMatchObject({ status: 409, key: 'cannot_edit_old_messages' });
    expect((await remove(anna, message_id)).key).toBe('cannot_edit_old_messages');
    const { data } = await anna.client.call(getMessage, about(message_id));
    expect(data).toMatchObject({ editable: false, is_deletable_for_all: false });
  });
});

describe('deleting for everyone', () => {
  it('leaves only that there was a message', async () => {
    const { message_id } = await say(anna, group_id, 'A secret https://example.org');
    const { data } = await remove(anna, message_id);
    const gone = { content_plain: '', deleted_by_sender: true, editable: false, is_deletable_for_all: false };
    expect(data).toMatchObject({ ...gone, attachments: [], reactions: [], poll: null });
    expect((await boris.client.call(getMessage, about(message_id))).data).toMatchObject(gone);
    expect(told('messageDeleted').at(-1)?.data).toEqual({ group_id, message_id });
    expect((await remove(anna, message_id)).key).toBe('message_already_deleted');
    expect((await edit(anna, message_id, 'x')).key).toBe('message_already_deleted');
    // Whoever was away is not told its words any more.
    const facts = await school.db.pool.query(`select from platform.fact where data::text like '%A secret%'`);
    expect(facts.rows).toEqual([]);
    const search = await boris.client.call(listMessages, {
      params: { groupId: group_id },
      query: { search: 'secret' },
    });
    expect(search.data.data).toEqual([]);
  });
});

describe('hiding', () => {
  it('takes a message from one reader alone, and gives it back', async () => {
    const { message_id } = await say(anna, group_id, 'Not for Boris');
    await boris.client.call(hideMessage, about(message_id));
    expect(await texts(boris)).not.toContain('Not for Boris');
    expect(await texts(carl)).toContain('Not for Boris');
    expect((await boris.client.call(getMessage, about(message_id))).key).toBe('message_not_found');
    expect((await boris.client.call(unhideMessage, about(message_id))).status).toBe(200);
    expect(await texts(boris)).toContain('Not for Boris');
    expect((await stranger.client.call(hideMessage, about(message_id))).key).toBe('message_not_found');
    expect((await stranger.client.call(unhideMessage, about(message_id))).key).toBe('message_not_found');
  });
});

describe('reading', () => {
  it('counts what is left, without the own and the hidden', async () => {
    group_id = await makeConversation(school.db, [anna, boris, carl], { now: school.clock() });
    const first = await say(anna, group_id, 'one');
    const second = await say(anna, group_id, 'two');
    await say(boris, group_id, 'three');
    const last = await say(carl, group_id, 'four');
    expect(await see(boris, first.message_id)).toEqual({ unread_count: 2 });
    await boris.client.call(hideMessage, about(last.message_id));
    expect(await see(boris, first.message_id)).toEqual({ unread_count: 1 });
    await boris.client.call(unhideMessage, about(last.message_id));
    expect(await see(boris, second.message_id)).toEqual({ unread_count: 1 });
    expect(await see(boris, last.message_id)).toEqual({ unread_count: 0 });
    expect(await see(boris, first.message_id)).toEqual({ unread_count: 0 });
    expect(told('messageRead').at(-1)).toMatchObject({
      data: { group_id, user_id: boris.person_id, after_number: 2, number: 4 },
      audience: { name: `conversation:${group_id}` },
    });
    const { data } = await anna.client.call(getMessage, about(first.message_id));
    expect(data.first_seen_any).not.toBeNull();
    expect(data.first_seen_by_me).toBeNull();
    expect((await boris.client.call(getMessage, about(first.message_id))).data.first_seen_by_me).not.toBeNull();
  });

  it('is told to the author, page by page, and to nobody else', async () => {
    const message = await say(anna, group_id, 'Who reads this?');
    const seen = async () => (await anna.client.call(listSeenBy, about(message.message_id))).data;
    expect((await seen()).meta).toMatchObject({ seen: 0, total: 2, has_more: false });
    await see(carl, message.message_id);
    expect(await seen()).toMatchObject({ data: [{ user: { id: carl.person_id } }], meta: { seen: 1, total: 2 } });
    expect(await boris.client.call(listSeenBy, about(message.message_id))).toMatchObject({ status: 403 });
    expect(await stranger.client.call(listSeenBy, about(message.message_id))).toMatchObject({ status: 404 });
  });
});

describe('after leaving', () => {
  it('what was said can be read, and nothing can be done with it', async () => {
    const { message_id } = await say(carl, group_id, 'Goodbye');
    await leave(carl);
    await say(anna, group_id, 'Carl is gone');
    expect(await texts(carl)).toContain('Goodbye');
    expect(await texts(carl)).not.toContain('Carl is gone');
    expect((await edit(carl, message_id, 'x')).key).toBe('permission_denied');
    expect((await remove(carl, message_id)).key).toBe('permission_denied');
    expect((await carl.client.call(sendMessage, { body: { group_id, text: 'x' } })).key).toBe('permission_denied');
    expect((await carl.client.call(sendMessage, { body: { group_id, ...{ text: 'x', is_draft: true } } })).status).toBe(
      403,
    );
    expect(await see(carl, message_id)).toEqual({ unread_count: 0 });
  });
});
