import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { uploadFile } from '#platform/contract/file-upload.ts';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { PICTURE } from '#platform/testing/picture.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addMembers } from '../contract/add-members.ts';
import { archiveConversation } from '../contract/archive-conversation.ts';
import { changePicture } from '../contract/change-picture.ts';
import { changeTitle } from '../contract/change-title.ts';
import { deleteConversation } from '../contract/delete-conversation.ts';
import { deleteMessage } from '../contract/delete-message.ts';
import { editMessage } from '../contract/edit-message.ts';
import { forwardMessages } from '../contract/forward-messages.ts';
import { getConversation } from '../contract/get-conversation.ts';
import { getMessage } from '../contract/get-message.ts';
import { leaveConversation } from '../contract/leave-conversation.ts';
import { listAttachments } from '../contract/list-attachments.ts';
import { listConversations } from '../contract/list-conversations.ts';
import { listMessages } from '../contract/list-messages.ts';
import { searchMessages } from '../contract/search-messages.ts';
import { sendMessage } from '../contract/send-message.ts';
import { setReplies } from '../contract/set-replies.ts';

let school: StartedApp;
let [anu, bert, carl] = [] as unknown as [Talker, Talker, Talker];
let groupId: number;

beforeAll(async () => {
  school = await startApp();
  [anu, bert, carl] = (await makeTalkers(school, 3)) as [Talker, Talker, Talker];
});
afterAll(() => school.stop());
beforeEach(async () => {
  groupId = await makeConversation(school.db, [anu, bert, carl], { title: 'Choir', now: school.clock() });
});

const params = () => ({ groupId });
const later = () => school.clock.advance(1);
const edit = (messageId: number, text: string) => {
  later();
  return anu.client.call(editMessage, { params: { messageId }, body: { text } });
};
const leave = ({ client }: Talker) => {
  later();
  return client.call(leaveConversation, { params: params() });
};
const messageOf = async ({ client }: Talker, messageId: number) =>
  (await client.call(getMessage, { params: { messageId } })).data;
const entryOf = async ({ client }: Talker) => (await client.call(getConversation, { params: params() })).data;
const found = async ({ client }: Talker, search: string) => {
  const everywhere = await client.call(searchMessages, { query: { search } });
  const here = await client.call(listMessages, { params: params(), query: { search } });
  const [all, one] = [everywhere.data.data.map(({ message }) => message), here.data.data];
  expect(one).toEqual(all.filter(({ group_id }) => group_id === groupId));
  return one.map(({ content_plain }) => content_plain);
};
const linksOf = async ({ client }: Talker) =>
  (await client.call(listAttachments, { params: params(), query: { type: 'link' } })).data.data.map(({ url }) => url);

it('whoever left reads the words that stood there then, each as of their own leaving', async () => {
  const { message_id } = await say(anu, groupId, 'Rehearsal at five');
  await edit(message_id, 'Rehearsal at six');
  const { last_edited } = await messageOf(bert, message_id);
  await leave(bert);
  await edit(message_id, 'Rehearsal at seven');
  await leave(carl);
  await edit(message_id, 'Rehearsal at eight');
  expect(await messageOf(bert, message_id)).toMatchObject({ content_plain: 'Rehearsal at six', last_edited });
  expect(await messageOf(carl, message_id)).toMatchObject({ content_plain: 'Rehearsal at seven' });
  expect(await messageOf(anu, message_id)).toMatchObject({ content_plain: 'Rehearsal at eight' });
  const kept = await school.db.pool.query('select from messaging.former_words where message_id = $1', [message_id]);
  expect(kept.rowCount).toBe(2);
  later();
  await anu.client.call(addMembers, { params: params(), body: { user_ids: [bert.person_id] } });
  expect(await messageOf(bert, message_id)).toMatchObject({ content_plain: 'Rehearsal at eight' });
});

it('whoever left keeps the kind of conversation that it was, and knows the other one when they are back', async () => {
  const setTo = (enabled: boolean) => {
    later();
    return anu.client.call(setReplies, { params: params(), body: { enabled } });
  };
  const kindFor = async (who: Talker) => (await entryOf(who)).group.group_type;
  await leave(bert);
  await setTo(false);
  expect([await kindFor(bert), await kindFor(carl)]).toEqual(['simple', 'new_announcement']);
  await leave(carl);
  await setTo(true);
  expect([await kindFor(bert), await kindFor(carl)]).toEqual(['simple', 'new_announcement']);
  await anu.client.call(addMembers, { params: params(), body: { user_ids: [carl.person_id] } });
  expect(await kindFor(carl)).toBe('simple');
});

