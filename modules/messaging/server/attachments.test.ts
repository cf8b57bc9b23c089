import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeConversation, makeTalkers, say, type Talker, upload } from '#platform/testing/conversations.ts';
import { makeRole } from '#platform/testing/make.ts';
import { PICTURE } from '#platform/testing/picture.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { deleteAttachment } from '../contract/delete-attachment.ts';
import { deleteMessage } from '../contract/delete-message.ts';
import { editMessage } from '../contract/edit-message.ts';
import { forwardMessages } from '../contract/forward-messages.ts';
import { getAttachment } from '../contract/get-attachment.ts';
import { getDraft } from '../contract/get-draft.ts';
import { getMessage } from '../contract/get-message.ts';
import { listAttachments } from '../contract/list-attachments.ts';
import { sendMessage } from '../contract/send-message.ts';

const NOTE = { name: 'note.txt', bytes: Buffer.from('Bring boots.\n') };

let school: StartedApp;
let [anna, boris, carl, stranger] = [] as unknown as [Talker, Talker, Talker, Talker];
let group_id: number;

beforeAll(async () => {
  school = await startApp();
  [anna, boris, carl, stranger] = (await makeTalkers(school, 4)) as [Talker, Talker, Talker, Talker];
  group_id = await makeConversation(school.db, [anna, boris, carl], { now: school.clock() });
});
afterAll(() => school.stop());

const send = async (who: Talker, ...files: { name: string; bytes: Uint8Array }[]) => {
  const attachment_ids: number[] = [];
  for (const file of files) attachment_ids.push(await upload(who, file));
  const { data, key } = await who.client.call(sendMessage, { body: { group_id, text: 'Look', attachment_ids } });
  if (data === null) throw new Error(key);
  return data;
};
const list = async (who: Talker, type: 'image' | 'file' | 'link', page = 1) =>
  (await who.client.call(listAttachments, { params: { groupId: group_id }, query: { type, page } })).data;
const fetch = (who: Talker, url: string) => who.client.raw({ method: 'GET', url });
const again = (who: Talker, messageId: number) => who.client.call(getMessage, { params: { messageId } });
const bytesKept = async (file_id: number) =>
  (await school.db.pool.query('select from files.file where id = $1', [file_id])).rows.length;

