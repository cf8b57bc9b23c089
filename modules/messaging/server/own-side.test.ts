import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadFile } from '#platform/contract/file-upload.ts';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { PICTURE } from '#platform/testing/picture.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { archiveConversation } from '../contract/archive-conversation.ts';
import { changePicture } from '../contract/change-picture.ts';
import { changeTitle } from '../contract/change-title.ts';
import { clearConversation } from '../contract/clear-conversation.ts';
import { deleteConversation } from '../contract/delete-conversation.ts';
import { deleteForEveryone } from '../contract/delete-for-everyone.ts';
import { deletePicture } from '../contract/delete-picture.ts';
import { getConversation } from '../contract/get-conversation.ts';
import { getImportantRole } from '../contract/get-important-role.ts';
import { listConversations } from '../contract/list-conversations.ts';
import { listMessages } from '../contract/list-messages.ts';
import { muteConversation } from '../contract/mute-conversation.ts';
import { readAll } from '../contract/read-all.ts';
import { sendMessage } from '../contract/send-message.ts';
import { setReplies } from '../contract/set-replies.ts';
import { unarchiveConversation } from '../contract/unarchive-conversation.ts';
import { unmuteConversation } from '../contract/unmute-conversation.ts';

let school: StartedApp;
let [anu, bert] = [] as unknown as [Talker, Talker];
let groupId: number;

beforeAll(async () => {
  school = await startApp();
  [anu, bert] = (await makeTalkers(school, 2)) as [Talker, Talker];
});
afterAll(() => school.stop());
beforeEach(async () => {
  groupId = await makeConversation(school.db, [anu, bert], { now: school.clock() });
  await say(anu, groupId, 'Hello there');
});

const params = () => ({ groupId });
const entryOf = async ({ client }: Talker) => (await client.call(getConversation, { params: params() })).data;
const isListed = async ({ client }: Talker, query = {}) =>
  (await client.call(listConversations, { query })).data.data.some(({ group }) => group.group_id === groupId);

describe('the own side of a conversation', () => {
  it('is muted for a while, once', async () => {
    const mute = (level: unknown) => bert.client.call(muteConversation, { params: params(), body: { level } });
    expect((await bert.client.call(unmuteConversation, { params: params() })).key).toBe('already_unmuted');
    expect((await mute('forever')).key).toBe('cannot_set_mute');
    expect((await mute(undefined)).key).toBe('cannot_set_mute');
    const { data } = await mute('hour');
    expect((Date.parse(data.muted_until ?? '') - school.clock().getTime()) / 3_600_000).toBeCloseTo(1, 1);
    expect((await mute('hour')).key).toBe('already_muted');
    expect((await mute('never')).data).toEqual({ muted_until: null });
    expect(await entryOf(bert)).toMatchObject({ is_muted: true, muted_until: null });
    expect((await entryOf(anu)).is_muted).toBe(false);
    await bert.client.call(unmuteConversation, { params: params() });
    expect((await entryOf(bert)).is_muted).toBe(false);
  });

  it('goes into the archive until something new is said, unless it is muted', async () => {
    await bert.client.call(archiveConversation, { params: params() });
    expect([await isListed(bert), await isListed(bert, { filter: 'archived' }), await isListed(anu)]).toEqual([
      false,
      true,
      true,
    ]);
    await say(anu, groupId, 'news');
    expect(await isListed(bert)).toBe(true);
    await bert.client.call(archiveConversation, { params: params() });
    await bert.client.call(muteConversation, { params: params(), body: { level: 'never' } });
    await say(anu, groupId, 'more news');
    expect(await isListed(bert)).toBe(false);
    await bert.client.call(unarchiveConversation, { params: params() });
    expect(await isListed(bert)).toBe(true);
  });

  it('is emptied, or taken from the list, for one alone', async () => {
    await bert.client.call(clearConversation, { params: params() });
    expect(await entryOf(bert)).toMatchObject({ last_message: null, unread_count: 0 });
    expect(await entryOf(anu)).toMatchObject({ last_message: { content_plain: 'Hello there' } });
    await bert.client.call(deleteConversation, { params: params() });
    expect(await isListed(bert, { empty: 1 })).toBe(false);
    await say(anu, groupId, 'again');
    expect(await isListed(bert)).toBe(true);
    expect(await entryOf(bert)).toMatchObject({ unread_count: 1, last_message: { content_plain: 'again' } });
  });

  it('is read at once, here or everywhere', async () => {
    const other = await makeConversation(school.db, [anu, bert], { now: school.clock() });
    await say(anu, other, 'elsewhere');
    await say(bert, other, 'my own');
    await say(anu, other, 'elsewhere again');
    expect((await entryOf(bert)).unread_count).toBe(1);
    expect((await bert.client.call(readAll, { body: { group_id: 2_000_000_000 } })).key).toBe('conversation_not_found');
    await bert.client.call(readAll, { body: { group_id: groupId } });
    expect((await entryOf(bert)).unread_count).toBe(0);
    expect(await isUnread(other)).toBe(true);
    await bert.client.call(readAll, { body: {} });
    expect(await isUnread(other)).toBe(false);
    expect(school.told.at(-1)).toMatchObject({ name: 'readAll', audience: { persons: [bert.person_id] } });
  });

  const isUnread = async (id: number) =>
    (await bert.client.call(listConversations, { query: { filter: 'unread' } })).data.data.some(
      ({ group }) => group.group_id === id,
    );
});

