import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addJob } from '#platform/server/jobs/add-job.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { turnDay } from '../contract/jobs.ts';
import { GROUP_TYPES } from '../contract/kinds.ts';
import { listConversations } from '../contract/list-conversations.ts';
import { listMessages } from '../contract/list-messages.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());

const oddOnes = async (statement: string) => (await school.db.pool.query(statement)).rows;
const listFor = async (username: string, query = {}) =>
  (await (await school.as(username)).call(listConversations, { query })).data.data;

const CAST = [
  'admin',
  'headmaster',
  'formmaster',
  'teacher',
  'staff',
  'student',
  'adult.student',
  'parent',
  'parent.two',
];
const ABROAD = [
  'admin.b',
  'headmaster.b',
  'teacher.b',
  'student.b',
  'parent.b',
  'admin.c',
  'teacher.c',
  'student.c',
  'parent.c',
];

describe('in the demonstration', () => {
  it.each([...CAST, 'teacher.parent', 'parent.barred', ...ABROAD])('%s has somebody to talk to', async (username) => {
    const entries = await listFor(username);
    expect(entries.length).toBeGreaterThanOrEqual(2);
    expect(entries.every(({ last_message }) => last_message !== null)).toBe(true);
  });

  it('most of them have something to read', async () => {
    const waiting = await Promise.all(CAST.map((username) => listFor(username, { filter: 'unread' })));
    expect(waiting.filter((entries) => entries.length > 0).length).toBeGreaterThanOrEqual(CAST.length - 1);
  });

  it('there is a conversation of every kind', async () => {
    const kinds = await oddOnes('select distinct group_type from messaging.conversation where school_id = 1');
    expect(kinds.map(({ group_type }) => group_type).sort()).toEqual([...GROUP_TYPES].sort());
  });

  it('numbers run without a gap, counts and unread marks fit them', async () => {
    expect(
      await oddOnes(`
        select conversation.id from messaging.conversation left join messaging.message on message.conversation_id = conversation.id
        group by conversation.id
        having count(message.id) <> last_number or coalesce(max(number), 0) <> last_number
          or count(message.id) filter (where message_type <> 'system') <> last_count`),
    ).toEqual([]);
    expect(
      await oddOnes(`
        select member.* from messaging.member join messaging.conversation on conversation.id = member.conversation_id
        where left_at is null and last_count - read_count - skipped_count <> (
          select count(*) from messaging.message
          where message.conversation_id = member.conversation_id and number > read_number and message_type <> 'system'
            and author_id is distinct from member.person_id)`),
    ).toEqual([]);
    // Whoever answered has read what was said before.
    expect(
      await oddOnes(`
        select member.* from messaging.member join messaging.message using (conversation_id)
        where message.author_id = member.person_id and message.number > member.read_number`),
    ).toEqual([]);
    expect(
      await oddOnes(`
        select conversation.id from messaging.conversation
        left join messaging.member on member.conversation_id = conversation.id and member.left_at is null
        group by conversation.id having count(member.person_id) <> member_count`),
    ).toEqual([]);
  });

  it('those who talk are in the conversation, and nobody speaks after now', async () => {
    expect(
      await oddOnes(`
        select message.id from messaging.message join messaging.conversation on conversation.id = message.conversation_id
        where message.created_at > now() or (message_type <> 'system' and group_type <> 'campaign' and not exists (
          select from messaging.member where member.conversation_id = message.conversation_id and member.person_id = author_id))`),
    ).toEqual([]);
    expect(
      await oddOnes(`
        select reaction.* from messaging.reaction join messaging.message on message.id = message_id
        where not exists (
          select from messaging.member
          where member.conversation_id = message.conversation_id and member.person_id = reaction.person_id)`),
    ).toEqual([]);
  });

  it('one conversation is long, and every private one may go on', async () => {
    const student = await school.as('student');
    const long = (await listFor('student')).find(({ group }) => group.title.startsWith('11.A lobisemine'));
    const groupId = long?.group.group_id ?? 0;
    expect((await student.call(listMessages, { params: { groupId } })).data.data).toHaveLength(50);
    expect(await oddOnes(`select last_count from messaging.conversation where id = ${groupId}`)).toEqual([
      { last_count: 300 },
    ]);
    for (const username of ['teacher', 'parent', 'student', 'adult.student'])
      for (const { group, may } of await listFor(username)) if (group.is_private) expect(may.post).toBe(true);
  });

  it('official groups are as the roles want them', async () => {
    const before = await oddOnes('select * from messaging.member order by conversation_id, person_id');
    await school.db.kysely
      .transaction()
      .execute((tx) => addJob(tx, turnDay, { time_zone: 'Europe/Tallinn', due_at: school.clock().toISOString() }));
    await school.app.jobs.runWaiting();
    expect(await oddOnes('select * from messaging.member order by conversation_id, person_id')).toEqual(before);
  });
});
