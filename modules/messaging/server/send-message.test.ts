import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { changeTitle } from '../contract/change-title.ts';
import { getMessage } from '../contract/get-message.ts';
import { listMessages } from '../contract/list-messages.ts';
import { sendMessage } from '../contract/send-message.ts';

let school: StartedApp;
let [anna, boris, carl, stranger] = [] as unknown as [Talker, Talker, Talker, Talker];
let group_id: number;

beforeAll(async () => {
  school = await startApp();
  [anna, boris, carl, stranger] = (await makeTalkers(school, 4)) as [Talker, Talker, Talker, Talker];
});
afterAll(() => school.stop());

const make = (...people: Talker[]) => makeConversation(school.db, people, { now: school.clock() });
const send = (who: Talker, body: object) => who.client.call(sendMessage, { body: { group_id, ...body } });
const list = (who: Talker, query: object = {}) =>
  who.client.call(listMessages, { params: { groupId: group_id }, query });
const texts = async (who: Talker, query: object = {}) =>
  (await list(who, query)).data.data.map(({ content_plain }) => content_plain);

describe('a message', () => {
  beforeAll(async () => {
    group_id = await make(anna, boris, carl);
  });

  it('is answered as its author sees it, and told to everybody in the conversation', async () => {
    school.told.length = 0;
    const { data, status } = await send(anna, { text: '  Tere! https://example.org/a, \n', client_id: 'one' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      group_id,
      number: 1,
      content_plain: 'Tere! https://example.org/a,',
      author_user_id: anna.person_id,
      author: { id: anna.person_id, locale: 'en' },
      message_type: 'simple',
      editable: true,
      is_deletable_for_all: true,
      client_id: 'one',
      reactions: [],
      attachments: [],
      poll: null,
    });
    const [told] = school.told.filter(({ name }) => name === 'newMessage');
    expect(told?.audience).toEqual({ name: `conversation:${group_id}` });
    expect(told?.data).toMatchObject({ group_id, message: { content_plain: data?.content_plain, editable: false } });
  });

  it('is answered at once as it is read afterwards, whatever it is', async () => {
    const [before] = (await list(anna)).data.data;
    const announced = await makeConversation(school.db, [anna, boris], {
      now: school.clock(),
      group_type: 'new_announcement',
    });
    for (const body of [
      { text: 'Tere!' },
      { text: 'See https://example.org', client_id: 'with-link' },
      { text: 'Important', is_important: true, client_id: 'important' },
      { text: 'An answer', master_message_id: before?.message_id },
      { text: 'Announced', group_id: announced },
    ]) {
      const { data } = await send(anna, body);
      const read = await anna.client.call(getMessage, { params: { messageId: data?.message_id ?? 0 } });
      expect(read.data).toEqual(data);
    }
  });

  it('is told to many as such, so that they do not all ask at once', async () => {
    const crowd = await make(anna, boris);
    const told = () => school.told.findLast(({ name }) => name === 'newMessage')?.data;
    for (const [member_count, is_for_many] of [
      [50, false],
      [51, true],
    ]) {
      await school.db.pool.query('update messaging.conversation set member_count = $2 where id = $1', [
        crowd,
        member_count,
      ]);
      await say(anna, crowd, 'Hello');
      expect(told()).toMatchObject({ message: { message_type: 'simple' }, is_for_many });
      await anna.client.call(changeTitle, { params: { groupId: crowd }, body: { title: `We ${member_count}` } });
      expect(told()).toMatchObject({ message: { message_type: 'system' }, is_for_many });
    }
  });

  it('is read by the others, who may not change it', async () => {
    const [message] = (await list(boris)).data.data;
    expect(message).toMatchObject({ number: 1, editable: false, is_deletable_for_all: false, client_id: null });
    expect((await boris.client.call(getMessage, { params: { messageId: message?.message_id ?? 0 } })).data).toEqual(
      message,
    );
  });

  it('is nothing to those who are not in it, like one that does not exist', async () => {
    const [message] = (await list(boris)).data.data;
    const unknown = await stranger.client.call(listMessages, { params: { groupId: 999_999 } });
    expect(await list(stranger)).toMatchObject({ status: 404, key: 'conversation_not_found' });
    expect(unknown).toMatchObject({ status: 404, key: 'conversation_not_found' });
    expect(await send(stranger, { text: 'x' })).toMatchObject({ status: 404, key: 'conversation_not_found' });
    const got = await stranger.client.call(getMessage, { params: { messageId: message?.message_id ?? 0 } });
    expect(got).toMatchObject({ status: 404, key: 'message_not_found' });
  });

  it.each<[what: string, body: object, key: string]>([
    ['nothing', { text: ' \n' }, 'message_empty'],
    ['10,001 letters', { text: 'a'.repeat(10_001) }, 'message_too_long'],
    ['an upload of nobody', { text: 'x', attachment_ids: [999_999] }, 'error.file.invalid_attachments'],
    ['an answer to nothing', { text: 'x', master_message_id: 999_999 }, 'message_not_found'],
    ['a poll without a question', { poll: { question: '', answers: ['a', 'b'] } }, 'poll_question_required'],
    ['a poll with one answer', { poll: { question: 'a', answers: ['a'] } }, 'poll_answers_too_few'],
    ['a poll with a blank answer', { poll: { question: 'a', answers: ['a', ''] } }, 'invalid_poll_option'],
  ])('with %s is refused with %s', async (_what, body, key) => {
    expect((await send(anna, body)).key).toBe(key);
  });

  it('of 10,000 letters is taken', async () => {
    expect((await send(anna, { text: 'õ'.repeat(10_000) })).status).toBe(200);
  });

  it('answers another one, as far as its reader may see it', async () => {
    const first = await say(boris, group_id, 'When?');
    const { data } = await send(carl, { text: 'At five.', master_message_id: first.message_id });
    expect(data?.quote).toMatchObject({ message_id: first.message_id, content_plain: 'When?' });
    const elsewhere = await make(anna, carl);
    const other = await carl.client.call(sendMessage, {
      body: { group_id: elsewhere, text: 'x', master_message_id: first.message_id },
    });
    expect(other.key).toBe('message_not_found');
  });

  it('has a poll in it', async () => {
    const poll = { question: 'Monday or Friday?', answers: ['Monday', ' Friday '] };
    const { data } = await send(anna, { poll });
    expect(data).toMatchObject({
      message_type: 'poll',
      content_plain: 'Monday or Friday?',
      poll: {
        question: 'Monday or Friday?',
        poll_type: 'radio',
        response_visibility: 'all',
        voters: 0,
        is_ended: false,
      },
    });
    expect(data?.poll?.answers.map(({ text, votes }) => [text, votes])).toEqual([
      ['Monday', 0],
      ['Friday', 0],
    ]);
    expect(school.told.map(({ name }) => name)).toContain('addPoll');
  });

  it('is important only from staff', async () => {
    const [mother] = (await makeTalkers(school, 1, 'parent')) as [Talker];
    const mixed = await make(anna, mother);
    const body = { group_id: mixed, text: 'Fire drill', is_important: true };
    expect((await mother.client.call(sendMessage, { body })).status).toBe(403);
    expect((await anna.client.call(sendMessage, { body })).data?.is_important).toBe(true);
  });
});