describe('files of a message', () => {
  it('are fetched by those who see it, at addresses of their own', async () => {
    const message = await send(anna, PICTURE, NOTE);
    expect(message.attachments.map((file) => [file.original_filename, file.extension])).toEqual([
      ['picture.png', 'png'],
      ['note.txt', 'txt'],
    ]);
    const [picture, note] = (await again(boris, message.message_id)).data.attachments;
    expect(picture).toMatchObject({ message_id: message.message_id, author: { id: anna.person_id } });
    expect(picture?.path_in_filesystem).toMatch(new RegExp(`^/api/v2/attachments/${picture?.attachment_id}/[^/]+\\?`));
    const got = await fetch(boris, note?.path_in_filesystem ?? '');
    expect([got.statusCode, got.body]).toEqual([200, 'Bring boots.\n']);
    expect((await fetch(boris, picture?.preview ?? '')).headers['content-type']).toBe('image/webp');
    expect(note?.preview).toBeNull();
    // The ticket is this session's, and the membership is asked for at every fetch.
    expect(
      (await fetch(carl, (note?.path_in_filesystem ?? '').replace(/&context_role_id=.*/, ''))).json().error.description,
    ).toBe('file_not_found');
    expect((await fetch(boris, (note?.path_in_filesystem ?? '').replace(/[?].*/, '?message_id=1'))).statusCode).toBe(
      404,
    );
    const told = school.told.findLast(({ name }) => name === 'newMessage')?.data as { message: typeof message };
    expect(told.message.attachments.map((file) => [file.path_in_filesystem, file.preview])).toEqual([
      ['', null],
      ['', null],
    ]);
  });

  it('get a new address when the old one has run out', async () => {
    const message = await send(anna, NOTE);
    const [file] = message.attachments;
    const params = { attachmentId: file?.attachment_id ?? 0 };
    const query = { message_id: message.message_id };
    const renewed = await boris.client.call(getAttachment, { params, query });
    expect((await fetch(boris, renewed.data.path_in_filesystem)).statusCode).toBe(200);
    expect(await stranger.client.call(getAttachment, { params, query })).toMatchObject({
      status: 404,
      key: 'file_not_found',
    });
    expect((await boris.client.call(getAttachment, { params, query: { message_id: 999_999 } })).key).toBe(
      'file_not_found',
    );
  });

  it('are the sender’s own, used once, and at most ten', async () => {
    const mine = await upload(anna, NOTE);
    const theirs = await upload(boris, NOTE);
    const post = (attachment_ids: number[]) => anna.client.call(sendMessage, { body: { group_id, attachment_ids } });
    expect((await post([mine, theirs])).key).toBe('error.file.invalid_attachments');
    expect((await post([mine])).status).toBe(200);
    expect((await post([mine])).key).toBe('error.file.invalid_attachments');
    const many: number[] = [];
    for (let count = 0; count < 11; count += 1) many.push(await upload(anna, NOTE));
    expect((await post(many)).key).toBe('error.file.too_many_files');
    expect((await post(many.slice(0, 10))).data?.attachments).toHaveLength(10);
  });

  it('stand alone when the words beside them are taken away, but not the other way round', async () => {
    const { message_id: messageId } = await send(anna, NOTE);
    const edited = await anna.client.call(editMessage, { params: { messageId }, body: { text: ' ' } });
    expect(edited.data).toMatchObject({ content_plain: '', attachments: [{ original_filename: 'note.txt' }] });
    expect((await again(boris, messageId)).data).toMatchObject({ content_plain: '', deleted_by_sender: false });
    const { message_id: words } = await say(anna, group_id, 'Only words');
    const refused = await anna.client.call(editMessage, { params: { messageId: words }, body: { text: ' ' } });
    expect(refused.key).toBe('message_empty');
  });

  it.each<[beside: string, text: string]>([
    ['nothing', ''],
    ['more blanks than there is room for', ' '.repeat(10_001)],
  ])('wait in a draft beside %s', async (_beside, text) => {
    const id = await upload(anna, PICTURE);
    await anna.client.call(sendMessage, { body: { group_id, is_draft: true, text, attachment_ids: [id] } });
    const { data } = await anna.client.call(getDraft, { params: { groupId: group_id } });
    expect(data?.attachments).toMatchObject([{ attachment_id: id, original_filename: 'picture.png' }]);
    expect((await fetch(anna, data?.attachments[0]?.path_in_filesystem ?? '')).statusCode).toBe(200);
  });

  it('stand in the list of files, with the links', async () => {
    group_id = await makeConversation(school.db, [anna, boris, carl], { now: school.clock() });
    await send(anna, PICTURE, NOTE);
    await say(boris, group_id, 'https://example.org/a and https://example.org/b');
    expect((await list(carl, 'image')).data.map((file) => file.original_filename)).toEqual(['picture.png']);
    expect((await list(carl, 'file')).data.map((file) => file.original_filename)).toEqual(['note.txt']);
    expect((await list(carl, 'link')).data.map((link) => link.url)).toEqual([
      'https://example.org/b',
      'https://example.org/a',
    ]);
    const outside = await stranger.client.call(listAttachments, {
      params: { groupId: group_id },
      query: { type: 'file' },
    });
    expect(outside).toMatchObject({ status: 404, key: 'conversation_not_found' });
  });

  it('are taken out by their sender; links stay in their text', async () => {
    const message = await send(anna, PICTURE, NOTE);
    const [picture, note] = message.attachments.map((file) => file.attachment_id) as [number, number];
    const remove = (who: Talker, attachmentId: number, type: 'image' | 'file' | 'link' = 'file') =>
      who.client.call(deleteAttachment, { params: { groupId: group_id, attachmentId }, query: { type } });
    const [link] = (await list(carl, 'link')).data;
    expect((await remove(boris, link?.attachment_id ?? 0, 'link')).key).toBe('cannot_delete_link');
    expect((await remove(boris, note)).status).toBe(403);
    expect((await remove(anna, 999_999)).key).toBe('file_not_found');
    expect((await remove(stranger, note)).key).toBe('conversation_not_found');
    expect((await remove(anna, note)).status).toBe(200);
    expect((await again(boris, message.message_id)).data.attachments.map((file) => file.attachment_id)).toEqual([
      picture,
    ]);
    expect(await bytesKept(note)).toBe(0);
    const alone = await anna.client.call(sendMessage, {
      body: { group_id, attachment_ids: [await upload(anna, NOTE)] },
    });
    await remove(anna, alone.data?.attachments[0]?.attachment_id ?? 0);
    expect((await again(boris, alone.data?.message_id ?? 0)).data.deleted_by_sender).toBe(true);
  });
});

