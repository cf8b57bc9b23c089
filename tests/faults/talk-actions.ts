import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addMembers } from '#modules/messaging/contract/add-members.ts';
import { addReaction } from '#modules/messaging/contract/add-reaction.ts';
import { archiveConversation } from '#modules/messaging/contract/archive-conversation.ts';
import { changePermission } from '#modules/messaging/contract/change-permission.ts';
import { changeTitle } from '#modules/messaging/contract/change-title.ts';
import { clearConversation } from '#modules/messaging/contract/clear-conversation.ts';
import { createPoll } from '#modules/messaging/contract/create-poll.ts';
import { deleteConversation } from '#modules/messaging/contract/delete-conversation.ts';
import { deleteMessage } from '#modules/messaging/contract/delete-message.ts';
import { deleteReaction } from '#modules/messaging/contract/delete-reaction.ts';
import { editMessage } from '#modules/messaging/contract/edit-message.ts';
import { forwardMessages } from '#modules/messaging/contract/forward-messages.ts';
import { hideMessage } from '#modules/messaging/contract/hide-message.ts';
import { leaveConversation } from '#modules/messaging/contract/leave-conversation.ts';
import { muteConversation } from '#modules/messaging/contract/mute-conversation.ts';
import { readAll } from '#modules/messaging/contract/read-all.ts';
import { removeMember } from '#modules/messaging/contract/remove-member.ts';
import { resetVote } from '#modules/messaging/contract/reset-vote.ts';
import { seeMessage } from '#modules/messaging/contract/see-message.ts';
import { sendMessage } from '#modules/messaging/contract/send-message.ts';
import { setReplies } from '#modules/messaging/contract/set-replies.ts';
import { unarchiveConversation } from '#modules/messaging/contract/unarchive-conversation.ts';
import { unhideMessage } from '#modules/messaging/contract/unhide-message.ts';
import { unmuteConversation } from '#modules/messaging/contract/unmute-conversation.ts';
import { votePoll } from '#modules/messaging/contract/vote-poll.ts';
import type { Random } from '#modules/people/server/demo-random.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { SampleRequest } from '#platform/testing/samples.ts';
import type { Person, Servers } from '#platform/testing/servers.ts';
import type { CuttingProxy } from './cutting-proxy.ts';
import { isInProgress, submit } from './submit.ts';

const AGAIN_MS = 20;
/** Answers of a server that is going or coming. */
const PASSING = new Set([502, 503, 504]);

/** People who talk as chance has it, over lines that break, and repeat what was not answered. */
export type Talking = {
  act(): Promise<void>;
  /** How often each thing was done, and how often it was refused. */
  done(): Readonly<Record<string, number>>;
  /** What was acknowledged: the sender's own id, and the message that it became. */
  readonly acknowledged: ReadonlyMap<string, number>;
};

type Told = { readonly data: { message_id: number }; readonly messages?: unknown };

