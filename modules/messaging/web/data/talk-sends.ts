import type { Message } from '../../contract/shapes.ts';
import { has, merged, type Talk } from './talk.ts';

/** Without the placeholder that a message was sent from. */
const settled = (talk: Talk, client_id: string | null): Talk =>
  talk.placeholders.some((one) => one.client_id === client_id)
    ? { ...talk, placeholders: talk.placeholders.filter((one) => one.client_id !== client_id) }
    : talk;

/** A message was told of. It stands at the end of the window; further up, paging brings it in its turn. */
export function arrived(talk: Talk, message: Message): Talk {
  const rest = settled(talk, message.client_id);
  if (rest.newer !== null || has(rest, message.message_id)) return rest;
  return { ...rest, messages: merged(rest.messages, [message]), live: new Set([...rest.live, message.message_id]) };
}

/** The answer to a sending: the message stands where the placeholder stood, with the rights of its sender. */
export function sent(talk: Talk, client_id: string, message: Message): Talk {
  const rest = settled(talk, client_id);
  return rest.newer === null ? { ...rest, messages: merged(rest.messages, [message]) } : rest;
}
