import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { statementsOf } from '#platform/testing/counting-statements.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { deleteForEveryone } from '../contract/delete-for-everyone.ts';
import { getConversation } from '../contract/get-conversation.ts';
import { leaveConversation } from '../contract/leave-conversation.ts';
import { listAttachments } from '../contract/list-attachments.ts';
import { listMembers } from '../contract/list-members.ts';
import { listMessages } from '../contract/list-messages.ts';
import { sendMessage } from '../contract/send-message.ts';

/** No conversation has this number. */
const NOBODYS = 2_000_000_000;

let school: StartedApp;
let [anna, boris, stranger, far] = [] as unknown as [Talker, Talker, Talker, Talker];
let group_id: number;

beforeAll(async () => {
  school = await startApp();
  [anna, boris, stranger] = (await makeTalkers(school, 3)) as [Talker, Talker, Talker];
  [far] = (await makeTalkers(school, 1, 'teacher', 2)) as [Talker];
  group_id = await makeConversation(school.db, [anna, boris], { title: 'Quarrel', now: school.clock() });
  await say(anna, group_id, 'For us two');
});
afterAll(() => school.stop());

type Way = (who: Talker, groupId: number) => Promise<{ status: number; response: { body: string } }>;

const WAYS: readonly [what: string, way: Way][] = [
  ['its messages', ({ client }, groupId) => client.call(listMessages, { params: { groupId } })],
  ['itself', ({ client }, groupId) => client.call(getConversation, { params: { groupId } })],
  ['its members', ({ client }, groupId) => client.call(listMembers, { params: { groupId } })],
  [
    'its files',
    ({ client }, groupId) => client.call(listAttachments, { params: { groupId }, query: { type: 'file' } }),
  ],
  ['a word in it', ({ client }, groupId) => client.call(sendMessage, { body: { group_id: groupId, text: 'Hello' } })],
];

/** What the security log was told while something was done. */
async function noted(act: () => Promise<unknown>): Promise<object[]> {
  const before = school.logged.length;
  await act();
  return school.logged
    .slice(before)
    .map((line) => JSON.parse(line))
    .filter(({ security }) => security !== undefined);
}

it.each(WAYS)(
  'whoever guesses the number of a conversation and asks for %s hears what nobody’s number gives, and it is noted',
  async (_what, way) => {
    for (const who of [stranger, far]) {
      const answers: unknown[] = [];
      const ask = async (id: number) => {
        const { status, response } = await way(who, id);
        answers.push([status, response.body]);
      };
      const event = {
        security: 'other_conversation',
        user_id: who.person_id,
        group_id,
        request_id: expect.any(String),
      };
      expect(await noted(() => ask(group_id))).toEqual([expect.objectContaining(event)]);
      expect(await noted(() => ask(NOBODYS))).toEqual([]);
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]).toEqual([404, expect.not.stringContaining('Quarrel')]);
      // What is asked of the database is the same too, so the time says nothing either.
      const [guessed, nobodys] = [
        await statementsOf(() => way(who, group_id)),
        await statementsOf(() => way(who, NOBODYS)),
      ];
      expect(guessed).toBe(nobodys);
    }
  },
);

it('nothing is noted of those who were in it, nor of what is not there any more', async () => {
  const empty = await makeConversation(school.db, [anna, boris], { now: school.clock() });
  await anna.client.call(deleteForEveryone, { params: { groupId: empty } });
  const left = await makeConversation(school.db, [anna, boris, far], { now: school.clock() });
  await boris.client.call(leaveConversation, { params: { groupId: left } });
  for (const [, way] of WAYS) {
    expect(await noted(() => way(boris, empty))).toEqual([]);
    expect(await noted(() => way(boris, left))).toEqual([]);
    // Who has no role in its school any more finds nothing, and may well know the number.
    expect(await noted(() => way(far, left))).toEqual([]);
  }
});