it('also where a leaving is not through yet when the words are changed', async () => {
  const { message_id } = await say(anu, groupId, 'Rehearsal at five');
  // Leaving comes up to the row of whoever leaves, and waits there.
  const gate = await school.db.pool.connect();
  await gate.query('begin');
  await gate.query('select from messaging.member where conversation_id = $1 and person_id = $2 for update', [
    groupId,
    bert.person_id,
  ]);
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const waiting = async () => (await school.db.pool.query(waits)).rowCount;
  const left = leave(bert);
  await vi.waitUntil(async () => (await waiting()) === 1);
  const edited = edit(message_id, 'Rehearsal at six');
  await vi.waitUntil(async () => (await waiting()) === 2 || (await Promise.race([edited, null])) !== null);
  await gate.query('commit');
  gate.release();
  expect([(await left).status, (await edited).status]).toEqual([200, 200]);
  expect(await messageOf(bert, message_id)).toMatchObject({ content_plain: 'Rehearsal at five' });
  expect(await messageOf(carl, message_id)).toMatchObject({ content_plain: 'Rehearsal at six' });
});

it('also where the time of the change is from before, as of a request that had to wait', async () => {
  const { message_id } = await say(anu, groupId, 'Rehearsal at five');
  await leave(bert);
  school.clock.advance(-2);
  await edit(message_id, 'Rehearsal at six');
  expect(await messageOf(bert, message_id)).toMatchObject({ content_plain: 'Rehearsal at five', last_edited: null });
  expect(await messageOf(carl, message_id)).toMatchObject({ content_plain: 'Rehearsal at six' });
});

it('no way around shows what was changed since: list, quote, search, links and what is sent on', async () => {
  const { message_id } = await say(anu, groupId, 'Notes are at https://old.example');
  const body = { group_id: groupId, text: 'Thank you', master_message_id: message_id };
  const answer = (await bert.client.call(sendMessage, { body })).data;
  const last = await say(anu, groupId, 'Bring the lantern');
  // In an announcement no line says who left, so the last message stays the last.
  await school.db.pool.query(`update messaging.conversation set group_type = 'new_announcement' where id = $1`, [
    groupId,
  ]);
  await leave(bert);
  await edit(message_id, 'Secret at https://new.example');
  await edit(last.message_id, 'Bring the umbrella');

  const line = async (who: Talker) => (await entryOf(who)).last_message?.content_plain;
  expect([await line(bert), await line(carl)]).toEqual(['Bring the lantern', 'Bring the umbrella']);
  const { message_id: answer_id = 0 } = answer ?? {};
  expect((await messageOf(bert, answer_id)).quote?.content_plain).toBe('Notes are at https://old.example');
  expect((await messageOf(carl, answer_id)).quote?.content_plain).toBe('Secret at https://new.example');
  expect([await found(bert, 'umbrella'), await found(bert, 'lantern')]).toEqual([[], ['Bring the lantern']]);
  expect([await found(carl, 'umbrella'), await found(carl, 'lantern')]).toEqual([['Bring the umbrella'], []]);
  expect([await linksOf(bert), await linksOf(carl)]).toEqual([[], ['https://new.example']]);

  const forward = { messages: [message_id], user_ids: [carl.person_id] };
  const sent = await bert.client.call(forwardMessages, { body: forward });
  groupId = sent.data.group_ids[0] ?? 0;
  expect((await entryOf(carl)).last_message?.content_plain).toBe('Notes are at https://old.example');
  expect(await linksOf(carl)).toEqual([]);
});

it('what is deleted for everyone is gone for them too, with everything that it said before', async () => {
  const { message_id } = await say(anu, groupId, 'A name');
  await leave(bert);
  await edit(message_id, 'Another name');
  await anu.client.call(deleteMessage, { params: { messageId: message_id } });
  expect(await messageOf(bert, message_id)).toMatchObject({ content_plain: '', deleted_by_sender: true });
  const kept = await school.db.pool.query('select from messaging.former_words where message_id = $1', [message_id]);
  expect(kept.rows).toEqual([]);
});

