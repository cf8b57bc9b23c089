import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addMembers } from '../contract/add-members.ts';
import { createConversation } from '../contract/create-conversation.ts';
import { hideMessage } from '../contract/hide-message.ts';
import { leaveConversation } from '../contract/leave-conversation.ts';
import { listConversations } from '../contract/list-conversations.ts';
import { setReplies } from '../contract/set-replies.ts';

let school: StartedApp;
let [anu, bert, carl, dora] = [] as unknown as [Talker, Talker, Talker, Talker];

beforeAll(async () => {
  school = await startApp();
  [anu, bert, carl, dora] = (await makeTalkers(school, 4)) as [Talker, Talker, Talker, Talker];
});
afterAll(() => school.stop());

/** Each thing happens a minute after the last. */
const minuteLater = () => school.clock.advance(60);
const begin = async (title: string) => {
  minuteLater();
  const user_ids = [bert.person_id, dora.person_id];
  return (await anu.client.call(createConversation, { body: { title, user_ids } })).data.group_id;
};
const write = (who: Talker, group_id: number, text: string) => {
  minuteLater();
  return say(who, group_id, text);
};
const add = (groupId: number) => {
  minuteLater();
  return anu.client.call(addMembers, { params: { groupId }, body: { user_ids: [carl.person_id] } });
};

/** What stands in somebody's list, from the top, and whether its times fall from row to row. */
async function listed({ client } = anu): Promise<{ rows: string[]; isInOrder: boolean }> {
  const { data } = (await client.call(listConversations, {})).data;
  const times = data.map(({ last_message }) => last_message?.creation_date ?? '');
  return {
    rows: data.map(
      ({ group, last_message: last }) => `${group.title}: ${last?.system_message_type ?? last?.content_plain}`,
    ),
    isInOrder: times.join() === times.toSorted().toReversed().join(),
  };
}

it('the times of a list fall from row to row, whatever the system tells in between', async () => {
  const choir = await begin('Choir');
  await write(bert, choir, 'Monday at six');
  const trip = await begin('Trip');
  await write(bert, trip, 'Who comes along?');
  const garden = await begin('Garden');
  const museum = await begin('Museum');

  // Where something was said, the row stays as it was and where it was.
  minuteLater();
  await anu.client.call(setReplies, { params: { groupId: choir }, body: { enabled: false } });
  await add(trip);
  const begun = ['Trip: Who comes along?', 'Choir: Monday at six'];
  expect(await listed()).toEqual({
    rows: ['Museum: created', 'Garden: created', ...begun],
    isInOrder: true,
  });

  // Where nothing was, such a line is all that there is to tell.
  await add(garden);
  expect(await listed()).toEqual({
    rows: ['Garden: member_added', 'Museum: created', ...begun],
    isInOrder: true,
  });
  await write(bert, museum, 'Closed on Mondays');
  await write(anu, choir, 'Nobody answers here now');
  expect(await listed()).toEqual({
    rows: ['Choir: Nobody answers here now', 'Museum: Closed on Mondays', 'Garden: member_added', begun[0]],
    isInOrder: true,
  });
});

it('a row shows what its reader last saw, however much is hidden behind it or was said after they left', async () => {
  const theatre = await begin('Theatre');
  await write(bert, theatre, 'Curtain at seven');
  for (let said = 0; said < 12; said += 1) {
    const { message_id } = await write(bert, theatre, `Aside ${said}`);
    await anu.client.call(hideMessage, { params: { messageId: message_id } });
  }
  expect((await listed()).rows).toContain('Theatre: Curtain at seven');

  const orchestra = await begin('Orchestra');
  await write(anu, orchestra, 'Bring your own stands');
  await dora.client.call(leaveConversation, { params: { groupId: orchestra } });
  for (let said = 0; said < 12; said += 1) await write(anu, orchestra, `Without her ${said}`);
  const { data } = (await dora.client.call(listConversations, {})).data;
  const row = data.find(({ group }) => group.title === 'Orchestra');
  expect([row?.left_date, row?.last_message?.content_plain]).toEqual([expect.any(String), 'Bring your own stands']);
});

it('whoever is added to a group that fell silent finds it at the top, and those who were there find it where it was', async () => {
  const quiet = await begin('Quiet');
  await write(bert, quiet, 'Nothing new');
  const loud = await begin('Loud');
  await add(loud);
  await write(bert, loud, 'News!');
  await add(quiet);
  expect((await listed()).rows.slice(0, 2)).toEqual(['Loud: News!', 'Quiet: Nothing new']);
  const { rows, isInOrder } = await listed(carl);
  expect(rows.slice(0, 2)).toEqual(['Quiet: member_added', 'Loud: News!']);
  expect(isInOrder).toBe(true);
});
