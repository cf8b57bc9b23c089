import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeConversation, makeTalkers, say, type Talker, upload } from '#platform/testing/conversations.ts';
import { connectAs, type TestSocket } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { expectStaysFresh } from '#platform/testing/stays-fresh.ts';
import { addReaction } from '../contract/add-reaction.ts';
import { createPoll } from '../contract/create-poll.ts';
import { deleteMessage } from '../contract/delete-message.ts';
import { deleteReaction } from '../contract/delete-reaction.ts';
import { editMessage } from '../contract/edit-message.ts';
import { forwardMessages } from '../contract/forward-messages.ts';
import { getConversation } from '../contract/get-conversation.ts';
import { getDraft } from '../contract/get-draft.ts';
import { hideMessage } from '../contract/hide-message.ts';
import { listAttachments } from '../contract/list-attachments.ts';
import { listConversations } from '../contract/list-conversations.ts';
import { listReactions } from '../contract/list-reactions.ts';
import { listSeenBy } from '../contract/list-seen-by.ts';
import { seeMessage } from '../contract/see-message.ts';
import { sendMessage } from '../contract/send-message.ts';
import { votePoll } from '../contract/vote-poll.ts';
import { reactions } from '../web/data/reactions.ts';

let school: StartedApp;
let url: string;
let [anna, boris, carl] = [] as unknown as [Talker, Talker, Talker];
let group_id: number;

beforeAll(async () => {
  school = await startApp({ hasSockets: true });
  url = await school.listen();
  [anna, boris, carl] = (await makeTalkers(school, 3)) as [Talker, Talker, Talker];
  group_id = await makeConversation(school.db, [anna, boris, carl], { now: school.clock() });
});
afterAll(() => school.stop());

const about = (messageId: number) => ({ params: { messageId } });
const opened = () => [
  { endpoint: listConversations, input: { query: { page: 1 } } },
  { endpoint: getConversation, input: { params: { groupId: group_id } } },
];

it('the list and the dialogs of a reader follow what others say, change, take back and send on', async () => {
  const message = await say(boris, group_id, 'What do you think?');
  const doomed = await say(anna, group_id, 'Never mind');
  await expectStaysFresh({
    reader: boris.client,
    socket: await connectAs(url, boris.client),
    reactions,
    shown: [
      ...opened(),
      { endpoint: listReactions, input: about(message.message_id) },
      { endpoint: listSeenBy, input: { ...about(message.message_id), query: { page: 1 } } },
      { endpoint: listAttachments, input: { params: { groupId: group_id }, query: { type: 'link', page: 1 } } },
    ],
    act: async () => {
      await carl.client.call(seeMessage, about(message.message_id));
      await carl.client.call(addReaction, { ...about(message.message_id), body: { reaction: '👍' } });
      await anna.client.call(addReaction, { ...about(message.message_id), body: { reaction: '🎉' } });
      await anna.client.call(deleteReaction, about(message.message_id));
      const linked = await say(anna, group_id, 'See https://example.org');
      await anna.client.call(editMessage, { ...about(linked.message_id), body: { text: 'See https://example.org/b' } });
      await anna.client.call(deleteMessage, about(doomed.message_id));
      const elsewhere = await makeConversation(school.db, [carl, boris], { now: school.clock() });
      await carl.client.call(forwardMessages, { body: { messages: [linked.message_id], group_ids: [elsewhere] } });
    },
  });
});

it('the other tabs of a writer follow drafts, reading, hiding and sending', async () => {
  const message = await say(anna, group_id, 'Hidden soon');
  await expectStaysFresh({
    reader: boris.client,
    socket: await connectAs(url, boris.client),
    reactions,
    shown: [...opened(), { endpoint: getDraft, input: { params: { groupId: group_id } } }],
    act: async () => {
      await boris.client.call(seeMessage, about(message.message_id));
      await boris.client.call(hideMessage, about(message.message_id));
      await boris.client.call(sendMessage, { body: { group_id, text: 'Half a tho', is_draft: true } });
    },
  });
  await expectStaysFresh({
    reader: boris.client,
    socket: await connectAs(url, boris.client),
    reactions,
    shown: [...opened(), { endpoint: getDraft, input: { params: { groupId: group_id } } }],
    act: () => say(boris, group_id, 'A whole thought'),
  });
});

const namesOf = ({ frames }: TestSocket) => frames.map(({ action }) => action);

it('each hears their share: newcomers nothing of before, those who left nothing more, readers of announcements no names', async () => {
  const now = school.clock();
  const here = await makeConversation(school.db, [anna, boris, carl], { group_type: 'new_announcement', now });
  const before = await say(anna, here, 'Before Carl');
  await school.db.pool.query(
    `update messaging.member set joined_at = now(), after_fact = (select max(id) from platform.fact), from_number = 1,
       read_number = 1, read_count = 1 where conversation_id = $1 and person_id = $2`,
    [here, carl.person_id],
  );
  // What is told of the other conversations is another story.
  const hearing = async ({ client }: Talker) => {
    const { frames } = await connectAs(url, client);
    return () => frames.filter(({ data }) => (data as { group_id?: number } | undefined)?.group_id === here);
  };
  const [member, newcomer] = [await hearing(boris), await hearing(carl)];
  const names = (heard: typeof member) => heard().map(({ action }) => action);
  const body = { group_id: here, question: 'When?', answers: ['a', 'b'] };
  const poll = (await anna.client.call(createPoll, { body })).data;
  await anna.client.call(editMessage, { ...about(before.message_id), body: { text: 'Before Carl came' } });
  await boris.client.call(addReaction, { ...about(before.message_id), body: { reaction: '👍' } });
  await boris.client.call(votePoll, { params: { pollId: poll.id }, body: { answer_id: poll.answers[0]?.id ?? 0 } });
  await boris.client.call(seeMessage, about(poll.message.message_id));
  await expect
    .poll(() => names(member))
    .toEqual(
      expect.arrayContaining(['newMessage', 'addPoll', 'messageEdit', 'addReaction', 'votePoll', 'messageRead']),
    );
  await expect.poll(() => names(newcomer)).toEqual(expect.arrayContaining(['newMessage', 'addPoll', 'votePoll']));
  for (const name of ['messageEdit', 'addReaction', 'messageRead']) expect(names(newcomer)).not.toContain(name);
  expect(JSON.stringify(newcomer())).not.toContain(`"user_id":${boris.person_id}`);
  expect(JSON.stringify(newcomer())).not.toContain('Before Carl');

  await school.db.pool.query(
    'update messaging.member set left_at = now(), left_number = 2 where conversation_id = $1 and person_id = $2',
    [here, carl.person_id],
  );
  const heard = newcomer().length;
  const heardByMember = member().length;
  await say(anna, here, 'After Carl');
  await expect.poll(() => member().length).toBeGreaterThan(heardByMember);
  expect(newcomer().slice(heard)).toEqual([]);
});

it('files come without addresses, which are everybody’s own', async () => {
  const socket = await connectAs(url, boris.client);
  const id = await upload(anna, { name: 'a.txt', bytes: Buffer.from('a\n') });
  await anna.client.call(sendMessage, { body: { group_id, attachment_ids: [id] } });
  await expect.poll(() => namesOf(socket)).toContain('newMessage');
  expect(JSON.stringify(socket.frames)).not.toContain('/api/v2/attachments/');
});