it('the conversation keeps the title that it had, and has no picture for them any more', async () => {
  const upload = { query: { school_id: 1 }, body: { app_name: 'conversation-picture' } };
  const picture = async () => {
    const attachment_id = (await anu.client.call(uploadFile, upload, { file: PICTURE })).data.id;
    return (await anu.client.call(changePicture, { params: params(), body: { attachment_id } })).data.group_picture;
  };
  await picture();
  await say(anu, groupId, 'Hello');
  await leave(bert);
  await anu.client.call(changeTitle, { params: params(), body: { title: 'Plot against Bert' } });
  const address = await picture();
  const fetched = async ({ client }: Talker) => (await client.raw({ method: 'GET', url: address })).statusCode;
  expect((await entryOf(bert)).group).toMatchObject({ title: 'Choir', group_picture: null });
  expect((await entryOf(carl)).group).toMatchObject({ title: 'Plot against Bert', group_picture: address });
  expect([await fetched(bert), await fetched(carl)]).toEqual([404, 200]);
  const named = async ({ client }: Talker, search: string) =>
    (await client.call(listConversations, { query: { search } })).data.data.map(({ group }) => group.title);
  expect(await named(bert, 'Plot')).toEqual([]);
  expect(await named(bert, 'Choir')).toContain('Choir');
  await anu.client.call(addMembers, { params: params(), body: { user_ids: [bert.person_id] } });
  expect((await entryOf(bert)).group).toMatchObject({ title: 'Plot against Bert', group_picture: address });
});

it('no former words are kept where nobody has left who could read them', async () => {
  const { message_id: before } = await say(anu, groupId, 'Tomorow');
  await edit(before, 'Tomorrow');
  await leave(bert);
  const { message_id: after } = await say(anu, groupId, 'On Fryday');
  await edit(after, 'On Friday');
  const kept = await school.db.pool.query('select from messaging.former_words where message_id = any($1)', [
    [before, after],
  ]);
  expect(kept.rows).toEqual([]);
});

it('words of which no former ones were kept say that they were changed', async () => {
  const { message_id } = await say(anu, groupId, 'Tomorow');
  await leave(bert);
  await edit(message_id, 'Tomorrow');
  const { last_edited } = await messageOf(anu, message_id);
  expect(await messageOf(bert, message_id)).toMatchObject({ content_plain: 'Tomorow', last_edited: null });
  await school.db.pool.query('delete from messaging.former_words where message_id = $1', [message_id]);
  expect(await messageOf(bert, message_id)).toMatchObject({ content_plain: 'Tomorrow', last_edited });
});

it('neither leaving nor what is said later moves it in their list, out of the archive or back from where they took it', async () => {
  const later_one = await makeConversation(school.db, [anu, bert], { title: 'Orchestra', now: school.clock() });
  await say(anu, groupId, 'Hello');
  later();
  await say(anu, later_one, 'Hello');
  const listed = async (query = {}) =>
    (await bert.client.call(listConversations, { query })).data.data
      .map(({ group }) => group.group_id)
      .filter((id) => id === groupId || id === later_one);
  const more = async () => {
    later();
    await say(anu, groupId, 'And more');
  };
  expect(await listed()).toEqual([later_one, groupId]);
  await leave(bert);
  expect(await listed()).toEqual([later_one, groupId]);
  await more();
  expect(await listed()).toEqual([later_one, groupId]);
  await bert.client.call(archiveConversation, { params: params() });
  await more();
  expect([await listed(), await listed({ filter: 'archived' })]).toEqual([[later_one], [groupId]]);
  await bert.client.call(deleteConversation, { params: params() });
  await more();
  expect([await listed(), await listed({ filter: 'archived' })]).toEqual([[later_one], []]);
  await anu.client.call(addMembers, { params: params(), body: { user_ids: [bert.person_id] } });
  await more();
  expect(await listed()).toEqual([groupId, later_one]);
});

it('what had come back before they left is there when they have left', async () => {
  await say(anu, groupId, 'Hello');
  for (const put of [archiveConversation, deleteConversation]) {
    await bert.client.call(put, { params: params() });
    await say(anu, groupId, 'And more');
    await leave(bert);
    const { data } = await bert.client.call(listConversations, {});
    expect(data.data.map(({ group }) => group.group_id)).toContain(groupId);
    await anu.client.call(addMembers, { params: params(), body: { user_ids: [bert.person_id] } });
  }
});
