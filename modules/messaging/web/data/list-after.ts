import type { InfiniteData } from '@tanstack/react-query';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { LAST_LINE_MAX } from '../../contract/limits.ts';
import type { listConversations } from '../../contract/list-conversations.ts';
import type { Entry, Message } from '../../contract/shapes.ts';

/** The conversations of a filter or of a search as the cache holds them, page by page. */
export type Lists = InfiniteData<AnswerOf<typeof listConversations>>;

const lastLine = (message: Message): NonNullable<Entry['last_message']> => ({
  message_id: message.message_id,
  content_plain: Array.from(message.content_plain).slice(0, LAST_LINE_MAX).join(''),
  author_user_id: message.author_user_id,
  author: message.author,
  creation_date: message.creation_date,
  message_type: message.message_type,
  system_message_type: message.system_message_type,
  actor: message.actor,
  targets: message.targets,
  deleted_by_sender: message.deleted_by_sender,
  is_important: message.is_important,
  attachments_count: message.attachments.length,
});

/** Nobody has to read lines of the system, and the list shows them only where nothing is said: its times are those of its order. */
const isSaid = ({ message_type }: Message): boolean => message_type !== 'system';

/**
 * An entry after somebody else's message; the same one when it knows that message already, so that hearing of it twice
 * changes nothing. Out of the archive it comes by rules that the server has: such an entry waits to be read anew.
 */
export function entryAfter(entry: Entry, message: Message): Entry {
  const { last_message: last, unread_count, is_archived, left_date } = entry;
  const isKnown = last !== null && last.message_id >= message.message_id;
  if (!isSaid(message) && last !== null && last.message_type !== 'system') return entry;
  if (isKnown || is_archived || left_date !== null) return entry;
  return { ...entry, last_message: lastLine(message), unread_count: unread_count + (isSaid(message) ? 1 : 0) };
}

/** The list after it: where the conversation is in it, it says so, and has moved to the top. */
export function listAfter(list: Lists, message: Message): Lists {
  const isIt = ({ group }: Entry): boolean => group.group_id === message.group_id;
  const before = list.pages.flatMap(({ data }) => data).find(isIt);
  const after = before && entryAfter(before, message);
  if (after === undefined || after === before) return list;
  const moves = isSaid(message) || before?.last_message?.message_type === 'system';
  const pages = list.pages.map((page, at) => {
    if (!moves) return { ...page, data: page.data.map((entry) => (isIt(entry) ? after : entry)) };
    const others = page.data.filter((entry) => !isIt(entry));
    return { ...page, data: at === 0 ? [after, ...others] : others };
  });
  return { ...list, pages };
}
