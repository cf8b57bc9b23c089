import type { Query, QueryClient } from '@tanstack/react-query';
import { ME_KEY, type Me } from '#platform/web/data/me.ts';
import { getConversation } from '../../contract/get-conversation.ts';
import { AT_ONCE_MAX } from '../../contract/limits.ts';
import { listConversations } from '../../contract/list-conversations.ts';
import type { Entry, Message } from '../../contract/shapes.ts';
import { entryAfter, type Lists, listAfter } from './list-after.ts';

const UNREAD = ['counter', 'unread'] as const;

const listsIn = (client: QueryClient): Query[] =>
  client.getQueryCache().findAll({ queryKey: [listConversations.route, 'pages'] });
const openedIn = (client: QueryClient): Query[] =>
  client.getQueryCache().findAll({ queryKey: [getConversation.route] });

/** Everything that the cache knows of one conversation: in each list, and by itself. */
const entriesOf = (client: QueryClient, group_id: number): Entry[] =>
  [
    ...listsIn(client).flatMap(
      ({ state }) => (state.data as Lists | undefined)?.pages.flatMap(({ data }) => data) ?? [],
    ),
    ...openedIn(client).flatMap(({ state }) => (state.data as Entry | undefined) ?? []),
  ].filter(({ group }) => group.group_id === group_id);

/** True while everything that is known is being read anew, and not only more of it. */
const isReadAnew = ({ state }: Query): boolean => state.fetchStatus === 'fetching' && !state.fetchMeta;

/**
 * Changes an answer in its place. How old it is stays, and so does the mark that it has to be read anew. One that is on its
 * way may be from before the change and would take it back for a while; after a message everything is asked for once more.
 */
function change<T>(client: QueryClient, query: Query, after: (data: T) => T): void {
  const { data, dataUpdatedAt, isInvalidated } = query.state;
  const next = data === undefined ? data : after(data as T);
  if (next === data) return;
  if (isReadAnew(query)) void query.cancel({ revert: true });
  client.setQueryData(query.queryKey, next, { updatedAt: dataUpdatedAt });
  if (isInvalidated) query.invalidate();
}

/** Whose page it is; not known while nobody is. */
export const myId = (client: QueryClient): number | undefined => client.getQueryData<Me>(ME_KEY)?.id;

/** True for a conversation of which it is known that few are in it. */
export const isAmongFew = (client: QueryClient, group_id: number): boolean =>
  entriesOf(client, group_id).some(({ member_count }) => member_count !== null && member_count <= AT_ONCE_MAX);

/** Writes somebody else's message into what is on screen of its conversation, and counts it where nothing knew of it yet. */
export function writeMessage(client: QueryClient, message: Message): void {
  const known = entriesOf(client, message.group_id);
  const isCounted =
    known.length > 0 && known.every((entry) => entryAfter(entry, message).unread_count > entry.unread_count);
  for (const query of listsIn(client)) change<Lists>(client, query, (list) => listAfter(list, message));
  for (const query of openedIn(client))
    change<Entry>(client, query, (entry) =>
      entry.group.group_id === message.group_id ? entryAfter(entry, message) : entry,
    );
  const counter = client.getQueryCache().find({ queryKey: UNREAD });
  if (isCounted && counter) change<number>(client, counter, (count) => count + 1);
}

/** Has everything read anew that lists and counts conversations. */
export function refreshList(client: QueryClient): void {
  for (const { route } of [listConversations, getConversation]) void client.invalidateQueries({ queryKey: [route] });
  void client.invalidateQueries({ queryKey: UNREAD });
}

/** The same for one conversation that somebody looks at. */
export const refreshOne = (client: QueryClient, groupId: number): void =>
  void client.invalidateQueries({ queryKey: [getConversation.route, { params: { groupId } }] });
