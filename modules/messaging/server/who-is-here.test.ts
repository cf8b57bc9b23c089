import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeConversation, say, type Talker } from '#platform/testing/conversations.ts';
import { makeGuardianship, makeMember, makeRole, makeSchool, type RoleWish } from '#platform/testing/make.ts';
import { connectAs, type TestSocket } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { newMessage, onlineStatus } from '../contract/facts.ts';
import { getConversation } from '../contract/get-conversation.ts';
import { listConversations } from '../contract/list-conversations.ts';
import { listMembers } from '../contract/list-members.ts';
import { listStatuses } from '../contract/list-statuses.ts';

/** Who came is noted once a second. */
const PATIENT = { timeout: 20_000, interval: 250 };
const NEVER = { status: 'offline', last_activity: null };

let school: StartedApp;
let url: string;
let elsewhere: number;
beforeAll(async () => {
  school = await startApp({ hasSockets: true });
  elsewhere = await makeSchool(school.db, 'standard');
  url = await school.listen();
});
afterAll(() => school.stop());

async function talker(wish: RoleWish): Promise<Talker> {
  const person = await makeMember(school.db, wish);
  return { person_id: person.person_id, client: await school.enter(person) };
}
/** Somebody whose role here has ended, and who signs in to another school. */
async function former(): Promise<Talker> {
  const { person_id } = await makeMember(school.db, { school_id: 1, role: 'teacher', has_ended: true });
  const role_id = await makeRole(school.db, person_id, { school_id: elsewhere, role: 'teacher' });
  return { person_id, client: await school.enter({ person_id, role_id }) };
}

const alone = (one: Talker, other: Talker) =>
  makeConversation(school.db, [one, other], { group_type: 'private', now: school.clock() });
const heard = ({ frames }: TestSocket, name: string) => frames.filter(({ action }) => action === name);
const heardOf = (socket: TestSocket, { person_id }: Talker) =>
  heard(socket, onlineStatus.name).filter(({ data }) => (data as { user_id: number }).user_id === person_id);

/** What somebody is told of whether another one is here, in every answer that tells it; these must agree. */
async function statusOf(other: Talker, { client }: Talker, groupId: number) {
  const params = { groupId };
  const members = (await client.call(listMembers, { params })).data.data;
  const statuses = (await client.call(listStatuses, { params })).data;
  const { onlineStatus: alone } = (await client.call(getConversation, { params })).data;
  const { data: list } = (await client.call(listConversations, { query: { empty: 1 } })).data;
  const here = statuses.find(({ user_id }) => user_id === other.person_id);
  const all = [
    members.find(({ user_id }) => user_id === other.person_id)?.onlineStatus,
    here && { status: here.status, last_activity: here.last_activity },
    ...(alone === null ? [] : [alone, list.find(({ group }) => group.group_id === groupId)?.onlineStatus]),
  ];
  expect(all).toEqual(all.map(() => all[0]));
  return all[0];
}

it('a barred guardian and whoever is in the school no longer are not told who is here, nor is it told of them', async () => {
  const child = await talker({ school_id: 1, role: 'student' });
  const [mother, barred] = [
    await talker({ school_id: 1, role: 'parent' }),
    await talker({ school_id: 1, role: 'parent' }),
  ];
  const gone = await former();
  await makeGuardianship(school.db, mother.person_id, child.person_id);
  await makeGuardianship(school.db, barred.person_id, child.person_id, { is_barred: true });
  const [withMother, withBarred, withGone] = [
    await alone(mother, child),
    await alone(barred, child),
    await alone(gone, child),
  ];
  const all = await makeConversation(school.db, [mother, child, barred, gone], { now: school.clock() });
  const theirs = await makeConversation(school.db, [gone], { school_id: elsewhere, now: school.clock() });

  const sockets = [
    await connectAs(url, mother.client),
    await connectAs(url, barred.client),
    await connectAs(url, gone.client),
  ] as const;
  const childs = await connectAs(url, child.client);
  const [mothers, barreds, gones] = sockets;
  await expect.poll(() => heardOf(mothers, child).length, PATIENT).toBe(1);
  await expect.poll(() => statusOf(mother, child, withMother), PATIENT).toMatchObject({ status: 'online' });
  // What is told later has come, so whatever was told before it has.
  await say(mother, all, 'Hello');
  await say(gone, theirs, 'Hello');
  for (const socket of [barreds, gones, childs])
    await expect.poll(() => heard(socket, newMessage.name).length, PATIENT).toBe(1);
  expect([heardOf(barreds, child), heardOf(gones, child)]).toEqual([[], []]);
  expect([heardOf(childs, barred), heardOf(childs, gone)]).toEqual([[], []]);

  expect(await statusOf(child, mother, withMother)).toMatchObject({ status: 'online' });
  expect(await statusOf(child, mother, all)).toMatchObject({ status: 'online' });
  expect(await statusOf(child, barred, withBarred)).toEqual(NEVER);
  expect(await statusOf(child, barred, all)).toEqual(NEVER);
  expect(await statusOf(mother, barred, all)).toMatchObject({ status: 'online' });
  expect(await statusOf(barred, child, withBarred)).toEqual(NEVER);
  expect(await statusOf(gone, child, withGone)).toEqual(NEVER);
  expect(await statusOf(gone, child, all)).toEqual(NEVER);
  expect((await gone.client.call(listStatuses, { params: { groupId: all } })).key).toBe('conversation_not_found');

  await school.db.pool.query('update people.guardianship set barred_at = null where guardian_id = $1', [
    barred.person_id,
  ]);
  expect(await statusOf(child, barred, withBarred)).toMatchObject({ status: 'online' });
  await school.db.pool.query('update people.guardianship set barred_at = now() where guardian_id = $1', [
    mother.person_id,
  ]);
  expect(await statusOf(child, mother, withMother)).toEqual(NEVER);
  childs.socket.close();
  await expect.poll(() => heardOf(barreds, child).length, PATIENT).toBe(1);
  expect(heardOf(mothers, child)).toHaveLength(1);
});
