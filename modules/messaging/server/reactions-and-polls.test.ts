import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addReaction } from '../contract/add-reaction.ts';
import { createPoll } from '../contract/create-poll.ts';
import { deleteMessage } from '../contract/delete-message.ts';
import { deleteReaction } from '../contract/delete-reaction.ts';
import { exportPoll } from '../contract/export-poll.ts';
import { getConversation } from '../contract/get-conversation.ts';
import { getMessage } from '../contract/get-message.ts';
import { leaveConversation } from '../contract/leave-conversation.ts';
import { listReactions } from '../contract/list-reactions.ts';
import { listSeenBy } from '../contract/list-seen-by.ts';
import { resetVote } from '../contract/reset-vote.ts';
import { sendMessage } from '../contract/send-message.ts';
import { votePoll } from '../contract/vote-poll.ts';

let school: StartedApp;
let [anna, boris, carl, stranger] = [] as unknown as [Talker, Talker, Talker, Talker];
let group_id: number;

beforeAll(async () => {
  school = await startApp();
  [anna, boris, carl, stranger] = (await makeTalkers(school, 4)) as [Talker, Talker, Talker, Talker];
  group_id = await makeConversation(school.db, [anna, boris, carl], { now: school.clock() });
});
afterAll(() => school.stop());

const react = (who: Talker, messageId: number, reaction: string) =>
  who.client.call(addReaction, { params: { messageId }, body: { reaction, process_id: 'p1' } });
const shown = async (who: Talker, messageId: number) =>
  (await who.client.call(getMessage, { params: { messageId } })).data;

describe('a reaction', () => {
  it('is one of each person, replaced by the next, and counted', async () => {
    const { message_id } = await say(anna, group_id, 'Hello');
    expect((await react(boris, message_id, '👍')).data).toEqual({
      reaction: '👍',
      user_id: boris.person_id,
      message_id,
      group_id,
      process_id: 'p1',
    });
    await react(carl, message_id, '👍');
    expect((await shown(boris, message_id)).reactions).toEqual([{ reaction: '👍', amount: 2, my_reaction: true }]);
    await react(boris, message_id, '❤');
    expect((await shown(anna, message_id)).reactions).toEqual([
      { reaction: '👍', amount: 1, my_reaction: false },
      { reaction: '❤️', amount: 1, my_reaction: false },
    ]);
    const { data } = await anna.client.call(listReactions, { params: { messageId: message_id } });
    expect(data.map(({ user, reaction }) => [user.id, reaction])).toEqual([
      [carl.person_id, '👍'],
      [boris.person_id, '❤️'],
    ]);
    expect((await boris.client.call(deleteReaction, { params: { messageId: message_id } })).data?.reaction).toBe('❤️');
    expect((await boris.client.call(deleteReaction, { params: { messageId: message_id } })).data).toBeNull();
    expect(school.told.filter(({ name }) => name.endsWith('Reaction')).map(({ name }) => name)).toEqual([
      'addReaction',
      'addReaction',
      'addReaction',
      'deleteReaction',
    ]);
  });

  it('is an emoji, to a message that is still there', async () => {
    const { message_id } = await say(anna, group_id, 'Hello');
    for (const letter of ['a', 'ok', '', '👍👍'])
      expect((await react(boris, message_id, letter)).key).toBe('cannot_react');
    expect((await react(stranger, message_id, '👍')).key).toBe('message_not_found');
    await anna.client.call(deleteMessage, { params: { messageId: message_id } });
    expect((await react(boris, message_id, '👍')).key).toBe('cannot_react');
  });

  it('is given to announcements, of whose readers only admins hear, and not to campaigns', async () => {
    const now = school.clock();
    const announcement = await makeConversation(school.db, [anna, boris, carl], {
      group_type: 'new_announcement',
      now,
    });
    const { message_id } = await say(anna, announcement, 'School is out');
    expect((await shown(boris, message_id)).message_type).toBe('announcement');
    expect((await react(boris, message_id, '🎉')).status).toBe(200);
    expect(school.told.at(-1)?.data).toMatchObject({ user_id: null });
    expect((await carl.client.call(listReactions, { params: { messageId: message_id } })).status).toBe(403);
    expect((await anna.client.call(listReactions, { params: { messageId: message_id } })).data).toHaveLength(1);
    const reply = await boris.client.call(sendMessage, { body: { group_id: announcement, text: 'Yes!' } });
    expect(reply).toMatchObject({ status: 422, key: 'cannot_send_message' });
    const question = { question: 'Why?', answers: ['a', 'b'] };
    const asked = await boris.client.call(createPoll, { body: { group_id: announcement, ...question } });
    expect(asked).toMatchObject({ status: 422, key: 'cannot_create_poll' });
    const inMessage = await boris.client.call(sendMessage, { body: { group_id: announcement, poll: question } });
    expect(inMessage).toMatchObject({ status: 422, key: 'cannot_create_poll' });
    await school.db.pool.query(`update messaging.conversation set group_type = 'campaign' where id = $1`, [
      announcement,
    ]);
    expect((await react(carl, message_id, '🎉')).key).toBe('cannot_react');
    expect((await anna.client.call(sendMessage, { body: { group_id: announcement, text: 'x' } })).key).toBe(
      'cannot_send_message',
    );
  });

  it('is paid for by the school', async () => {
    const [teacher] = (await makeTalkers(school, 1, 'teacher', 3)) as [Talker];
    const here = await makeConversation(school.db, [teacher], { school_id: 3, now: school.clock() });
    const { message_id } = await say(teacher, here, 'Hello');
    expect((await react(teacher, message_id, '👍')).key).toBe('feature_permission_missing');
    const body = { group_id: here, question: 'When?', answers: ['a', 'b'] };
    expect((await teacher.client.call(createPoll, { body })).key).toBe('feature_permission_missing');
    const poll = { question: 'When?', answers: ['a', 'b'] };
    expect((await teacher.client.call(sendMessage, { body: { group_id: here, poll } })).key).toBe(
      'feature_permission_missing',
    );
  });
});

