import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { deleteDraft } from '../contract/delete-draft.ts';
import { getDraft } from '../contract/get-draft.ts';
import { hideMessage } from '../contract/hide-message.ts';
import { sendMessage } from '../contract/send-message.ts';

let school: StartedApp;
let [anna, boris, stranger] = [] as unknown as [Talker, Talker, Talker];
let group_id: number;

beforeAll(async () => {
  school = await startApp();
  [anna, boris, stranger] = (await makeTalkers(school, 3)) as [Talker, Talker, Talker];
  group_id = await makeConversation(school.db, [anna, boris], { now: school.clock() });
});
afterAll(() => school.stop());

const begin = (body: object) => anna.client.call(sendMessage, { body: { group_id, is_draft: true, ...body } });
const keptOf = (who: Talker) => who.client.call(getDraft, { params: { groupId: group_id } });
const kept = async () => (await keptOf(anna)).data;

describe('a draft', () => {
  it('is kept for its writer alone, on every device, until it is sent', async () => {
    const { data, status } = await begin({ text: ' Dear ' });
    expect([status, data]).toEqual([200, null]);
    expect(school.told.findLast(({ name }) => name === 'messaging.own_side_changed')).toMatchObject({
      audience: { persons: [anna.person_id] },
    });
    expect(await kept()).toMatchObject({ content: ' Dear ', attachments: [] });
    expect((await keptOf(boris)).data).toBeNull();
    expect((await keptOf(stranger)).key).toBe('conversation_not_found');
    await say(anna, group_id, 'Dear all');
    expect(await kept()).toBeNull();
  });

  it('knows the words that it answers, as long as they can be seen', async () => {
    const { message_id } = await say(boris, group_id, 'Who comes along?');
    await begin({ text: 'I', master_message_id: message_id });
    expect(await kept()).toMatchObject({
      master_message_id: message_id,
      quote: { message_id, content_plain: 'Who comes along?', author: { id: boris.person_id } },
    });
    await anna.client.call(hideMessage, { params: { messageId: message_id } });
    expect(await kept()).toMatchObject({ content: 'I', master_message_id: null, quote: null });
  });

  it('has a poll, and is forgotten when there is nothing in it', async () => {
    const poll = { question: '', answers: ['a', ''] };
    await begin({ poll });
    expect((await kept())?.poll).toEqual(poll);
    await begin({ text: '' });
    expect(await kept()).toBeNull();
    await begin({ text: ' Dear ' });
    expect((await anna.client.call(deleteDraft, { params: { groupId: group_id } })).status).toBe(200);
    expect(await kept()).toBeNull();
  });

  it('keeps its words where the blanks around them find no room', async () => {
    const full = 'õ'.repeat(10_000);
    for (const text of [`${full}\n`, `\n${full}`, ` \n${full}\n `]) {
      expect((await begin({ text })).status).toBe(200);
      expect((await kept())?.content).toBe(full);
    }
    await begin({ text: `${full.slice(1)}\n` });
    expect((await kept())?.content).toBe(`${full.slice(1)}\n`);
    expect((await begin({ text: `${full}a` })).key).toBe('message_too_long');
    expect((await kept())?.content).toBe(`${full.slice(1)}\n`);
  });

  it.each([' ', '\u200b'])('keeps its poll beside too many of %j, which are nothing by themselves', async (blank) => {
    const text = blank.repeat(10_001);
    const poll = { question: 'When?', answers: ['Now', ''] };
    expect((await begin({ text, poll })).status).toBe(200);
    expect((await kept())?.poll).toEqual(poll);
    expect((await begin({ text })).status).toBe(200);
    expect(await kept()).toBeNull();
  });

  it('ends with what was said: words with words, a poll with a poll, and nothing with what was written before', async () => {
    const poll = { question: 'When?', answers: ['Now', 'Later'], end_date: null };
    const both = { text: 'Dear', poll };
    await begin(both);
    await anna.client.call(sendMessage, { body: { group_id, text: 'Said long ago', keeps_draft: true } });
    expect(await kept()).toMatchObject({ content: 'Dear', poll });
    await anna.client.call(sendMessage, { body: { group_id, poll } });
    expect(await kept()).toMatchObject({ content: 'Dear', poll: null });
    await begin(both);
    await anna.client.call(sendMessage, { body: { group_id, text: 'Dear all' } });
    expect(await kept()).toMatchObject({ content: '', poll });
    await anna.client.call(sendMessage, { body: { group_id, poll } });
    expect(await kept()).toBeNull();
  });
});
