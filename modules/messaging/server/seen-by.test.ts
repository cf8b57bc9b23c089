import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addMembers } from '../contract/add-members.ts';
import { clearConversation } from '../contract/clear-conversation.ts';
import { getConversation } from '../contract/get-conversation.ts';
import { getMessage } from '../contract/get-message.ts';
import { leaveConversation } from '../contract/leave-conversation.ts';
import { listSeenBy } from '../contract/list-seen-by.ts';
import { readAll } from '../contract/read-all.ts';
import { seeMessage } from '../contract/see-message.ts';
import { setReplies } from '../contract/set-replies.ts';

let school: StartedApp;
let [anna, boris, carl] = [] as unknown as [Talker, Talker, Talker];
let [group_id, groupId] = [0, 0];

beforeAll(async () => {
  school = await startApp();
  [anna, boris, carl] = (await makeTalkers(school, 3)) as [Talker, Talker, Talker];
});
afterAll(() => school.stop());
beforeEach(async () => {
  group_id = await makeConversation(school.db, [anna, boris, carl], { now: school.clock() });
  groupId = group_id;
});

const about = (messageId: number) => ({ params: { messageId } });
const see = (who: Talker, messageId: number) => who.client.call(seeMessage, about(messageId));
const told = (name: string) => school.told.filter((fact) => fact.name === name);

it('what somebody emptied unread, or had not read when they left, is not seen: the list says what the tick says', async () => {
  const read = await say(anna, group_id, 'one');
  await see(boris, read.message_id);
  await see(carl, read.message_id);
  const missed = await say(anna, group_id, 'two');
  await boris.client.call(clearConversation, { params: { groupId } });
  await carl.client.call(leaveConversation, { params: { groupId } });
  await anna.client.call(addMembers, { params: { groupId }, body: { user_ids: [carl.person_id] } });
  const last = await say(anna, group_id, 'three');
  await see(boris, last.message_id);
  await carl.client.call(readAll, { body: { group_id } });
  const seenOf = async ({ message_id }: { message_id: number }) => ({
    tick: (await anna.client.call(getMessage, about(message_id))).data.first_seen_any !== null,
    ...(await anna.client.call(listSeenBy, about(message_id))).data.meta,
  });
  expect(await seenOf(read)).toMatchObject({ tick: true, seen: 2, total: 2 });
  expect(await seenOf(missed)).toMatchObject({ tick: false, seen: 0, total: 2 });
  expect(await seenOf(last)).toMatchObject({ tick: true, seen: 2, total: 2 });
  // Whoever came back hears the same of themselves.
  const seenByCarl = async ({ message_id }: { message_id: number }) =>
    (await carl.client.call(getMessage, about(message_id))).data.first_seen_by_me !== null;
  expect([await seenByCarl(read), await seenByCarl(missed), await seenByCarl(last)]).toEqual([true, false, true]);
});

it('who has seen what was written before replies ended is for those who know who is there', async () => {
  const { message_id } = await say(boris, group_id, 'Before');
  await see(carl, message_id);
  const offeredAndGiven = async ({ client }: Talker) => [
    (await client.call(getConversation, { params: { groupId } })).data.may.see_own_readers,
    (await client.call(listSeenBy, about(message_id))).key,
  ];
  expect(await offeredAndGiven(boris)).toEqual([true, undefined]);
  await anna.client.call(setReplies, { params: { groupId }, body: { enabled: false } });
  expect(await offeredAndGiven(boris)).toEqual([false, 'permission_denied']);
  expect(await offeredAndGiven(anna)).toEqual([true, undefined]);
});

it('that something was seen is told to whoever wrote before replies ended, without a name; whoever left hears nothing more of it', async () => {
  const before = await say(boris, group_id, 'Before');
  await anna.client.call(setReplies, { params: { groupId }, body: { enabled: false } });
  await see(carl, before.message_id);
  expect(told('messageRead').at(-1)).toMatchObject({
    data: { group_id, user_id: null, after_number: 0, number: before.number },
    audience: { persons: [boris.person_id] },
  });
  // The first one made it seen; the second one changes nothing for its author.
  await see(anna, before.message_id);
  expect(told('messageRead').at(-1)).toMatchObject({ data: { user_id: anna.person_id } });
  await anna.client.call(setReplies, { params: { groupId }, body: { enabled: true } });
  const last = await say(boris, group_id, 'Good-bye');
  await boris.client.call(leaveConversation, { params: { groupId } });
  await anna.client.call(setReplies, { params: { groupId }, body: { enabled: false } });
  school.clock.advance(1);
  await anna.client.call(readAll, { body: { group_id } });
  expect(told('messageRead').at(-1)).toMatchObject({ data: { user_id: anna.person_id } });
  const seenAny = async (who: Talker) =>
    (await who.client.call(getMessage, about(last.message_id))).data.first_seen_any;
  expect([await seenAny(boris), await seenAny(carl)]).toEqual([null, expect.any(String)]);
});