describe('sending on', () => {
  const forward = (who: Talker, messages: number[], body: object) =>
    who.client.call(forwardMessages, { body: { messages, ...body } });

  it('says it again elsewhere, with what it carries, and outlives the first', async () => {
    const message = await send(anna, NOTE);
    const elsewhere = await makeConversation(school.db, [boris, stranger], { now: school.clock() });
    const { data } = await forward(boris, [message.message_id], { group_ids: [elsewhere] });
    expect(data).toEqual({ group_ids: [elsewhere] });
    const told = school.told.findLast(({ name }) => name === 'newMessage')?.data as { message: typeof message };
    const copy = (await again(stranger, told.message.message_id)).data;
    expect(copy).toMatchObject({
      is_forwarded: true,
      content_plain: 'Look',
      author_user_id: boris.person_id,
      editable: false,
    });
    const file_id = message.attachments[0]?.attachment_id ?? 0;
    expect((await fetch(stranger, copy.attachments[0]?.path_in_filesystem ?? '')).statusCode).toBe(200);
    await anna.client.call(deleteMessage, { params: { messageId: message.message_id } });
    expect((await fetch(stranger, copy.attachments[0]?.path_in_filesystem ?? '')).statusCode).toBe(200);
    expect((await fetch(anna, message.attachments[0]?.path_in_filesystem ?? '')).statusCode).toBe(404);
    await boris.client.call(deleteMessage, { params: { messageId: copy.message_id } });
    expect(await bytesKept(file_id)).toBe(0);
  });

  it('opens a conversation with each person, or begins one with a group', async () => {
    const message = await say(anna, group_id, 'News');
    const { data } = await forward(anna, [message.message_id], { user_ids: [boris.person_id, stranger.person_id] });
    expect(data.group_ids).toHaveLength(2);
    const once = await forward(anna, [message.message_id], { user_ids: [boris.person_id] });
    expect(data.group_ids).toContain(once.data.group_ids[0]);
    const teachers = { school_id: 1, study_year_id: null, key: 'teachers' };
    expect((await forward(anna, [message.message_id], { groups: [teachers] })).key).toBe('conversation_title_required');
  });

  it.each<[what: string, body: () => object, key: string]>([
    ['nowhere', () => ({}), 'no_users_selected'],
    ['to others’ conversations', () => ({ group_ids: [1_000_000] }), 'cannot_forward'],
    ['to 21', () => ({ group_ids: Array.from({ length: 21 }, (_, id) => id + 1) }), 'too_many_conversations'],
    ['to nobody', () => ({ user_ids: [1_000_000] }), 'cannot_add_users'],
    [
      'to people and groups',
      () => ({ user_ids: [boris.person_id], groups: [{ school_id: 1, study_year_id: null, key: 'teachers' }] }),
      'users_beside_groups',
    ],
  ])('%s is refused', async (_what, body, key) => {
    const message = await say(anna, group_id, 'News');
    expect((await forward(anna, [message.message_id], body())).key).toBe(key);
  });

  it('is refused for what cannot be seen, was taken back, or is a question', async () => {
    const message = await say(anna, group_id, 'Secret');
    const elsewhere = await makeConversation(school.db, [stranger], { now: school.clock() });
    const group_ids = [elsewhere];
    expect((await forward(stranger, [message.message_id], { group_ids })).key).toBe('message_not_found');
    const here = await makeConversation(school.db, [anna], { now: school.clock() });
    await anna.client.call(deleteMessage, { params: { messageId: message.message_id } });
    expect((await forward(anna, [message.message_id], { group_ids: [here] })).key).toBe('cannot_forward');
    const poll = { question: 'When?', answers: ['a', 'b'] };
    const asked = await anna.client.call(sendMessage, { body: { group_id, poll } });
    expect((await forward(anna, [asked.data?.message_id ?? 0], { group_ids: [here] })).key).toBe('cannot_forward');
  });

  it('carries a file to another school of the same person', async () => {
    const message = await send(anna, NOTE);
    await makeRole(school.db, anna.person_id, { school_id: 2, role: 'teacher' });
    const [far] = (await makeTalkers(school, 1, 'teacher', 2)) as [Talker];
    const there = await makeConversation(school.db, [anna, far], { school_id: 2, now: school.clock() });
    expect((await forward(anna, [message.message_id], { group_ids: [there] })).status).toBe(200);
    const told = school.told.findLast(({ name }) => name === 'newMessage')?.data as { message: typeof message };
    const [file] = (await again(far, told.message.message_id)).data.attachments;
    expect((await fetch(far, file?.path_in_filesystem ?? '')).body).toBe('Bring boots.\n');
  });
});