describe('a page of messages', () => {
  const words = Array.from({ length: 12 }, (_, place) => `Message ${place + 1}`);
  let ids: number[];

  beforeAll(async () => {
    school.clock.advance(120);
    group_id = await make(anna, boris);
    ids = [];
    for (const word of words) ids.push((await say(anna, group_id, word)).message_id);
  });

  it('is the newest, and leads back and forth', async () => {
    const newest = (await list(boris, { limit: 5 })).data;
    expect(newest.data.map(({ content_plain }) => content_plain)).toEqual(words.slice(7));
    expect(newest.meta).toEqual({ next: null, previous: '8', first_unread: ids[0] });
    const older = (await list(boris, { limit: 5, cursor: newest.meta.previous, direction: 'previous' })).data;
    expect(older.data.map(({ content_plain }) => content_plain)).toEqual(words.slice(2, 7));
    expect(older.meta).toMatchObject({ next: '7', previous: '3' });
    const oldest = (await list(boris, { limit: 5, cursor: '3', direction: 'previous' })).data;
    expect(oldest.data.map(({ content_plain }) => content_plain)).toEqual(words.slice(0, 2));
    expect(oldest.meta).toMatchObject({ next: '2', previous: null });
    expect(await texts(boris, { limit: 5, cursor: '7', direction: 'next' })).toEqual(words.slice(7));
    expect((await list(boris, { limit: 4, cursor: '7', direction: 'next' })).data.meta).toMatchObject({ next: '11' });
    expect((await list(boris, { limit: 5, cursor: '12', direction: 'next' })).data).toMatchObject({
      data: [],
      meta: { next: null, previous: '12' },
    });
  });

  it('stands around a message or a day', async () => {
    const around = (await list(boris, { limit: 4, around: ids[5] ?? 0 })).data;
    expect(around.data.map(({ content_plain }) => content_plain)).toEqual(words.slice(3, 7));
    expect(around.meta).toMatchObject({ previous: '4', next: '7' });
    expect(await texts(boris, { date: '2020-01-01' })).toEqual(words);
    expect(await texts(boris, { date: '2100-01-01', limit: 4 })).toEqual(words.slice(10));
    // Four a day, from the tenth on, at noon.
    const spread = `update messaging.message set created_at = '2031-05-10T09:00Z'::timestamptz + (number - 1) / 4 * interval '1 day'
      where conversation_id = $1`;
    await school.db.pool.query(spread, [group_id]);
    const from = { '2031-05-10': 0, '2031-05-11': 4, '2031-05-12': 8, '2031-05-13': 12 };
    for (const [date, place] of Object.entries(from))
      expect(await texts(boris, { date, limit: 4 })).toEqual(words.slice(Math.max(place - 2, 0), place + 2));
    expect((await list(boris, { around: 999_999 })).key).toBe('message_not_found');
  });

  it('is searched for parts of words, as they are written', async () => {
    await say(boris, group_id, 'Kevadkontsert 100% 春の遠足 _x_ Õpetaja c:\\d');
    const only = ['Kevadkontsert 100% 春の遠足 _x_ Õpetaja c:\\d'];
    for (const search of ['KONTS', '00%', '春', '_x_', 'õpet', 'c:\\d'])
      expect(await texts(anna, { search })).toEqual(only);
    for (const search of ['%%%', '___', '\\\\\\', '0_%']) expect(await texts(anna, { search })).toEqual([]);
    for (const search of ['ab', ' a ', '\u0301\u0301\u0301a'])
      expect((await list(anna, { search })).key).toBe('search_too_short');
  });

  it('refuses a cursor that is none', async () => {
    expect((await list(anna, { cursor: 'x' })).key).toBe('invalid_request');
  });
});
