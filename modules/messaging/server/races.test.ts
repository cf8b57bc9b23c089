import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeConversation, makeTalkers, type Talker } from '#platform/testing/conversations.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addMembers } from '../contract/add-members.ts';
import { changePermission } from '../contract/change-permission.ts';
import { createConversation } from '../contract/create-conversation.ts';
import { deleteForEveryone } from '../contract/delete-for-everyone.ts';
import { getDraft } from '../contract/get-draft.ts';
import { leaveConversation } from '../contract/leave-conversation.ts';
import { sendMessage } from '../contract/send-message.ts';
import { setReplies } from '../contract/set-replies.ts';

const ROUNDS = process.env.TEST_FULL ? 100 : 10;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

let school: StartedApp;
let [anu, bert, carl] = [] as unknown as [Talker, Talker, Talker];
beforeAll(async () => {
  school = await startApp();
  [anu, bert, carl] = (await makeTalkers(school, 3)) as [Talker, Talker, Talker];
});
afterAll(() => school.stop());

const begin = (people: readonly Talker[]) => makeConversation(school.db, people, { now: school.clock() });
const promote = (by: Talker, who: Talker, groupId: number, permission_level_id: 1 | 2) =>
  by.client.call(changePermission, { params: { groupId, userId: who.person_id }, body: { permission_level_id } });
const adminsOf = async (groupId: number): Promise<number[]> =>
  (
    await school.db.pool.query(
      'select person_id from messaging.member where conversation_id = $1 and permission_level_id = 1 and left_at is null',
      [groupId],
    )
  ).rows.map(({ person_id }) => person_id);
const keysOf = (told: readonly { key?: string | undefined }[]) => told.map(({ key }) => key ?? 'done').sort();

describe('at the same moment', () => {
  it('the last two admins cannot both leave (B02)', async () => {
    for (const _ of rounds) {
      const groupId = await begin([anu, bert, carl]);
      await promote(anu, bert, groupId, 1);
      const told = await Promise.all(
        [anu, bert].map(({ client }) => client.call(leaveConversation, { params: { groupId } })),
      );
      expect(keysOf(told)).toEqual(['done', 'user_is_last_admin']);
      expect(await adminsOf(groupId)).toHaveLength(1);
    }
  });

  it('two admins cannot both take the other’s rights (B03)', async () => {
    for (const _ of rounds) {
      const groupId = await begin([anu, bert, carl]);
      await promote(anu, bert, groupId, 1);
      const told = await Promise.all([promote(anu, bert, groupId, 2), promote(bert, anu, groupId, 2)]);
      expect(keysOf(told)).toEqual(['done', 'permission_denied']);
      expect(await adminsOf(groupId)).toHaveLength(1);
    }
  });

  it('an admin who leaves and one who steps down leave somebody in charge', async () => {
    for (const _ of rounds) {
      const groupId = await begin([anu, bert, carl]);
      await promote(anu, bert, groupId, 1);
      await Promise.all([anu.client.call(leaveConversation, { params: { groupId } }), promote(bert, bert, groupId, 2)]);
      expect(await adminsOf(groupId)).toHaveLength(1);
    }
  });

  it('a word and the end of replies come one after the other, and what was typed stays (B49)', async () => {
    for (const round of rounds) {
      // Nobody may say as much in a minute as all rounds together.
      const [bert] = (await makeTalkers(school, 1)) as [Talker];
      const groupId = await begin([anu, bert]);
      await bert.client.call(sendMessage, { body: { group_id: groupId, text: 'typing', is_draft: true } });
      const [said] = await Promise.all([
        bert.client.call(sendMessage, { body: { group_id: groupId, text: `word ${round}` } }),
        anu.client.call(setReplies, { params: { groupId }, body: { enabled: false } }),
      ]);
      expect([undefined, 'cannot_send_message']).toContain(said.key);
      const { rows } = await school.db.pool.query(
        'select message_type, system_message_type from messaging.message where conversation_id = $1 order by number',
        [groupId],
      );
      const lines = rows.map(({ message_type, system_message_type }) => system_message_type ?? message_type);
      expect(lines).toEqual(said.key === undefined ? ['simple', 'replies_off'] : ['replies_off']);
      const draft = await bert.client.call(getDraft, { params: { groupId } });
      expect(draft.data?.content).toBe(said.key === undefined ? undefined : 'typing');
    }
  });

  it('a first word and deleting for everyone: one of them is refused (B50)', async () => {
    for (const round of rounds) {
      // Nobody may say as much in a minute as all rounds together.
      const [bert] = (await makeTalkers(school, 1)) as [Talker];
      const groupId = await begin([anu, bert]);
      const [said, deleted] = await Promise.all([
        bert.client.call(sendMessage, { body: { group_id: groupId, text: `word ${round}` } }),
        anu.client.call(deleteForEveryone, { params: { groupId } }),
      ]);
      expect([said.key, deleted.key]).toEqual(
        said.key === undefined
          ? [undefined, 'only_empty_conversations_can_be_deleted']
          : ['conversation_not_found', undefined],
      );
    }
  });

  it('two who begin to talk have one conversation', async () => {
    for (const _ of rounds) {
      const [one, other] = (await makeTalkers(school, 2)) as [Talker, Talker];
      const begins = (from: Talker, to: Talker) =>
        from.client.call(createConversation, { body: { user_ids: [to.person_id] } });
      const told = await Promise.all([begins(one, other), begins(other, one), begins(one, other)]);
      expect(new Set(told.map(({ data }) => data.group_id)).size).toBe(1);
      expect(told.filter(({ data }) => data.is_new)).toHaveLength(1);
    }
  });

  it('somebody who is added twice is there once, and counted once', async () => {
    for (const _ of rounds) {
      const groupId = await begin([anu, bert]);
      await promote(anu, bert, groupId, 1);
      const told = await Promise.all(
        [anu, bert].map(({ client }) =>
          client.call(addMembers, { params: { groupId }, body: { user_ids: [carl.person_id] } }),
        ),
      );
      expect(told.map(({ data }) => data.added).sort()).toEqual([0, 1]);
      const { rows } = await school.db.pool.query('select member_count from messaging.conversation where id = $1', [
        groupId,
      ]);
      expect(rows).toEqual([{ member_count: 3 }]);
    }
  });
});
