import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ME_KEY } from '#platform/web/data/me.ts';
import * as facts from '../../contract/facts.ts';
import { getConversation } from '../../contract/get-conversation.ts';
import { listConversations } from '../../contract/list-conversations.ts';

const ME = 1;
const GROUP = 7;
const LIST = [listConversations.route, 'pages', { query: { filter: 'all' } }];
const OPEN = [getConversation.route, { params: { groupId: GROUP } }];
const COUNTER = ['counter', 'unread'];

const entry = (group_id: number, member_count: number | null) => ({
  group: { group_id },
  last_message: { message_id: group_id },
  unread_count: 0,
  is_archived: false,
  left_date: null,
  member_count,
});

/** A page with the list, one conversation of so many people open, and the counter. */
async function openPage(member_count: number | null) {
  vi.resetModules();
  const { reactions } = await import('./reactions.ts');
  const { talkNews } = await import('./talk-news.ts');
  const client = new QueryClient();
  client.setQueryData(ME_KEY, { id: ME });
  const data = [entry(6, 2), entry(GROUP, member_count)];
  client.setQueryData(LIST, { pages: [{ data, meta: { page: 1, has_more: false } }], pageParams: [1] });
  client.setQueryData(OPEN, entry(GROUP, member_count));
  client.setQueryData(COUNTER, 5);
  const tell = (kind: { name: string }, told: object) => {
    for (const { name, react } of reactions) if (name === kind.name) react({ group_id: GROUP, ...told }, client);
  };
  const say = (message_id: number, is_for_many: boolean, author_user_id = 2) => {
    const said = { message_type: 'simple', content_plain: 'Hello', attachments: [] };
    tell(facts.newMessage, { is_for_many, message: { message_id, group_id: GROUP, author_user_id, ...said } });
  };
  const top = () => client.getQueryData<{ pages: { data: unknown[] }[] }>(LIST)?.pages[0]?.data[0];
  const isOld = (key: unknown[]) => client.getQueryState(key)?.isInvalidated;
  return { client, tell, say, top, isOld, talkNews };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a message to a whole school', () => {
  it('is in the list, the conversation and the counter at once, and is read anew a little later', async () => {
    const { client, say, top, isOld } = await openPage(null);
    say(100, true);
    say(100, true);
    expect(top()).toMatchObject({ group: { group_id: GROUP }, unread_count: 1, last_message: { message_id: 100 } });
    expect(client.getQueryData(OPEN)).toMatchObject({ unread_count: 1 });
    expect(client.getQueryData(COUNTER)).toBe(6);
    expect([LIST, OPEN, COUNTER].map(isOld)).toEqual([false, false, false]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([LIST, OPEN, COUNTER].map(isOld)).toEqual([true, true, true]);
  });

  it('leaves what was marked to be read anew marked', async () => {
    const { client, say, top, isOld } = await openPage(null);
    await client.invalidateQueries({ queryKey: LIST });
    say(100, true);
    expect(top()).toMatchObject({ unread_count: 1 });
    expect(isOld(LIST)).toBe(true);
  });

  it('is read anew at once by whoever sent it from another page', async () => {
    const { client, say, isOld } = await openPage(null);
    say(100, true, ME);
    expect(client.getQueryData(COUNTER)).toBe(5);
    expect(isOld(LIST)).toBe(true);
  });
});

it('a message among few is there at once, and read anew at once', async () => {
  const { say, top, isOld } = await openPage(3);
  say(100, false);
  expect(top()).toMatchObject({ group: { group_id: GROUP }, unread_count: 1 });
  expect(isOld(LIST)).toBe(true);
});

it('a message that comes while the list is read anew is not taken back by an answer from before it', async () => {
  const { client, say, top } = await openPage(3);
  const before = client.getQueryData(LIST);
  say(99, false);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const old = client.fetchQuery({ queryKey: LIST, queryFn: () => promise, staleTime: 0 }).catch(() => undefined);
  say(100, false);
  resolve(before);
  await old;
  expect(top()).toMatchObject({ group: { group_id: GROUP }, last_message: { message_id: 100 } });
  expect(client.getQueryState(LIST)?.fetchStatus).toBe('idle');
});

describe('a message in the conversation that one looks at', () => {
  const FRAME_MS = 16;
  const inFrames = (work: () => void) => setTimeout(work, FRAME_MS);
  afterEach(() => void vi.unstubAllGlobals());

  it('is there first, and in the list and the counter when it is drawn', async () => {
    vi.stubGlobal('requestAnimationFrame', inFrames);
    const { client, say, top, isOld, talkNews } = await openPage(3);
    const heard: number[] = [];
    talkNews.listen(GROUP, ({ kind, data }) => void (kind === 'message' && heard.push(data.message.message_id)));
    say(100, false);
    expect(heard).toEqual([100]);
    expect(client.getQueryData(COUNTER)).toBe(5);
    await vi.advanceTimersByTimeAsync(2 * FRAME_MS + 1);
    expect(top()).toMatchObject({ group: { group_id: GROUP }, unread_count: 1 });
    expect(client.getQueryData(COUNTER)).toBe(6);
    expect(isOld(LIST)).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(client.getQueryData(COUNTER)).toBe(6);
  });

  it('is in the list soon also of a page that draws nothing, because another one covers it', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const { say, top, talkNews } = await openPage(3);
    talkNews.listen(GROUP, () => undefined);
    say(100, false);
    await vi.advanceTimersByTimeAsync(250);
    expect(top()).toMatchObject({ unread_count: 1 });
  });

  it('is in the list at once where another conversation is open', async () => {
    const { say, top, talkNews } = await openPage(3);
    talkNews.listen(6, () => undefined);
    say(100, false);
    expect(top()).toMatchObject({ group: { group_id: GROUP }, unread_count: 1 });
  });
});

it('that others have read changes nothing in the list; that oneself has, elsewhere, does', async () => {
  const { tell, isOld } = await openPage(3);
  tell(facts.messageRead, { user_id: 2, after_number: 0, number: 9 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isOld(LIST)).toBe(false);
  tell(facts.messageRead, { user_id: ME, after_number: 0, number: 9 });
  expect(isOld(LIST)).toBe(true);
});

it('what becomes of a large conversation is seen at once by those who look at it, by the others soon', async () => {
  const { tell, isOld } = await openPage(900);
  tell(facts.setReplies, { enabled: false, group_type: 'new_announcement' });
  expect([LIST, OPEN].map(isOld)).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOld(LIST)).toBe(true);
});

it('whoever is taken into a conversation that they know nothing of has it at once', async () => {
  const { tell, isOld } = await openPage(3);
  tell(facts.memberAdded, { group_id: 99, user_ids: [ME, 2] });
  expect(isOld(LIST)).toBe(true);
});