describe('the list', () => {
  it('takes what is looked for letter by letter', async () => {
    const titled = await makeConversation(school.db, [anu, bert], { title: '100% õun_puu', now: school.clock() });
    const found = async (search: string) => {
      const { data, key } = await bert.client.call(listConversations, { query: { search, empty: 1 } });
      return key ?? data.data.map(({ group }) => group.group_id);
    };
    expect(await found('OUN')).toContain(titled);
    expect(await found('100%')).toEqual([titled]);
    expect(await found('n_p')).toEqual([titled]);
    expect(await found('%%%')).toEqual([]);
    expect(await found('___')).toEqual([]);
    expect(await found('\\\\\\')).toEqual([]);
    expect(await found('ab')).toBe('search_too_short');
    expect(await found(' a ')).toBe('search_too_short');
    const { data } = await bert.client.call(getConversation, { params: params() });
    expect(data.group.title).toBe('Story');
    expect(await found((await nameOf(anu)).slice(1))).toContain(groupId);
  });

  const nameOf = async ({ person_id }: Talker): Promise<string> =>
    (await school.db.pool.query('select lastname from people.person where id = $1', [person_id])).rows[0].lastname;

  it('has pages of twenty', async () => {
    const [eve] = (await makeTalkers(school, 1)) as [Talker];
    for (let made = 0; made < 21; made += 1) await makeConversation(school.db, [eve, bert], { now: school.clock() });
    const pages = await Promise.all(
      [1, 2].map(async (page) => (await eve.client.call(listConversations, { query: { page, empty: 1 } })).data),
    );
    expect(pages.map(({ data, meta }) => [data.length, meta])).toEqual([
      [20, { page: 1, has_more: true }],
      [1, { page: 2, has_more: false }],
    ]);
  });
});

