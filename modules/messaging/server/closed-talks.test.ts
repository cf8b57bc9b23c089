import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveGuardianship } from '#modules/people/contract/save-guardianship.ts';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { makeGuardianship, makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addReaction } from '../contract/add-reaction.ts';
import { changePermission } from '../contract/change-permission.ts';
import { createPoll } from '../contract/create-poll.ts';
import { deleteMessage } from '../contract/delete-message.ts';
import { deleteReaction } from '../contract/delete-reaction.ts';
import { editMessage } from '../contract/edit-message.ts';
import { getConversation } from '../contract/get-conversation.ts';
import { getMessage } from '../contract/get-message.ts';
import { hideMessage } from '../contract/hide-message.ts';
import { listMessages } from '../contract/list-messages.ts';
import { resetVote } from '../contract/reset-vote.ts';
import { searchMessages } from '../contract/search-messages.ts';
import { setReplies } from '../contract/set-replies.ts';
import { votePoll } from '../contract/vote-poll.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());

const edit = (who: Talker, messageId: number, text: string) =>
  who.client.call(editMessage, { params: { messageId }, body: { text } });
const react = (who: Talker, messageId: number, reaction: string) =>
  who.client.call(addReaction, { params: { messageId }, body: { reaction } });
const vote = (who: Talker, pollId: number, answer_id: number) =>
  who.client.call(votePoll, { params: { pollId }, body: { answer_id } });
const mayOf = async (who: Talker, groupId: number) =>
  (await who.client.call(getConversation, { params: { groupId } })).data.may;

/** Whether one's own words can be changed, as each answer has it that shows them; these must agree. */
async function isEditable({ client }: Talker, groupId: number, messageId: number): Promise<boolean> {
  const one = (await client.call(getMessage, { params: { messageId } })).data;
  const page = (await client.call(listMessages, { params: { groupId } })).data.data;
  const hits = (await client.call(searchMessages, { query: { search: one.content_plain } })).data.data;
  const all = [one, ...page, ...hits.map(({ message }) => message)].filter((each) => each.message_id === messageId);
  const [first, ...others] = all.map(({ editable }) => editable);
  expect(others).toEqual([first, first]);
  return first === true;
}

it('nothing is added to the talk of a child and a guardian who was barred; what was said can be read and taken back', async () => {
  const admin = await school.enter(await makeMember(school.db, { school_id: 1, role: 'admin' }));
  const [guardian] = (await makeTalkers(school, 1, 'parent')) as [Talker];
  const pupil = await makeMember(school.db, { school_id: 1, role: 'student' });
  const child: Talker = { person_id: pupil.person_id, client: await school.enter(pupil) };
  const guardianshipId = await makeGuardianship(school.db, guardian.person_id, child.person_id);
  const now = school.clock();
  const group_id = await makeConversation(school.db, [guardian, child], { group_type: 'private', now });
  const said = await say(guardian, group_id, 'See you Zanzibar');
  const answer = await say(child, group_id, 'Bye bye Zebedee');
  const question = { group_id, question: 'When?', answers: ['Monday', 'Friday'] };
  const poll = (await guardian.client.call(createPoll, { body: question })).data;
  const [monday, friday] = poll.answers.map(({ id }) => id) as [number, number];
  expect((await vote(child, poll.id, monday)).data.voters).toBe(1);
  expect((await react(child, said.message_id, '👍')).status).toBe(200);
  expect([
    await isEditable(guardian, group_id, said.message_id),
    await isEditable(child, group_id, answer.message_id),
  ]).toEqual([true, true]);

  const barring = { params: { schoolId: 1, guardianshipId }, body: { is_barred: true } };
  expect((await admin.call(saveGuardianship, barring)).key).toBeUndefined();
  for (const [who, { message_id }] of [
    [guardian, said],
    [child, answer],
  ] as const) {
    const adding = { post: false, create_poll: false, vote: false, react: false, see_react_promo: false };
    expect(await mayOf(who, group_id)).toMatchObject({ ...adding, unvote: true, unreact: true });
    expect(await isEditable(who, group_id, message_id)).toBe(false);
    school.told.length = 0;
    expect(await edit(who, message_id, 'Something new')).toMatchObject({ status: 403, key: 'permission_denied' });
    expect(await react(who, said.message_id, '🎉')).toMatchObject({ status: 422, key: 'cannot_react' });
    expect(await vote(who, poll.id, friday)).toMatchObject({ status: 403, key: 'permission_denied' });
    expect(school.told).toEqual([]);
  }
  const { client } = child;
  expect((await client.call(deleteReaction, { params: { messageId: said.message_id } })).data?.reaction).toBe('👍');
  expect((await client.call(resetVote, { params: { pollId: poll.id } })).data.voters).toBe(0);
  expect((await client.call(hideMessage, { params: { messageId: said.message_id } })).status).toBe(200);
  const taken = await client.call(deleteMessage, { params: { messageId: answer.message_id } });
  expect(taken.data).toMatchObject({ content_plain: '', deleted_by_sender: true });

  await admin.call(saveGuardianship, { ...barring, body: { is_barred: false } });
  expect(await mayOf(guardian, group_id)).toMatchObject({ post: true, vote: true, react: true });
  expect(await isEditable(guardian, group_id, said.message_id)).toBe(true);
  expect((await edit(guardian, said.message_id, 'Welcome back')).status).toBe(200);
});

it('where replies were turned off only admins change their words', async () => {
  const [anna, boris] = (await makeTalkers(school, 2)) as [Talker, Talker];
  const groupId = await makeConversation(school.db, [anna, boris], { now: school.clock() });
  const [hers, his] = [await say(anna, groupId, 'Hello Quagmire'), await say(boris, groupId, 'Hello Wombat')];
  const turn = (enabled: boolean) => anna.client.call(setReplies, { params: { groupId }, body: { enabled } });
  const level = (permission_level_id: 1 | 2) =>
    anna.client.call(changePermission, {
      params: { groupId, userId: boris.person_id },
      body: { permission_level_id },
    });
  const editable = async () => [
    await isEditable(anna, groupId, hers.message_id),
    await isEditable(boris, groupId, his.message_id),
  ];
  expect(await editable()).toEqual([true, true]);
  await turn(false);
  expect(await editable()).toEqual([true, false]);
  expect(await edit(boris, his.message_id, 'No!')).toMatchObject({ status: 403, key: 'permission_denied' });
  expect((await edit(anna, hers.message_id, 'Hello all')).status).toBe(200);
  await level(1);
  expect(await isEditable(boris, groupId, his.message_id)).toBe(true);
  expect((await edit(boris, his.message_id, 'Hello Wombats')).data.editable).toBe(true);
  await level(2);
  expect((await edit(boris, his.message_id, 'No!')).key).toBe('permission_denied');
  await turn(true);
  expect(await isEditable(boris, groupId, his.message_id)).toBe(true);
});
