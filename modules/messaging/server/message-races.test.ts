import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeConversation, makeTalkers, say, type Talker, upload } from '#platform/testing/conversations.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addReaction } from '../contract/add-reaction.ts';
import { createPoll } from '../contract/create-poll.ts';
import { deleteMessage } from '../contract/delete-message.ts';
import { deleteReaction } from '../contract/delete-reaction.ts';
import { editMessage } from '../contract/edit-message.ts';
import { forwardMessages } from '../contract/forward-messages.ts';
import { getMessage } from '../contract/get-message.ts';
import { listMessages } from '../contract/list-messages.ts';
import { sendMessage } from '../contract/send-message.ts';
import { votePoll } from '../contract/vote-poll.ts';

const ROUNDS = process.env.TEST_FULL ? 100 : 10;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

let school: StartedApp;
let [anna, boris, carl] = [] as unknown as [Talker, Talker, Talker];
let group_id: number;

beforeAll(async () => {
  school = await startApp();
  [anna, boris, carl] = (await makeTalkers(school, 3)) as [Talker, Talker, Talker];
  group_id = await makeConversation(school.db, [anna, boris, carl], { now: school.clock() });
});
afterAll(() => school.stop());

/** Nobody may send more than sixty messages in a minute, and a story has no time to wait. */
const pass = () =>
  school.db.pool.query(
    `update messaging.message set created_at = created_at - interval '2 minutes' where created_at > now() - interval '1 minute'`,
  );
const rowsOf = async (statement: string, ...values: unknown[]) => (await school.db.pool.query(statement, values)).rows;
const send = (who: Talker, body: object) =>
  who.client.call(sendMessage, { body: { group_id, text: 'Hello', ...body } });
const about = (messageId: number) => ({ params: { messageId } });