describe('a poll', () => {
  const ask = async (end_date: string | null = null) =>
    (
      await anna.client.call(createPoll, {
        body: { group_id, question: 'When?', answers: ['Monday', 'Friday'], end_date },
      })
    ).data;
  const vote = (who: Talker, pollId: number, answer_id: number) =>
    who.client.call(votePoll, { params: { pollId }, body: { answer_id } });
  const votes = (poll: { answers: { votes: number; is_mine: boolean }[] }) =>
    poll.answers.map((answer) => [answer.votes, answer.is_mine]);

  it('takes one vote of each, and gives it back', async () => {
    const { id, answers, message } = await ask();
    const [monday, friday] = answers.map((answer) => answer.id) as [number, number];
    expect(message).toMatchObject({ message_type: 'poll', poll: { id } });
    expect(votes((await vote(boris, id, monday)).data)).toEqual([
      [1, true],
      [0, false],
    ]);
    expect(votes((await vote(boris, id, friday)).data)).toEqual([
      [0, false],
      [1, true],
    ]);
    const third = (await vote(carl, id, friday)).data;
    expect(third).toMatchObject({ voters: 2 });
    expect(school.told.at(-1)).toMatchObject({
      name: 'votePoll',
      data: { poll_id: id, voters: 2, user_id: carl.person_id, answer_id: friday },
      audience: { name: `message:${message.message_id}` },
    });
    expect(votes((await carl.client.call(resetVote, { params: { pollId: id } })).data)).toEqual([
      [0, false],
      [1, false],
    ]);
  });

  it('is refused with everything that is wrong with it', async () => {
    const body = { group_id, question: ' ', answers: ['Friday'], end_date: '2020-01-01T00:00:00.000Z' };
    const { response } = await anna.client.call(createPoll, { body });
    expect(response.json()).toMatchObject({
      success: false,
      error: { description: 'poll_question_required' },
      errors: { question: 'poll_question_required', answers: 'poll_answers_too_few', end_date: 'poll_end_in_past' },
    });
  });

  it('takes no answer of another poll, and none of a stranger', async () => {
    const [one, other] = [await ask(), await ask()];
    expect((await vote(boris, one.id, other.answers[0]?.id ?? 0)).key).toBe('invalid_poll_option');
    expect((await vote(boris, one.id, 999_999)).key).toBe('invalid_poll_option');
    expect((await vote(stranger, one.id, one.answers[0]?.id ?? 0)).key).toBe('poll_not_found');
    expect((await vote(boris, 999_999, 1)).key).toBe('poll_not_found');
  });

  it('ends by the clock alone', async () => {
    const start = school.clock().getTime();
    const end = new Date(start + 60_000);
    const { id, answers } = await ask(end.toISOString());
    const answer_id = answers[0]?.id ?? 0;
    school.clock.set(new Date(end.getTime() - 1).toISOString());
    expect((await vote(boris, id, answer_id)).data.is_ended).toBe(false);
    school.clock.set(end.toISOString());
    expect((await vote(carl, id, answer_id)).key).toBe('poll_ended');
    school.clock.set(new Date(end.getTime() + 1).toISOString());
    expect((await vote(carl, id, answer_id)).key).toBe('poll_ended');
    expect((await boris.client.call(resetVote, { params: { pollId: id } })).key).toBe('poll_ended');
    school.clock.follow();
  });
});

