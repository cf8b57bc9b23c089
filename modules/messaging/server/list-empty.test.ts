import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUnread } from '#modules/today/contract/get-unread.ts';
import { makeConversation, makeTalkers, say, type Talker } from '#platform/testing/conversations.ts';
import { type Made, makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addMembers } from '../contract/add-members.ts';
import { archiveConversation } from '../contract/archive-conversation.ts';
import { clearConversation } from '../contract/clear-conversation.ts';
import { createConversation } from '../contract/create-conversation.ts';
import { deleteConversation } from '../contract/delete-conversation.ts';
import { leaveConversation } from '../contract/leave-conversation.ts';
import { listConversations } from '../contract/list-conversations.ts';
import { removeMember } from '../contract/remove-member.ts';
import { unarchiveConversation } from '../contract/unarchive-conversation.ts';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;

let school: StartedApp;
let [anu, bert, carl, dora] = [] as unknown as [Talker, Talker, Talker, Talker];
let groupId: number;
const made: Made[] = [];

/** A session does not last as long as some of what is told here. */
async function enterAll(): Promise<void> {
  const talkers = made.map(async (one) => ({ person_id: one.person_id, client: await school.enter(one) }));
  [anu, bert, carl, dora] = (await Promise.all(talkers)) as [Talker, Talker, Talker, Talker];
}