describe('at the same moment', () => {
  it('a message that is sent again is the same one, and another text under its id is refused', async () => {
    for (const round of rounds) {
      await pass();
      const client_id = `again-${round}`;
      const told = await Promise.all([1, 2, 3].map(() => send(anna, { client_id })));
      expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(told.map(({ data }) => data?.message_id)).size).toBe(1);
      expect(await rowsOf('select from messaging.message where client_id = $1', client_id)).toHaveLength(1);
      expect(await send(anna, { client_id, text: 'Other words' })).toMatchObject({
        status: 409,
        key: 'client_id_reused',
      });
      expect((await send(boris, { client_id })).status).toBe(200);
    }
  });

  it('the same id in two conversations is one message', async () => {
    const other = await makeConversation(school.db, [anna, boris], { now: school.clock() });
    for (const round of rounds) {
      await pass();
      const client_id = `two-${round}`;
      const told = await Promise.all([send(anna, { client_id }), send(anna, { client_id, group_id: other })]);
      expect(told.map(({ key }) => key).sort()).toEqual(['client_id_reused', undefined]);
    }
  });

  it('many messages of many people have numbers without a gap, in the order of their answers', async () => {
    for (const _ of rounds) {
      await pass();
      const told = await Promise.all([anna, boris, carl, anna, boris, carl].map((who) => send(who, {})));
      expect(told.every(({ status }) => status === 200)).toBe(true);
    }
    const numbers = await rowsOf(
      'select number, count from messaging.message where conversation_id = $1 order by number',
      group_id,
    );
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, place) => place + 1));
    expect(numbers.map(({ count }) => count)).toEqual(numbers.map((_, place) => place + 1));
  });

  it('one bad message fails alone', async () => {
    for (const _ of rounds) {
      await pass();
      const told = await Promise.all([
        send(anna, {}),
        send(boris, { attachment_ids: [999_999] }),
        send(carl, { group_id: 999_999 }),
        send(carl, {}),
      ]);
      expect(told.map(({ key }) => key)).toEqual([
        undefined,
        'error.file.invalid_attachments',
        'conversation_not_found',
        undefined,
      ]);
    }
  });

  it('editing and deleting: what is deleted stays deleted', async () => {
    for (const _ of rounds) {
      await pass();
      const { message_id } = await say(anna, group_id, 'First');
      const [edited, deleted] = await Promise.all([
        anna.client.call(editMessage, { ...about(message_id), body: { text: 'Second' } }),
        anna.client.call(deleteMessage, about(message_id)),
      ]);
      expect(deleted.status).toBe(200);
      expect([undefined, 'message_already_deleted']).toContain(edited.key);
      const { data } = await boris.client.call(getMessage, about(message_id));
      expect(data).toMatchObject({ content_plain: '', deleted_by_sender: true });
    }
  });

  it('deleting while others react and send it on leaves nothing of it here', async () => {
    const elsewhere = await makeConversation(school.db, [boris], { now: school.clock() });
    for (const _ of rounds) {
      await pass();
      const file = { name: 'a.txt', bytes: Buffer.from('secret\n') };
      const { data } = await send(anna, { attachment_ids: [await upload(anna, file)] });
      const message_id = data?.message_id ?? 0;
      const file_id = data?.attachments[0]?.attachment_id ?? 0;
      const [deleted, reacted, sent] = await Promise.all([
        anna.client.call(deleteMessage, about(message_id)),
        carl.client.call(addReaction, { ...about(message_id), body: { reaction: '👍' } }),
        boris.client.call(forwardMessages, { body: { messages: [message_id], group_ids: [elsewhere] } }),
      ]);
      expect(deleted.status).toBe(200);
      expect([undefined, 'cannot_react']).toContain(reacted.key);
      expect([undefined, 'cannot_forward']).toContain(sent.key);
      expect(await rowsOf('select from messaging.reaction where message_id = $1', message_id)).toEqual([]);
      expect(await rowsOf('select from messaging.attachment where message_id = $1', message_id)).toEqual([]);
      // The bytes are kept as long as a copy of the message has them.
      const copies = await rowsOf('select from messaging.attachment where file_id = $1', file_id);
      expect(copies).toHaveLength(sent.key === undefined ? 1 : 0);
      expect(await rowsOf('select from files.file where id = $1', file_id)).toHaveLength(copies.length);
    }
  });

  it('changing words and sending them on to where they stand do not wait for each other', async () => {
    const ties = async () =>
      (await rowsOf('select deadlocks from pg_stat_database where datname = current_database()'))[0].deadlocks;
    const waiting = async () =>
      (await rowsOf(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
        .length;
    await pass();
    const before = await ties();
    const { message_id } = await say(anna, group_id, 'Rehearsal at five');
    const gate = await school.db.pool.connect();
    await gate.query('begin');
    await gate.query('select from messaging.conversation where id = $1 for update', [group_id]);
    const edited = anna.client.call(editMessage, { ...about(message_id), body: { text: 'Rehearsal at six' } });
    await vi.waitUntil(async () => (await waiting()) === 1);
    const sent = boris.client.call(forwardMessages, { body: { messages: [message_id], group_ids: [group_id] } });
    await vi.waitUntil(async () => (await waiting()) === 2);
    await gate.query('commit');
    gate.release();
    expect([(await edited).status, (await sent).status]).toEqual([200, 200]);
    expect(await ties()).toBe(before);
    const copy =
      'select content from messaging.message where conversation_id = $1 and is_forwarded order by number desc';
    expect((await rowsOf(copy, group_id))[0]).toEqual({ content: 'Rehearsal at six' });
  });

  it('reactions of two tabs leave one of them, and what is taken back is gone', async () => {
    const { message_id } = await say(anna, group_id, 'Well?');
    const react = (reaction: string) => boris.client.call(addReaction, { ...about(message_id), body: { reaction } });
    for (const _ of rounds) {
      await Promise.all([react('👍'), react('👍🏿'), boris.client.call(deleteReaction, about(message_id))]);
      const kept = await rowsOf('select reaction from messaging.reaction where message_id = $1', message_id);
      expect(kept.length).toBeLessThanOrEqual(1);
      const { data } = await anna.client.call(getMessage, about(message_id));
      expect(data.reactions.map(({ reaction, amount }) => [reaction, amount])).toEqual(
        kept.map(({ reaction }) => [reaction, 1]),
      );
    }
  });

  it('two votes of one person are one, and everybody is told how it stands in the end', async () => {
    await pass();
    const body = { group_id, question: 'When?', answers: ['a', 'b', 'c'] };
    const { data: poll } = await anna.client.call(createPoll, { body });
    const [a = 0, b = 0] = poll.answers.map(({ id }) => id);
    const vote = (who: Talker, answer_id: number) =>
      who.client.call(votePoll, { params: { pollId: poll.id }, body: { answer_id } });
    for (const _ of rounds) {
      await Promise.all([vote(boris, a), vote(boris, b), vote(carl, a)]);
      const votes = await rowsOf('select person_id from messaging.vote where poll_id = $1', poll.id);
      expect(votes).toHaveLength(2);
      const { data } = await anna.client.call(getMessage, about(poll.message.message_id));
      // Facts are told in the order of the log, whichever of their calls was answered first.
      const told = school.told.filter(({ name }) => name === 'votePoll').toSorted((one, other) => one.id - other.id);
      const last = told.at(-1)?.data as { answers: { votes: number }[] };
      expect(last.answers.map((one) => one.votes)).toEqual(data.poll?.answers.map((one) => one.votes));
    }
  });
});

