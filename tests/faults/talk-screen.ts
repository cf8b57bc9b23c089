import type { Entry, Message } from '#modules/messaging/contract/shapes.ts';
import { addressOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { fillPath } from '#platform/testing/client.ts';
import type { Person, Servers } from '#platform/testing/servers.ts';
import { asNewPage } from './own-modules.ts';
import { differing, openScreen, type Screen } from './screen.ts';

/** When it was seen first is told by the reader's clock, and only to whom it concerns: screens show that it was. */
const asShown = (my_id: number, message: Message) => ({
  ...message,
  first_seen_by_me:
    message.author_user_id !== my_id && message.message_type !== 'system' && message.first_seen_by_me !== null,
  first_seen_any: message.author_user_id === my_id && message.first_seen_any !== null,
});

/** When somebody was last here is read now and then, and for those who are not. */
const asListed = (entry: Entry) => ({ ...entry, onlineStatus: entry.onlineStatus?.status });

/** A page with the list of conversations and one of them open, as a browser of the person holds it, on a line that breaks. */
export async function openTalkScreen({ all }: Servers, person: Person, url: string, groupId: number): Promise<Screen> {
  const page: typeof import('./talk-page.ts') = await import(asNewPage('./talk-page.ts'));
  const { getConversation, getMessage, listConversations, listMessages, talkNews } = page;
  const { user_id: my_id } = person;

  async function read<T>(
    at: string,
    endpoint: Endpoint,
    params: Record<string, number>,
    query: object = {},
  ): Promise<T> {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const answer = await fetch(`${at}${fillPath(addressOf(endpoint), params)}?${search}`, {
      headers: { cookie: person.cookie(at) },
    }).catch(() => null);
    const told = await answer?.json().catch(() => null);
    if (!answer || !told) throw page.offlineError();
    if (!answer.ok) throw page.refusedError(answer.status, String(told.errors?.[0]?.key));
    return (endpoint.has_meta ? told : told.data) as T;
  }

  const keeper = page.keepTalk({
    calls: {
      page: (query) => read(url, listMessages, { groupId }, query),
      one: (messageId) => read(url, getMessage, { messageId }),
    },
    time_zone: 'Europe/Tallinn',
    ready: null,
    placeholders: [],
    keepUnsent: () => {},
  });
  const leave = [
    keeper.subscribe(() => {}),
    talkNews.listen(groupId, page.hearTalk(keeper, { my_id, onOwn: () => {}, reopen: () => keeper.open() })),
  ];
  keeper.open();
  const visible = (entries: readonly Entry[]) => entries.map(asListed);
  const shown = [
    { endpoint: listConversations, input: { query: { page: 1 } }, visible },
    { endpoint: listConversations, input: { query: { filter: 'unread' } }, visible },
    { endpoint: getConversation, input: { params: { groupId } }, visible: asListed },
  ];
  const screen = openScreen(person, url, shown, page.reactions);

  /** The messages that a fresh load brings, beside those that the page has of the same stretch. */
  async function talkDifferences(): Promise<string[]> {
    const fresh = await read<{ data: Message[] }>(all[0].url, listMessages, { groupId });
    const [first] = fresh.data;
    const { talk } = keeper.state();
    const kept = talk.messages.filter(({ number }) => number >= (first?.number ?? 0));
    // Whoever left hears nothing more of what they still see.
    const { left_date } = await read<Entry>(all[0].url, getConversation, { groupId });
    const byNumber = (some: readonly Message[]) =>
      Object.fromEntries(some.map((message) => [message.number, left_date === null && asShown(my_id, message)]));
    return differing(byNumber(kept), byNumber(fresh.data), `what ${my_id} sees`).slice(0, 3);
  }

  return {
    ...screen,
    async differences() {
      const [lists, talks] = [await screen.differences(), await talkDifferences()];
      return lists && [...lists, ...talks];
    },
    close() {
      for (const end of leave) end();
      screen.close();
    },
  };
}