export function randomTalk(
  { db }: Servers,
  proxy: CuttingProxy,
  people: readonly Person[],
  groups: readonly number[],
  random: Random,
): Talking {
  const acknowledged = new Map<string, number>();
  const done: Record<string, number> = {};

  /** As a client does it: again with the same key until an answer has come whole. */
  async function ask(person: Person, endpoint: Endpoint, request: SampleRequest): Promise<Told | null> {
    const submission = { endpoint, request, cookie: person.cookie(proxy.url), key: randomUUID() };
    for (;;) {
      const answer = await submit(proxy.url, submission);
      if (answer && !isInProgress(answer) && !PASSING.has(answer.status)) {
        if (answer.status >= 500) throw new Error(`${endpoint.route}: ${answer.status} ${answer.body}`);
        return answer.status < 300 ? (JSON.parse(answer.body) as Told) : null;
      }
      await sleep(AGAIN_MS);
    }
  }

  async function say(person: Person, group_id: number, more: object = {}): Promise<Told | null> {
    const client_id = randomUUID();
    const text = `Word ${random.between(1, 9_999)}`;
    const told = await ask(person, sendMessage, { body: { group_id, text, client_id, ...more } });
    if (told) acknowledged.set(client_id, told.data.message_id);
    return told;
  }
  async function some(group_id: number): Promise<number> {
    const { rows } = await db.pool.query<{ id: number }>(
      'select id from messaging.message where conversation_id = $1 order by number desc limit 12',
      [group_id],
    );
    return rows.length > 0 ? random.pick(rows).id : 1;
  }
  async function newestPoll(group_id: number): Promise<{ id: number; answers: number[] }> {
    const { rows } = await db.pool.query<{ id: number; answers: number[] }>(
      `select poll.id, array(select poll_answer.id from messaging.poll_answer where poll_id = poll.id) as answers
       from messaging.poll join messaging.message on message.id = poll.message_id
       where conversation_id = $1 order by number desc limit 1`,
      [group_id],
    );
    return rows[0] ?? { id: 1, answers: [1] };
  }
  /** Somebody who leads a group, because chance alone seldom finds them; anybody where nobody does. */
  async function leader(group_id: number, anybody: Person): Promise<Person> {
    const { rows } = await db.pool.query<{ person_id: number }>(
      'select person_id from messaging.member where conversation_id = $1 and permission_level_id = 1 and left_at is null',
      [group_id],
    );
    return people.find(({ user_id }) => rows.some(({ person_id }) => person_id === user_id)) ?? anybody;
  }

  type Step = (who: Person, group_id: number) => Promise<Told | null>;
  const about =
    (endpoint: Endpoint, body?: () => object): Step =>
    async (who, group_id) =>
      ask(who, endpoint, { params: { messageId: await some(group_id) }, ...(body && { body: body() }) });
  const inGroup =
    (endpoint: Endpoint, body?: () => object): Step =>
    (who, groupId) =>
      ask(who, endpoint, { params: { groupId }, ...(body && { body: body() }) });
  const anybody = () => random.pick(people).user_id;
  const level =
    (permission_level_id: 1 | 2): Step =>
    async (who, groupId) => {
      const change = { params: { groupId, userId: anybody() }, body: { permission_level_id } };
      return ask(await leader(groupId, who), changePermission, change);
    };
  const replies =
    (enabled: boolean): Step =>
    async (who, groupId) =>
      ask(await leader(groupId, who), setReplies, { params: { groupId }, body: { enabled } });

  const STEPS: Readonly<Record<string, readonly [weight: number, Step]>> = {
    say: [8, say],
    answer: [2, async (who, group_id) => say(who, group_id, { master_message_id: await some(group_id) })],
    'begin to write': [1, (who, group_id) => ask(who, sendMessage, { body: { group_id, text: 'Hm', is_draft: true } })],
    see: [5, about(seeMessage)],
    'read all': [1, (who, group_id) => ask(who, readAll, { body: random.chance(0.8) ? { group_id } : {} })],
    edit: [2, about(editMessage, () => ({ text: `Other word ${random.between(1, 9_999)}` }))],
    delete: [1, about(deleteMessage)],
    hide: [2, about(hideMessage)],
    unhide: [2, about(unhideMessage)],
    react: [3, about(addReaction, () => ({ reaction: random.pick(['👍', '🎉', '❤️']) }))],
    'react no more': [1, about(deleteReaction)],
    poll: [
      0.5,
      (who, group_id) => ask(who, createPoll, { body: { group_id, question: 'When?', answers: ['a', 'b'] } }),
    ],
    vote: [
      1,
      async (who, group_id) => {
        const { id: pollId, answers } = await newestPoll(group_id);
        return ask(who, votePoll, { params: { pollId }, body: { answer_id: random.pick(answers) } });
      },
    ],
    'vote no more': [
      0.5,
      async (who, group_id) => ask(who, resetVote, { params: { pollId: (await newestPoll(group_id)).id } }),
    ],
    'send on': [
      0.7,
      async (who, group_id) => {
        const messages = [await some(group_id)];
        return ask(who, forwardMessages, { body: { messages, group_ids: [random.pick(groups)] } });
      },
    ],
    title: [0.5, inGroup(changeTitle, () => ({ title: `Title ${random.between(1, 99)}` }))],
    archive: [0.5, inGroup(archiveConversation)],
    unarchive: [0.3, inGroup(unarchiveConversation)],
    mute: [0.5, inGroup(muteConversation, () => ({ level: 'hour' }))],
    unmute: [0.3, inGroup(unmuteConversation)],
    promote: [0.7, level(1)],
    demote: [0.4, level(2)],
    // Most of the time everybody may answer, or little would be said.
    'replies on': [1.2, replies(true)],
    'replies off': [0.3, replies(false)],
    clear: [0.3, inGroup(clearConversation)],
    'take from the list': [0.3, inGroup(deleteConversation)],
    leave: [0.5, inGroup(leaveConversation)],
    remove: [0.5, (who, groupId) => ask(who, removeMember, { params: { groupId, userId: anybody() } })],
    add: [2, inGroup(addMembers, () => ({ user_ids: [anybody(), anybody()] }))],
  };
  const weights = Object.entries(STEPS).map(([name, [weight]]) => [name, weight] as const);

  return {
    acknowledged,
    done: () => done,
    async act() {
      const name = random.weighed(weights);
      const told = await STEPS[name]?.[1](random.pick(people), random.pick(groups));
      const line = told ? name : `${name}, refused`;
      done[line] = (done[line] ?? 0) + 1;
    },
  };
}
