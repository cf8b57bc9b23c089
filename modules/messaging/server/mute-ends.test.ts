import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeConversation, say } from '#platform/testing/conversations.ts';
import { newLetters } from '#platform/testing/letters.ts';
import { type Made, makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { archiveConversation } from '../contract/archive-conversation.ts';
import { getConversation } from '../contract/get-conversation.ts';
import { listConversations } from '../contract/list-conversations.ts';
import { muteConversation } from '../contract/mute-conversation.ts';
import { unmuteConversation } from '../contract/unmute-conversation.ts';

const HOUR_SECONDS = 3_600;

let school: StartedApp;
let anna: Made;
let boris: Made;
let groupId: number;

beforeAll(async () => {
  school = await startApp();
  school.clock.set(school.clock().toISOString());
  anna = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  boris = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  groupId = await makeConversation(school.db, [anna, boris], { title: 'Trip', now: school.clock() });
  await newLetters(school);
});
afterAll(() => school.stop());

const mute = async () =>
  (await school.enter(boris)).call(muteConversation, { params: { groupId }, body: { level: 'hour' } });

/** What Boris is told outside when Anna says something now; time passes for what waits to be told. */
async function pushedAfter(text: string): Promise<string[]> {
  await say({ person_id: anna.person_id, client: await school.enter(anna) }, groupId, text);
  await school.db.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
  const letters = await newLetters(school);
  return letters.flatMap((letter) => (letter.channel === 'push' ? (letter.text.split('\n').at(-1) ?? '') : []));
}
const stateOf = async () => {
  const { data } = await (await school.enter(boris)).call(getConversation, { params: { groupId } });
  return { is_muted: data.is_muted, muted_until: data.muted_until };
};
const isListed = async () =>
  (await (await school.enter(boris)).call(listConversations, {})).data.data.some(
    ({ group }) => group.group_id === groupId,
  );

it('a mute is over by the clock: nothing sounds until the last second, and from then on everything does', async () => {
  expect(await pushedAfter('Before')).toEqual([expect.stringContaining('Before')]);
  const { data } = await mute();
  expect(await pushedAfter('In between')).toEqual([]);
  school.clock.advance(HOUR_SECONDS - 1);
  expect(await stateOf()).toEqual({ is_muted: true, muted_until: data.muted_until });
  expect(await pushedAfter('A second too early')).toEqual([]);
  school.clock.advance(1);
  expect(school.clock().toISOString()).toBe(data.muted_until);
  expect(await stateOf()).toEqual({ is_muted: false, muted_until: null });
  // What was said in the silence is told to nobody afterwards.
  expect(await pushedAfter('At last')).toEqual([expect.stringContaining('At last')]);
});

it('whose mute is over has nothing to unmute, can mute again, and finds in the list what was archived with it', async () => {
  await mute();
  await (await school.enter(boris)).call(archiveConversation, { params: { groupId } });
  await pushedAfter('Said into the archive');
  expect(await isListed()).toBe(false);
  school.clock.advance(HOUR_SECONDS);
  expect(await isListed()).toBe(true);
  expect((await (await school.enter(boris)).call(unmuteConversation, { params: { groupId } })).key).toBe(
    'already_unmuted',
  );
  expect((await mute()).key).toBeUndefined();
  expect((await stateOf()).is_muted).toBe(true);
});
