import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { connectAs, type TestSocket } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addMembers } from '../contract/add-members.ts';
import { memberAdded, newMessage, setReplies as repliesSet } from '../contract/facts.ts';
import { setReplies } from '../contract/set-replies.ts';

const PATIENT = { timeout: 20_000, interval: 20 };
const SKEW_SECONDS = 60;

let school: StartedApp;
let url: string;
let [anna, boris, carl] = [] as unknown as [Talker, Talker, Talker];
let group_id: number;

beforeAll(async () => {
  school = await startApp({ hasSockets: true });
  url = await school.listen();
  [anna, boris, carl] = (await makeTalkers(school, 3)) as [Talker, Talker, Talker];
});
afterAll(() => school.stop());

const letCarlIn = () =>
  anna.client.call(addMembers, { params: { groupId: group_id }, body: { user_ids: [carl.person_id] } });
const heard = ({ frames }: TestSocket) => frames.map(({ action }) => action);

it('a newcomer hears what happens after they came, also where the time of it is from before', async () => {
  group_id = await makeConversation(school.db, [anna, boris], { now: school.clock() });
  const socket = await connectAs(url, carl.client);
  await letCarlIn();
  // A request that had to wait for a turn, or a server whose clock is late.
  school.clock.advance(-SKEW_SECONDS);
  await say(boris, group_id, 'Welcome');
  await anna.client.call(setReplies, { params: { groupId: group_id }, body: { enabled: false } });
  await expect
    .poll(() => heard(socket), PATIENT)
    .toEqual(expect.arrayContaining([memberAdded.name, newMessage.name, repliesSet.name]));
  school.clock.advance(SKEW_SECONDS);
});

it('a newcomer hears nothing of what was said before they came, also where the time of it is from after', async () => {
  group_id = await makeConversation(school.db, [anna, boris], { now: school.clock() });
  school.clock.advance(SKEW_SECONDS);
  await say(boris, group_id, 'Not for Carl');
  school.clock.advance(-SKEW_SECONDS);
  await letCarlIn();
  // A page that opens now is told of the last seconds, in which it may have asked for its data.
  const socket = await connectAs(url, carl.client);
  await say(boris, group_id, 'Welcome');
  await expect.poll(() => heard(socket).filter((name) => name === newMessage.name), PATIENT).not.toEqual([]);
  expect(JSON.stringify(socket.frames)).not.toContain('Not for Carl');
});
