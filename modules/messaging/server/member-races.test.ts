import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endRole } from '#modules/people/contract/end-role.ts';
import { makeConversation, makeTalkers, say, type Talker, upload } from '#platform/testing/conversations.ts';
import { makeMember } from '#platform/testing/make.ts';
import { miscounts } from '#platform/testing/miscounts.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addMembers } from '../contract/add-members.ts';
import { createPoll } from '../contract/create-poll.ts';
import { deleteMessage } from '../contract/delete-message.ts';
import { editMessage } from '../contract/edit-message.ts';
import { getMessage } from '../contract/get-message.ts';
import { leaveConversation } from '../contract/leave-conversation.ts';
import { listMessages } from '../contract/list-messages.ts';
import { readAll } from '../contract/read-all.ts';
import { resetVote } from '../contract/reset-vote.ts';
import { sendMessage } from '../contract/send-message.ts';
import { votePoll } from '../contract/vote-poll.ts';

const ROUNDS = process.env.TEST_FULL ? 100 : 10;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

let school: StartedApp;
let [anu, bert, carl] = [] as unknown as [Talker, Talker, Talker];
beforeAll(async () => {
  school = await startApp();
  [anu, bert, carl] = (await makeTalkers(school, 3)) as [Talker, Talker, Talker];
});
afterAll(() => school.stop());

/** Nobody may send more than sixty messages in a minute, and a story has no time to wait. */
const pass = () =>
  school.db.pool.query(
    `update messaging.message set created_at = created_at - interval '2 minutes' where created_at > now() - interval '1 minute'`,
  );
const begin = async (people: readonly Talker[]) => {
  await pass();
  return makeConversation(school.db, people, { now: school.clock() });
};
const rowsOf = async (statement: string, ...values: unknown[]) => (await school.db.pool.query(statement, values)).rows;
const send = (who: Talker, group_id: number, body: object = {}) =>
  who.client.call(sendMessage, { body: { group_id, text: 'Hello', ...body } });
const leave = (who: Talker, groupId: number) => who.client.call(leaveConversation, { params: { groupId } });
const textsOf = async (who: Talker, groupId: number): Promise<string[]> =>
  (await who.client.call(listMessages, { params: { groupId } })).data.data.flatMap(({ message_type, content_plain }) =>
    message_type === 'system' ? [] : content_plain,
  );

