import type { Message } from '../../contract/shapes.ts';
import type { Talk } from './talk.ts';

export function changing(
  talk: Talk,
  applies: (message: Message) => boolean,
  change: (message: Message) => Message,
): Talk {
  if (!talk.messages.some(applies)) return talk;
  return { ...talk, messages: talk.messages.map((one) => (applies(one) ? change(one) : one)) };
}

export const changingOne = (talk: Talk, message_id: number, change: (message: Message) => Message): Talk =>
  changing(talk, (one) => one.message_id === message_id, change);

/** What stands above the answers to a message, too; null takes it away from them. */
export const quoting = (
  talk: Talk,
  message_id: number,
  words: Pick<Message, 'content_plain' | 'deleted_by_sender'> | null,
): Talk =>
  changing(
    talk,
    ({ quote }) => quote?.message_id === message_id,
    ({ quote, ...message }) =>
      quote && words
        ? {
            ...message,
            quote: { ...quote, content_plain: words.content_plain, deleted_by_sender: words.deleted_by_sender },
          }
        : { ...message, quote: null, master_message_id: null },
  );
