import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '#platform/server/db.ts';
import { openTransaction } from '#platform/server/open-transaction.ts';
import { makeConversation, makeTalkers, type Talker } from '#platform/testing/conversations.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { appendMessage, type NewMessage } from './append-store.ts';

let school: StartedApp;
let anna: Talker;
beforeAll(async () => {
  school = await startApp();
  school.clock.set(school.clock().toISOString());
  [anna] = (await makeTalkers(school, 1)) as [Talker];
});
afterAll(() => school.stop());

type Said = Pick<NewMessage, 'message_type'> & Partial<NewMessage>;
type Begun = { readonly content: string; readonly poll: string | null; readonly files: string };

const SAID: Said[] = [
  { message_type: 'simple' },
  { message_type: 'announcement', is_important: true, client_id: 'one' },
  { message_type: 'poll' },
  { message_type: 'simple', is_forwarded: true },
  { message_type: 'simple', keeps_draft: true },
];
const BEGUN: (Begun | null)[] = [
  null,
  { content: 'Words', poll: null, files: '{}' },
  { content: '', poll: '{}', files: '{}' },
  { content: 'Words', poll: '{}', files: '{}' },
  { content: '', poll: '{}', files: '{7}' },
];

/** What stands in the tables of a conversation, without what is another one in each. */
async function standingOf(group_id: number) {
  const found = await rows(
    school.db.kysely,
    sql<{ stands: unknown }>`
      select json_build_object(
        'conversation', (select to_jsonb(conversation) - 'id' - 'members_since' from messaging.conversation where id = ${group_id}),
        'members', (select json_agg(to_jsonb(member) - 'conversation_id') from messaging.member where conversation_id = ${group_id}),
        'messages', (
          select json_agg(to_jsonb(message) - 'id' - 'conversation_id' - 'client_id' order by number)
          from messaging.message where conversation_id = ${group_id}),
        'draft', (select to_jsonb(draft) - 'conversation_id' from messaging.draft where conversation_id = ${group_id})) as stands`,
  );
  return found[0]?.stands;
}

/** Says something twice in a new conversation: by itself, or with somebody who says something elsewhere in the same moment. */
async function say(said: Said, begun: Begun | null, elsewhere: number | null, mark: string) {
  const now = school.clock();
  const conversation_id = await makeConversation(school.db, [anna], { now });
  const told: unknown[] = [];
  for (const turn of [1, 2]) {
    if (begun)
      await school.db.pool.query(
        `insert into messaging.draft (conversation_id, person_id, content, poll, attachment_ids, is_important, updated_at)
         values ($1, $2, $3, $4, $5, true, $6) on conflict do nothing`,
        [conversation_id, anna.person_id, begun.content, begun.poll, begun.files, now],
      );
    const message: NewMessage = { content: 'Hello', author_id: anna.person_id, now, ...said, conversation_id };
    const client_id = said.client_id === undefined ? null : `${mark} ${turn} ${conversation_id}`;
    const other = { ...message, message_type: 'simple', conversation_id: elsewhere ?? 0, client_id: null } as const;
    const tx = await openTransaction(school.db, 'write');
    const [appended] = await Promise.all([
      appendMessage(tx, { ...message, client_id }),
      ...(elsewhere === null ? [] : [appendMessage(tx, other)]),
    ]);
    await tx.end();
    const { number, author, had_draft } = appended;
    told.push({ number, author, had_draft });
  }
  return { told, stands: await standingOf(conversation_id) };
}

it.each(SAID.flatMap((said) => BEGUN.map((begun) => ({ said, begun }))))(
  'what is said alone stands there as what is said together: $said where $begun was begun',
  async ({ said, begun }) => {
    const elsewhere = await makeConversation(school.db, [anna], { now: school.clock() });
    const alone = await say(said, begun, null, 'alone');
    expect(alone).toEqual(await say(said, begun, elsewhere, 'together'));
    expect(alone.told).toMatchObject([{ number: 1 }, { number: 2 }]);
  },
);