describe('leaving and coming back', () => {
  it('hides what was said between, and counts from the return', async () => {
    await pass();
    const here = await makeConversation(school.db, [anna, boris], { now: school.clock() });
    await say(anna, here, 'before');
    await school.db.pool.query(
      `update messaging.member set left_at = now(), left_number = 1 where conversation_id = $1 and person_id = $2`,
      [here, boris.person_id],
    );
    await say(anna, here, 'between');
    await school.db.pool.query(
      `with back as (
         update messaging.member set left_at = null, left_number = null, joined_at = now(), read_number = 2, read_count = 2, skipped_count = 0
         where conversation_id = $1 and person_id = $2)
       insert into messaging.absence (conversation_id, person_id, from_number, to_number) values ($1, $2, 1, 2)`,
      [here, boris.person_id],
    );
    await say(anna, here, 'after');
    const { data } = await boris.client.call(listMessages, { params: { groupId: here } });
    expect(data.data.map(({ content_plain }) => content_plain)).toEqual(['before', 'after']);
    expect(data.meta.first_unread).toBe(data.data[1]?.message_id);
  });
});

describe('too much', () => {
  it('is sixty messages in a minute, from however many tabs', async () => {
    await pass();
    await pass();
    const [eager] = (await makeTalkers(school, 1)) as [Talker];
    const here = await makeConversation(school.db, [eager, anna], { now: school.clock() });
    const told = await Promise.all(Array.from({ length: 70 }, () => send(eager, { group_id: here })));
    expect(told.filter(({ status }) => status === 200)).toHaveLength(60);
    const refused = told.find(({ status }) => status === 429);
    expect(refused?.key).toBe('too_many_requests');
    expect(Number(refused?.response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(anna, { group_id: here })).status).toBe(200);
    // What is sent on counts with the rest, and nothing of it is there after a refusal.
    const messages = [told.find(({ data }) => data !== null)?.data?.message_id ?? 0];
    const forward = () => eager.client.call(forwardMessages, { body: { messages, group_ids: [here] } });
    const late = await forward();
    expect([late.status, late.key, late.params]).toEqual([429, 'too_many_requests', { seconds: expect.any(Number) }]);
    expect(Number(late.response.headers['retry-after'])).toBe(late.params?.seconds);
    const count = 'select count(*)::int as said from messaging.message where conversation_id = $1';
    expect(await rowsOf(count, here)).toEqual([{ said: 61 }]);
    await pass();
    expect((await forward()).status).toBe(200);
    expect(await rowsOf(count, here)).toEqual([{ said: 62 }]);
  });
});
