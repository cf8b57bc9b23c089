import type { Message } from '../../contract/shapes.ts';
import { has, merged, type Placeholder, type Talk } from './talk.ts';

/** At the end of the window or nowhere: further up, paging brings it in its turn. */
const placed = (talk: Talk, message: Message): Talk =>
  talk.newer !== null || has(talk, message.message_id)
    ? talk
    : { ...talk, messages: merged(talk.messages, [message]), live: new Set([...talk.live, message.message_id]) };

const isSending = ({ state }: Placeholder): boolean => state === 'sending';

const says = (message: Message) => (placeholder: Placeholder) =>
  placeholder.content_plain.trim() === message.content_plain.trim() &&
  placeholder.files.length === message.attachments.length;

/** What was held back takes the place of the placeholder that says the same, if there still is one. */
export function release(talk: Talk): Talk {
  let now: Talk = { ...talk, held: [] };
  for (const message of talk.held) {
    const same = has(now, message.message_id) ? undefined : now.placeholders.find(says(message));
    now = placed({ ...now, placeholders: now.placeholders.filter((one) => one !== same) }, message);
  }
  return now;
}

/** A message was told of; one of the own may be the answer to a placeholder. */
export function arrived(talk: Talk, message: Message, my_id: number): Talk {
  if (has(talk, message.message_id) || talk.held.some((one) => one.message_id === message.message_id)) return talk;
  if (message.author_user_id !== my_id || talk.placeholders.length === 0) return placed(talk, message);
  const holding = { ...talk, held: [...talk.held, message] };
  return talk.placeholders.some(isSending) ? holding : release(holding);
}

/** The answer to a sending: the message stands where the placeholder stood. */
export function sent(talk: Talk, client_id: string, message: Message): Talk {
  const placeholders = talk.placeholders.filter((one) => one.client_id !== client_id);
  const held = talk.held.filter((one) => one.message_id !== message.message_id);
  const known = { ...talk, placeholders, held };
  const messages = talk.newer === null ? merged(talk.messages, [message]) : talk.messages;
  const next = { ...known, messages };
  return placeholders.some(isSending) ? next : release(next);
}
