import { handle, type SignedCall } from '#platform/server/handle.ts';
import { MESSAGES_PAGE } from '../contract/limits.ts';
import { listMessages as contract } from '../contract/list-messages.ts';
import { judgeSearch } from '../rules/search.ts';
import { loadConversation, type Membership } from './membership-store.ts';
import { dressMessage } from './message-view-store.ts';
import { firstUnread, messagesOf, numberOf, numberOnDay, type Stretch } from './page-store.ts';

type Call = SignedCall<typeof contract>;

/** Half of a page before a place, the rest from it on. */
const around = (number: number, count: number): Stretch => {
  const half = Math.floor(count / 2);
  return { before: { number, count: half }, from: { number, count: count - half } };
};

/** What a request asks for: a side of a cursor, a place in the middle, or the newest. */
async function stretchOf({ tx, query, refuse }: Call, membership: Membership): Promise<Stretch> {
  const { cursor, direction = 'previous', limit: count = MESSAGES_PAGE } = query;
  if (query.around !== undefined)
    return around((await numberOf(tx, membership, query.around)) ?? refuse('message_not_found'), count);
  if (query.date !== undefined) return around(await numberOnDay(tx, membership, query.date), count);
  if (cursor === undefined) return { before: { number: membership.last_number + 1, count } };
  if (!/^\d{1,9}$/.test(cursor)) refuse('invalid_request', { field: 'cursor' });
  const number = Number(cursor);
  return direction === 'previous' ? { before: { number, count } } : { from: { number: number + 1, count } };
}

/** The cursors on both sides: null where nothing follows. A page without messages leads back to where it was asked from. */
function cursorsOf({ query }: Call, page: Awaited<ReturnType<typeof messagesOf>>, stretch: Stretch) {
  const { cursor } = query;
  const [first, last] = [page.messages.at(0)?.number ?? cursor, page.messages.at(-1)?.number ?? cursor];
  const isBehind = cursor !== undefined && stretch.from !== undefined;
  const isBefore = cursor !== undefined && stretch.from === undefined;
  return {
    previous: (page.has_older || isBehind) && first !== undefined ? String(first) : null,
    next: (page.has_newer || isBefore) && last !== undefined ? String(last) : null,
  };
}

export const listMessages = handle(contract, async (call) => {
  const { tx, actor, params, query, now, permit } = call;
  const search = query.search?.trim() ?? '';
  permit(judgeSearch(search));
  const membership = await loadConversation(tx, actor, params.groupId, now);
  const stretch = await stretchOf(call, membership);
  const page = await messagesOf(tx, membership, stretch, now, search);
  return {
    data: page.messages.map((message) => dressMessage(call, message, membership)),
    meta: { ...cursorsOf(call, page, stretch), first_unread: await firstUnread(tx, membership) },
  };
});