describe('a conversation for everybody', () => {
  it('is deleted while nobody has written; lines that nobody wrote do not count (B50)', async () => {
    const remove = ({ client }: Talker) => client.call(deleteForEveryone, { params: params() });
    expect((await remove(anu)).key).toBe('only_empty_conversations_can_be_deleted');
    groupId = await makeConversation(school.db, [anu, bert], { now: school.clock() });
    await anu.client.call(changeTitle, { params: params(), body: { title: 'A line' } });
    expect((await remove(bert)).key).toBe('permission_denied');
    expect((await entryOf(anu)).may.delete_for_everyone).toBe(true);
    expect((await remove(anu)).key).toBeUndefined();
    expect((await anu.client.call(getConversation, { params: params() })).key).toBe('conversation_not_found');
    expect(school.told.at(-1)).toMatchObject({ name: 'conversationDeleted', data: { group_id: groupId } });
  });

  it('becomes an announcement and back; two alone cannot (B49)', async () => {
    const replies = ({ client }: Talker, enabled: boolean) =>
      client.call(setReplies, { params: params(), body: { enabled } });
    expect((await replies(bert, false)).key).toBe('permission_denied');
    expect((await replies(anu, false)).data).toEqual({ group_type: 'new_announcement' });
    const body = { group_id: groupId, text: 'too late' };
    expect((await bert.client.call(sendMessage, { body })).key).toBe('cannot_send_message');
    expect((await entryOf(bert)).may).toMatchObject({ post: false, see_members: false });
    expect((await replies(anu, true)).data).toEqual({ group_type: 'simple' });
    expect((await replies(anu, true)).data).toEqual({ group_type: 'simple' });
    await say(bert, groupId, 'in time');
    groupId = await makeConversation(school.db, [anu, bert], { group_type: 'private', now: school.clock() });
    expect((await replies(anu, false)).key).toBe('private_conversation_cannot_be_announcement');
    const picture = { params: params(), body: { attachment_id: 1 } };
    expect((await anu.client.call(changePicture, picture)).key).toBe('no_picture_in_private_conversation');
    expect((await anu.client.call(deletePicture, { params: params() })).key).toBe('no_picture_in_private_conversation');
  });

  it('has a title of its admins', async () => {
    const title = ({ client }: Talker, text: string) =>
      client.call(changeTitle, { params: params(), body: { title: text } });
    const keys = [await title(bert, 'Mine'), await title(anu, ' '), await title(anu, 'x'.repeat(50))].map(
      ({ key }) => key,
    );
    expect(keys).toEqual(['permission_denied', 'conversation_title_required', 'conversation_title_too_long']);
    expect((await title(anu, 'x'.repeat(49))).key).toBeUndefined();
    const { data } = (await bert.client.call(listMessages, { params: params() })).data;
    expect(data.at(-1)).toMatchObject({ system_message_type: 'title_changed' });
  });

  it('has a picture that its members see', async () => {
    const upload = { query: { school_id: 1 }, body: { app_name: 'conversation-picture' } };
    const { data: file } = await anu.client.call(uploadFile, upload, { file: PICTURE });
    expect((await anu.client.call(deletePicture, { params: params() })).key).toBe('no_group_picture');
    const change = { params: params(), body: { attachment_id: file.id } };
    expect((await bert.client.call(changePicture, change)).key).toBe('permission_denied');
    const { data } = await anu.client.call(changePicture, change);
    expect((await entryOf(bert)).group.group_picture).toBe(data.group_picture);
    const fetched = async ({ client }: Talker) =>
      (await client.raw({ method: 'GET', url: data.group_picture })).statusCode;
    const [stranger] = (await makeTalkers(school, 1)) as [Talker];
    expect([await fetched(bert), await fetched(stranger)]).toEqual([200, 404]);
    expect((await anu.client.call(changePicture, change)).key).toBe('error.file.invalid_attachments');
    await anu.client.call(deletePicture, { params: params() });
    expect([await fetched(bert), (await entryOf(bert)).group.group_picture]).toEqual([404, null]);
  });

  it('says who counts as staff in it', async () => {
    const [parent] = (await makeTalkers(school, 1, 'parent')) as [Talker];
    groupId = await makeConversation(school.db, [anu, parent], { now: school.clock() });
    const isStaff = async ({ client }: Talker) =>
      (await client.call(getImportantRole, { params: params() })).data.is_staff;
    expect([await isStaff(anu), await isStaff(parent)]).toEqual([true, false]);
  });
});
