import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeConversation, makeTalkers, type Talker } from '#platform/testing/conversations.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { addMembers } from '../contract/add-members.ts';
import { archiveConversation } from '../contract/archive-conversation.ts';
import { changeTitle } from '../contract/change-title.ts';
import { clearConversation } from '../contract/clear-conversation.ts';
import { deleteConversation } from '../contract/delete-conversation.ts';
import { deleteMessage } from '../contract/delete-message.ts';
import { hideMessage } from '../contract/hide-message.ts';
import { leaveConversation } from '../contract/leave-conversation.ts';
import { readAll } from '../contract/read-all.ts';
import { removeMember } from '../contract/remove-member.ts';
import { seeMessage } from '../contract/see-message.ts';
import { sendMessage } from '../contract/send-message.ts';
import { unhideMessage } from '../contract/unhide-message.ts';

const STEPS = process.env.TEST_FULL ? 10_000 : 500;
const CHECK_EVERY = 25;

let school: StartedApp;
let people: Talker[];
let groups: number[];

/** The same numbers every time, so that a day that went wrong can be lived again. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
const next = chance(20_261_116);
const oneOf = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(next() * things.length)] as Thing;

beforeAll(async () => {
  school = await startApp();
  people = await makeTalkers(school, 5);
  const now = school.clock();
  groups = [
    await makeConversation(school.db, people, { now }),
    await makeConversation(school.db, people.slice(0, 3), { now }),
    await makeConversation(school.db, people.slice(0, 2), { group_type: 'private', now }),
  ];
});
afterAll(() => school.stop());

async function someMessage(group_id: number): Promise<number> {
  const { rows } = await school.db.pool.query<{ id: number }>(
    'select id from messaging.message where conversation_id = $1 order by number desc limit 12',
    [group_id],
  );
  return rows.length === 0 ? 1 : oneOf(rows).id;
}

type Step = (who: Talker, group_id: number) => Promise<unknown>;

const aboutMessage =
  (endpoint: typeof seeMessage | typeof hideMessage | typeof unhideMessage | typeof deleteMessage): Step =>
  async ({ client }, group_id) =>
    client.call(endpoint, { params: { messageId: await someMessage(group_id) } });

const aboutGroup =
  (
    endpoint:
      | typeof archiveConversation
      | typeof clearConversation
      | typeof deleteConversation
      | typeof leaveConversation,
  ): Step =>
  ({ client }, group_id) =>
    client.call(endpoint, { params: { groupId: group_id } });

const send: Step = ({ client }, group_id) => client.call(sendMessage, { body: { group_id, text: 'Hello' } });
const see = aboutMessage(seeMessage);

/** What people do, the usual more often than the rare. */
const STEPS_OF_A_DAY: readonly Step[] = [
  send,
  send,
  send,
  send,
  see,
  see,
  aboutMessage(hideMessage),
  aboutMessage(unhideMessage),
  aboutMessage(deleteMessage),
  aboutGroup(archiveConversation),
  aboutGroup(clearConversation),
  aboutGroup(deleteConversation),
  aboutGroup(leaveConversation),
  ({ client }, group_id) => client.call(readAll, { body: next() < 0.8 ? { group_id } : {} }),
  ({ client }, groupId) => client.call(changeTitle, { params: { groupId }, body: { title: 'Another title' } }),
  ({ client }, groupId) => client.call(removeMember, { params: { groupId, userId: oneOf(people).person_id } }),
  ({ client }, groupId) =>
    client.call(addMembers, { params: { groupId }, body: { user_ids: [oneOf(people).person_id] } }),
  // All at once, as when a bell rings.
  (_who, group_id) => Promise.all(people.flatMap((who) => [send(who, group_id), see(who, group_id)])),
];

// What is counted, beside what there is.
const COUNTED = `
  select member.conversation_id, member.person_id,
    case when member.left_at is null then conversation.last_count - member.read_count - member.skipped_count else 0 end as counted,
    case when member.left_at is null then (
      select count(*)::int from messaging.message
      where message.conversation_id = member.conversation_id and message.message_type <> 'system'
        and message.number > greatest(member.read_number, member.from_number, member.cleared_number)
        and message.author_id is distinct from member.person_id
        and not exists (select from messaging.hidden where hidden.message_id = message.id and hidden.person_id = member.person_id))
    else 0 end as there
  from messaging.member join messaging.conversation on conversation.id = member.conversation_id
  where member.conversation_id = any($1)`;

const GAPS = `
  select conversation.id from messaging.conversation
  cross join lateral (
    select count(*)::int as messages, coalesce(max(number), 0) as last, count(*) filter (where message_type <> 'system')::int as said,
      coalesce(max(count), 0) as highest
    from messaging.message where conversation_id = conversation.id) as found
  where conversation.id = any($1)
    and (messages <> last or last <> conversation.last_number or said <> conversation.last_count or highest <> said)`;

it(`after ${STEPS} steps of anybody, what is counted as unread is what is unread, and no number is missing`, async () => {
  for (let step = 1; step <= STEPS; step += 1) {
    await oneOf(STEPS_OF_A_DAY)(oneOf(people), oneOf(groups));
    if (step % CHECK_EVERY > 0) continue;
    // Nobody may send more than sixty messages in a minute.
    school.clock.advance(30);
    const { rows } = await school.db.pool.query(COUNTED, [groups]);
    expect({ step, wrong: rows.filter(({ counted, there }) => counted !== there) }).toEqual({ step, wrong: [] });
    expect({ step, gaps: (await school.db.pool.query(GAPS, [groups])).rows }).toEqual({ step, gaps: [] });
  }
}, 600_000);