beforeAll(async () => {
  school = await startApp();
  for (let count = 0; count < 4; count += 1) made.push(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
  await enterAll();
});
afterAll(() => school.stop());
beforeEach(async () => {
  groupId = await makeConversation(school.db, [anu, bert, dora], { now: school.clock() });
  await say(anu, groupId, 'Hello there');
});

type Step = typeof clearConversation | typeof archiveConversation | typeof deleteConversation;

const pass = async (seconds: number) => {
  school.clock.advance(seconds);
  await enterAll();
};
const step = (who: Talker, endpoint: Step | typeof unarchiveConversation | typeof leaveConversation) =>
  who.client.call(endpoint, { params: { groupId } });
const add = (who: Talker) => anu.client.call(addMembers, { params: { groupId }, body: { user_ids: [who.person_id] } });

/** What somebody's list says of the conversation: its last words and how many are unread; null where it is not there. */
async function lineOf({ client }: Talker, query: { filter?: 'archived' | 'unread'; empty?: 0 | 1 } = {}) {
  const { data } = (await client.call(listConversations, { query })).data;
  const entry = data.find(({ group }) => group.group_id === groupId);
  if (entry === undefined) return null;
  const { last_message: last, unread_count } = entry;
  return [last && (last.system_message_type ?? last.content_plain), unread_count];
}

describe('what its reader has emptied', () => {
  it('stays in the list with nothing in it, where it was, for as long as they like', async () => {
    const other = await makeConversation(school.db, [anu, bert], { now: school.clock() });
    await say(anu, other, 'Later');
    const order = async () =>
      (await bert.client.call(listConversations, {})).data.data.map(({ group }) => group.group_id).slice(0, 2);
    const unread = async () => (await bert.client.call(getUnread)).data.unread_count;
    const before = await unread();
    await step(bert, clearConversation);
    expect([await lineOf(bert), await lineOf(bert, { empty: 0 })]).toEqual([[null, 0], null]);
    expect(await lineOf(bert, { filter: 'unread' })).toBeNull();
    expect([await unread(), await order()]).toEqual([before - 1, [other, groupId]]);
    expect(await lineOf(anu)).toEqual(['Hello there', 0]);
    await pass(30 * DAY_SECONDS);
    expect(await lineOf(bert)).toEqual([null, 0]);
    await say(anu, groupId, 'Are you there?');
    expect(await lineOf(bert)).toEqual(['Are you there?', 1]);
  });

  it('goes when it is put into the archive or deleted, and is found in the archive', async () => {
    await step(bert, clearConversation);
    await step(bert, archiveConversation);
    expect([await lineOf(bert), await lineOf(bert, { filter: 'archived' })]).toEqual([null, [null, 0]]);
    await step(bert, unarchiveConversation);
    expect(await lineOf(bert)).toEqual([null, 0]);
    await step(bert, deleteConversation);
    expect([await lineOf(bert), await lineOf(bert, { empty: 1 })]).toEqual([null, null]);
    // Whoever empties what is not in the list does not bring it there.
    await step(bert, clearConversation);
    expect(await lineOf(bert)).toBeNull();
  });

  it('stays also where it was deleted once, and came back by itself', async () => {
    await step(bert, deleteConversation);
    await say(anu, groupId, 'Once more');
    expect(await lineOf(bert)).toEqual(['Once more', 1]);
    await step(bert, clearConversation);
    expect(await lineOf(bert)).toEqual([null, 0]);
    await step(bert, deleteConversation);
    expect(await lineOf(bert)).toBeNull();
  });

  it('stays with those who left, until they delete it for good', async () => {
    await step(bert, leaveConversation);
    await step(bert, clearConversation);
    await pass(2 * DAY_SECONDS);
    expect(await lineOf(bert)).toEqual([null, 0]);
    await step(bert, deleteConversation);
    await step(bert, clearConversation);
    await say(anu, groupId, 'Without him');
    expect(await lineOf(bert)).toBeNull();
  });

  it('is nothing where nobody had said anything', async () => {
    groupId = await makeConversation(school.db, [anu, bert], { now: school.clock() });
    await add(carl);
    await pass(2 * DAY_SECONDS);
    await step(bert, clearConversation);
    expect([await lineOf(bert), await lineOf(bert, { empty: 1 })]).toEqual([null, [null, 0]]);
  });
});

describe('whoever is new in a conversation', () => {
  it('finds it in the list for a day, though what was said before is not for them', async () => {
    await add(carl);
    expect([await lineOf(carl), await lineOf(carl, { filter: 'unread' })]).toEqual([['member_added', 0], null]);
    expect([await lineOf(carl, { empty: 1 }), await lineOf(carl, { empty: 0 })]).toEqual([['member_added', 0], null]);
    await pass(DAY_SECONDS - MINUTE_SECONDS);
    expect(await lineOf(carl)).toEqual(['member_added', 0]);
    await pass(MINUTE_SECONDS);
    expect(await lineOf(carl)).toBeNull();
    await say(anu, groupId, 'Welcome');
    expect(await lineOf(carl)).toEqual(['Welcome', 1]);
  });

  it('finds also what was just begun with them, and an announcement whose readers nobody names', async () => {
    const begin = async (body: object) => {
      const user_ids = [bert, carl, dora].map(({ person_id }) => person_id);
      groupId = (await anu.client.call(createConversation, { body: { title: 'Trip', user_ids, ...body } })).data
        .group_id;
    };
    await begin({});
    expect([await lineOf(anu), await lineOf(carl)]).toEqual([
      ['created', 0],
      ['created', 0],
    ]);
    await begin({ group_type: 'new_announcement' });
    const [eva] = (await makeTalkers(school, 1)) as [Talker];
    await add(eva);
    expect(await lineOf(eva)).toEqual([null, 0]);
  });

  it('does not find it any more once they emptied nothing but deleted it, or were removed', async () => {
    await add(carl);
    await step(carl, deleteConversation);
    expect(await lineOf(carl)).toBeNull();
    const [eva] = (await makeTalkers(school, 1)) as [Talker];
    await add(eva);
    await anu.client.call(removeMember, { params: { groupId, userId: eva.person_id } });
    expect(await lineOf(eva)).toBeNull();
  });

  it('hears of a talk of two when something is said in it', async () => {
    const [eva] = (await makeTalkers(school, 1)) as [Talker];
    const body = { user_ids: [eva.person_id] };
    groupId = (await anu.client.call(createConversation, { body })).data.group_id;
    expect([await lineOf(anu), await lineOf(eva)]).toEqual([[null, 0], null]);
    await say(anu, groupId, 'Have you a minute?');
    expect(await lineOf(eva)).toEqual(['Have you a minute?', 1]);
  });
});
