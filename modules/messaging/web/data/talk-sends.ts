import type { Message } from '../../contract/shapes.ts';
import { has, isWithin, merged, type Page, type Placeholder, type Talk } from './talk.ts';

/** Without the placeholders that these messages were sent from. */
export function settledBy(talk: Talk, { messages }: Pick<Page, 'messages'>): Talk {
  const isSent = ({ client_id }: Placeholder): boolean => messages.some((one) => one.client_id === client_id);
  return talk.placeholders.some(isSent)
    ? { ...talk, placeholders: talk.placeholders.filter((one) => !isSent(one)) }
    : talk;
}

/** A message was told of. It stands in the window or at its end; further up, paging brings it in its turn. */
export function arrived(talk: Talk, message: Message): Talk {
  const rest = settledBy(talk, { messages: [message] });
  const isKnown = has(rest, message.message_id);
  // A page that has just begun is told once more what came shortly before it: that may lie above the window.
  if (rest.newer !== null || isKnown || !isWithin(rest, message)) return rest;
  return { ...rest, messages: merged(rest.messages, [message]), live: new Set([...rest.live, message.message_id]) };
}

/** The answer to a sending: the message stands where the placeholder stood, with the rights of its sender. */
export function sent(talk: Talk, client_id: string, message: Message): Talk {
  const rest = settledBy(talk, { messages: [{ ...message, client_id }] });
  return rest.newer === null && isWithin(rest, message)
    ? { ...rest, messages: merged(rest.messages, [message]) }
    : rest;
}
