import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveRole } from '#modules/people/contract/give-role.ts';
import { dayIn } from '#platform/contract/dates.ts';
import type { FactData } from '#platform/contract/fact.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { makeClass, makeMember } from '#platform/testing/make.ts';
import { connectAs, type TestSocket } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addMembers } from '../contract/add-members.ts';
import { memberAdded, newMessage, setReplies as repliesSet } from '../contract/facts.ts';
import { turnDay } from '../contract/jobs.ts';
import { listConversations } from '../contract/list-conversations.ts';
import { listMessages } from '../contract/list-messages.ts';
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

it('whoever comes at midnight, when others go, finds in the conversation what they heard', async () => {
  const DAY_SECONDS = 86_400;
  const dayAfter = (days: number) =>
    dayIn('Europe/Tallinn', new Date(school.clock().getTime() + days * DAY_SECONDS * 1_000));
  const { class_id } = await makeClass(school.db, 1);
  const office = await school.enter(await makeMember(school.db, { school_id: 1, role: 'admin' }));
  const newPupil = async (days: object) => {
    const person = await makeMember(school.db, { school_id: 1, role: 'staff' });
    const params = { schoolId: 1, personId: person.person_id };
    await office.call(giveRole, { params, body: { type_id: 2, class_id, ...days } });
    return person;
  };
  await newPupil({ starts_on: dayAfter(0), ends_on: dayAfter(1) });
  const comes = await newPupil({ starts_on: dayAfter(2) });
  school.clock.advance(3 * DAY_SECONDS);
  const client = await school.enter(comes);
  const socket = await connectAs(url, client);
  const payload = { time_zone: 'Europe/Tallinn', due_at: school.clock().toISOString() };
  await school.db.kysely.transaction().execute((tx) => addJob(tx, turnDay, payload));
  await school.app.jobs.runWaiting();
  await expect.poll(() => heard(socket), PATIENT).toContain(memberAdded.name);
  const [place] = (await client.call(listConversations, { query: { filter: 'official', empty: 1 } })).data.data;
  const groupId = place?.group.group_id ?? 0;
  const found = (await client.call(listMessages, { params: { groupId } })).data.data;
  const said = socket.frames.flatMap(({ action, data }) =>
    action === newMessage.name ? (data as FactData<typeof newMessage>).message : [],
  );
  expect(said.map(({ message_id }) => message_id)).toEqual(found.map(({ message_id }) => message_id));
  expect(found.map((line) => line.system_message_type)).toEqual(['member_removed', 'member_added']);
});