it('is offered to whoever left in no more places than the server grants', async () => {
  const { client } = carl;
  const here = await makeConversation(school.db, [anna, carl], { now: school.clock() });
  const said = await say(carl, here, 'Goodbye');
  await react(anna, said.message_id, '👋');
  const body = { group_id: here, question: 'When?', answers: ['Monday', 'Friday'] };
  const { id: pollId, answers } = (await anna.client.call(createPoll, { body })).data;
  const params = { messageId: said.message_id };
  const answer_id = answers[0]?.id ?? 0;
  const offered = async () => (await client.call(getConversation, { params: { groupId: here } })).data.may;
  const granted = async () => ({
    see_members: (await client.call(listReactions, { params })).status === 200,
    see_own_readers: (await client.call(listSeenBy, { params })).status === 200,
    vote: (await client.call(votePoll, { params: { pollId }, body: { answer_id } })).status === 200,
    export_polls: (await client.call(exportPoll, { params: { pollId } })).status === 200,
  });
  const all = { see_members: true, see_own_readers: true, vote: true, export_polls: true };
  expect(await offered()).toMatchObject(all);
  expect(await granted()).toEqual(all);
  await client.call(leaveConversation, { params: { groupId: here } });
  const none = { see_members: false, see_own_readers: false, vote: false, export_polls: false };
  expect(await offered()).toMatchObject(none);
  expect(await granted()).toEqual(none);
  expect((await client.call(resetVote, { params: { pollId } })).key).toBe('permission_denied');
});

describe('the results of a poll', () => {
  it.each(['en', 'et', 'ru', 'lv', 'de', 'fr', 'ja'])('are a document in %s', async (language) => {
    await school.db.pool.query('update people.person set lang_code = $2 where id = $1', [anna.person_id, language]);
    const body = {
      group_id,
      question: 'Mis päeval? 何曜日？ В какой день?',
      answers: ['Esmaspäev', '金曜日', 'Среда'],
    };
    const { data } = await anna.client.call(createPoll, { body });
    await boris.client.call(votePoll, { params: { pollId: data.id }, body: { answer_id: data.answers[1]?.id ?? 0 } });
    const { response } = await anna.client.call(exportPoll, { params: { pollId: data.id } });
    expect(response.headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await stranger.client.call(exportPoll, { params: { pollId: data.id } })).key).toBe('poll_not_found');
  });
});
