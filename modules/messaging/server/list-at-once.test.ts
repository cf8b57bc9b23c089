import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeConversation, makeTalkers, say, type Talker, upload } from '#platform/testing/conversations.ts';
import { connectAs } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { ME_KEY } from '#platform/web/data/me.ts';
import { changeTitle } from '../contract/change-title.ts';
import { createPoll } from '../contract/create-poll.ts';
import { forwardMessages } from '../contract/forward-messages.ts';
import { listConversations } from '../contract/list-conversations.ts';
import { sendMessage } from '../contract/send-message.ts';
import type { Entry } from '../contract/shapes.ts';
import type { Lists } from '../web/data/list-after.ts';
import { reactions } from '../web/data/reactions.ts';

const KEY = [listConversations.route, 'pages', {}];

let school: StartedApp;
let url: string;
beforeAll(async () => {
  school = await startApp({ hasSockets: true });
  url = await school.listen();
});
afterAll(() => school.stop());

/** What is written in the list by what is said: the title comes by another fact, and who is here by the clock. */
const said = (entries: readonly Entry[]) =>
  entries.map(({ group, last_message, unread_count }) => ({ group_id: group.group_id, last_message, unread_count }));

it('what others say stands in an open list as in a fresh one, before anything is read anew', async () => {
  const [anna, boris, carl] = (await makeTalkers(school, 3)) as [Talker, Talker, Talker];
  const now = school.clock();
  const groups = [
    await makeConversation(school.db, [anna, boris, carl], { now, title: 'Three' }),
    await makeConversation(school.db, [anna, boris], { now, title: 'Two' }),
    await makeConversation(school.db, [anna, boris], { now, group_type: 'private' }),
    await makeConversation(school.db, [anna, boris, carl], { now, group_type: 'new_announcement', title: 'News' }),
  ];
  const first = await say(anna, groups[0] ?? 0, 'First');
  for (const group_id of groups) await say(anna, group_id, 'Hello');
  const load = async () => (await boris.client.call(listConversations, { query: {} })).data.data;
  const { frames } = await connectAs(url, boris.client);
  const client = new QueryClient();
  client.setQueryData(ME_KEY, { id: boris.person_id });
  client.setQueryData(KEY, { pages: [{ data: await load(), meta: { page: 1, has_more: false } }], pageParams: [1] });

  const file = { name: 'a.txt', bytes: Buffer.from('a\n') };
  const acts: ((group_id: number) => Promise<unknown>)[] = [
    (group_id) => say(anna, group_id, 'Once more '.repeat(40)),
    async (group_id) =>
      anna.client.call(sendMessage, { body: { group_id, attachment_ids: [await upload(anna, file)] } }),
    (group_id) => anna.client.call(createPoll, { body: { group_id, question: 'When?', answers: ['a', 'b'] } }),
    (groupId) => anna.client.call(changeTitle, { params: { groupId }, body: { title: `Title ${frames.length}` } }),
    (group_id) => anna.client.call(forwardMessages, { body: { messages: [first.message_id], group_ids: [group_id] } }),
    () => say(carl, groups[0] ?? 0, 'I too'),
  ];
  for (const act of acts) for (const group_id of groups) await act(group_id);

  let heard = 0;
  const compare = async () => {
    for (; heard < frames.length; heard += 1) {
      const frame = frames[heard];
      for (const { name, react } of reactions) if (name === frame?.action) react(frame.data, client);
    }
    expect(said(client.getQueryData<Lists>(KEY)?.pages[0]?.data ?? [])).toEqual(said(await load()));
  };
  await vi.waitFor(compare, { timeout: 20_000, interval: 200 });
});