describe('at the same moment', () => {
  it('somebody comes back and others talk: what was said between stays unseen, and what came after is unread (B48)', async () => {
    for (const _ of rounds) {
      const groupId = await begin([anu, bert, carl]);
      await say(anu, groupId, 'before');
      await bert.client.call(readAll, { body: { group_id: groupId } });
      await leave(bert, groupId);
      await say(anu, groupId, 'between');
      await Promise.all([
        anu.client.call(addMembers, { params: { groupId }, body: { user_ids: [bert.person_id] } }),
        ...[1, 2].map(() => send(carl, groupId, { text: 'meanwhile' })),
      ]);
      await say(anu, groupId, 'after');
      const seen = await textsOf(bert, groupId);
      expect([seen.at(0), seen.includes('between'), seen.at(-1)]).toEqual(['before', false, 'after']);
      expect(await miscounts(school.db, [groupId])).toEqual({ wrong: [], gaps: [] });
      const [{ unread }] = await rowsOf(
        `select last_count - read_count - skipped_count as unread from messaging.member
         join messaging.conversation on id = conversation_id where conversation_id = $1 and person_id = $2`,
        groupId,
        bert.person_id,
      );
      expect(unread).toBe(seen.length - 1);
    }
  });

  it('somebody leaves and writes: nothing of theirs stands behind their leaving (B44)', async () => {
    for (const _ of rounds) {
      const groupId = await begin([anu, bert, carl]);
      const { message_id } = await say(bert, groupId, 'First');
      const [left, said, edited] = await Promise.all([
        leave(bert, groupId),
        send(bert, groupId),
        bert.client.call(editMessage, { params: { messageId: message_id }, body: { text: 'Second' } }),
      ]);
      expect(left.status).toBe(200);
      expect([undefined, 'permission_denied']).toContain(said.key);
      expect([undefined, 'permission_denied']).toContain(edited.key);
      const behind = await rowsOf(
        `select from messaging.message join messaging.member using (conversation_id)
         where conversation_id = $1 and person_id = $2 and author_id = $2 and number > left_number`,
        groupId,
        bert.person_id,
      );
      expect(behind).toEqual([]);
      const after = await bert.client.call(editMessage, { params: { messageId: message_id }, body: { text: 'Third' } });
      expect(after.status).not.toBe(200);
      expect(await miscounts(school.db, [groupId])).toEqual({ wrong: [], gaps: [] });
    }
  });

  it('the last admin loses the role and the next one leaves: somebody leads those who stay (B03)', async () => {
    const admin = await school.enter(await makeMember(school.db, { school_id: 1, role: 'admin' }));
    for (const _ of rounds) {
      const [one, two, three] = (await makeTalkers(school, 3)) as [Talker, Talker, Talker];
      const groupId = await begin([one, two, three]);
      const [{ id: roleId }] = await rowsOf('select id from people.role where person_id = $1', one.person_id);
      const [ended] = await Promise.all([
        admin.call(endRole, { params: { schoolId: 1, roleId } }),
        leave(two, groupId),
        send(three, groupId),
      ]);
      expect(ended.status).toBe(200);
      const leading = await rowsOf(
        'select person_id from messaging.member where conversation_id = $1 and permission_level_id = 1 and left_at is null',
        groupId,
      );
      expect(leading).toHaveLength(1);
      expect([two.person_id, three.person_id]).toContain(leading[0].person_id);
    }
  });

  it('one upload goes out with two messages: one of them has it (A50)', async () => {
    for (const _ of rounds) {
      const groupId = await begin([anu, bert]);
      const attachment_ids = [await upload(anu, { name: 'a.txt', bytes: Buffer.from('once\n') })];
      const told = await Promise.all([1, 2].map(() => send(anu, groupId, { attachment_ids })));
      expect(told.map(({ key }) => key ?? 'sent').sort()).toEqual(['error.file.invalid_attachments', 'sent']);
      expect(await rowsOf('select from messaging.attachment where conversation_id = $1', groupId)).toHaveLength(1);
    }
  });

  it('a vote is given, taken back and the poll deleted: votes are those that are there (B47)', async () => {
    for (const round of rounds) {
      const group_id = await begin([anu, bert, carl]);
      const body = { group_id, question: 'When?', answers: ['a', 'b'] };
      const { data: poll } = await anu.client.call(createPoll, { body });
      const about = { params: { pollId: poll.id } };
      const vote = (who: Talker) =>
        who.client.call(votePoll, { ...about, body: { answer_id: poll.answers[0]?.id ?? 0 } });
      const { message_id } = poll.message;
      const told = await Promise.all([
        vote(bert),
        bert.client.call(resetVote, about),
        vote(carl),
        ...(round % 2 === 0 ? [anu.client.call(deleteMessage, { params: { messageId: message_id } })] : []),
      ]);
      expect(told.every(({ status }) => status < 500)).toBe(true);
      const votes = await rowsOf('select person_id from messaging.vote where poll_id = $1', poll.id);
      const { data } = await anu.client.call(getMessage, { params: { messageId: message_id } });
      if (round % 2 === 0) expect([votes, data.poll]).toEqual([[], null]);
      else expect(data.poll?.answers.map((one) => one.votes)).toEqual([votes.length, 0]);
    }
  });

  it('a message is deleted while those who do not look are told of it: no notice keeps its words (B45)', async () => {
    // What the demonstration still has to do is no part of the story.
    await school.db.pool.query('delete from graphile_worker._private_jobs');
    for (const round of rounds) {
      const groupId = await begin([anu, bert]);
      const { message_id } = await say(anu, groupId, `Secret ${round}`);
      await school.db.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
      await Promise.all([
        school.app.jobs.runWaiting(),
        anu.client.call(deleteMessage, { params: { messageId: message_id } }),
      ]);
      await school.app.jobs.runWaiting();
      expect(await rowsOf(`select text from notices.outbox where text like $1`, `%Secret ${round}%`)).toEqual([]);
    }
  });
});
