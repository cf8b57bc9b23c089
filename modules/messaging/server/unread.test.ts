import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeConversation, makeTalkers, type Talker } from '#platform/testing/conversations.ts';
import { miscounts } from '#platform/testing/miscounts.ts';
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

it(`after ${STEPS} steps of anybody, what is counted as unread is what is unread, and no number is missing`, async () => {
  for (let step = 1; step <= STEPS; step += 1) {
    await oneOf(STEPS_OF_A_DAY)(oneOf(people), oneOf(groups));
    if (step % CHECK_EVERY > 0) continue;
    // Nobody may send more than sixty messages in a minute.
    school.clock.advance(30);
    expect({ step, ...(await miscounts(school.db, groups)) }).toEqual({ step, wrong: [], gaps: [] });
  }
}, 600_000);
