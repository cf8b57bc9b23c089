import type { Message } from '../../contract/shapes.ts';
import { has, isWithin, merged, type Talk } from './talk.ts';

/** Without the placeholder that a message was sent from. */
const settled = (talk: Talk, client_id: string | null): Talk =>
  talk.placeholders.some((one) => one.client_id === client_id)
    ? { ...talk, placeholders: talk.placeholders.filter((one) => one.client_id !== client_id) }
    : talk;

/** A message was told of. It stands in the window or at its end; further up, paging brings it in its turn. */
export function arrived(talk: Talk, message: Message): Talk {
  const rest = settled(talk, message.client_id);
  const isKnown = has(rest, message.message_id);
  // A page that has just begun is told once more what came shortly before it: that may lie above the window.
  if (rest.newer !== null || isKnown || !isWithin(rest, message)) return rest;
  return { ...rest, messages: merged(rest.messages, [message]), live: new Set([...rest.live, message.message_id]) };
}

/** The answer to a sending: the message stands where the placeholder stood, with the rights of its sender. */
export function sent(talk: Talk, client_id: string, message: Message): Talk {
  const rest = settled(talk, client_id);
  return rest.newer === null && isWithin(rest, message)
    ? { ...rest, messages: merged(rest.messages, [message]) }
    : rest;
}
