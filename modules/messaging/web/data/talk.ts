import type { UploadedFile } from '#platform/web/files/send-file.ts';
import type { Message, Poll, Quote } from '../../contract/shapes.ts';

/** A file that has arrived at the server and waits for its message to be sent. */
export type ReadyFile = Pick<UploadedFile, 'id' | 'file_name' | 'size' | 'path'> & {
  ext: string;
  /** Of a picture; what an older version kept does not say them. */
  width?: number | null;
  height?: number | null;
};

/** A message of one's own that the server has not answered yet. */
export type Placeholder = {
  /** The sender's own id: however often it is sent, there is one message. */
  client_id: string;
  content_plain: string;
  files: readonly ReadyFile[];
  is_important: boolean;
  quote: Quote | null;
  /** What the server may have kept of it while it was written (`saidForm`): a draft of this message, and of no other. */
  begun: readonly string[];
  creation_date: string;
  state: 'sending' | 'failed';
  /** Why it was refused; null while it is on its way, and when the line was cut. */
  fault: string | null;
};

export type Page = {
  messages: readonly Message[];
  /** Where older and newer ones begin; null at the ends. */
  older: string | null;
  newer: string | null;
};

/** An open conversation: a window of its messages in order, and what oneself is about to say. */
export type Talk = Page & {
  placeholders: readonly Placeholder[];
  /** Before which message the line of the new ones stands. It stays there for as long as the conversation is open. */
  first_unread: number | null;
  /** Those that came while the conversation was open; they are given more time to be read. */
  live: ReadonlySet<number>;
};

export const emptyTalk: Talk = {
  messages: [],
  older: null,
  newer: null,
  placeholders: [],
  first_unread: null,
  live: new Set(),
};

/** Everything that changes a talk. Each sets values, so that hearing of it twice changes nothing. */
export type TalkAction =
  | { kind: 'opened'; page: Page; first_unread: number | null; opening: number; goal: number | null }
  | { kind: 'older' | 'newer' | 'caught_up'; page: Page }
  | { kind: 'arrived'; message: Message }
  | { kind: 'sending'; placeholder: Placeholder }
  | { kind: 'sent'; client_id: string; message: Message }
  | { kind: 'failed'; client_id: string; fault: string | null }
  | { kind: 'discarded'; client_id: string }
  | { kind: 'changed' | 'restored'; message: Message }
  | { kind: 'edited'; message_id: number; content_plain: string; last_edited: string | null }
  | { kind: 'deleted' | 'hidden'; message_id: number }
  | { kind: 'seen_by_me'; after_number: number; number: number; at: string; my_id: number }
  | { kind: 'seen_by_other'; after_number: number; number: number; at: string; my_id: number }
  | { kind: 'reacted'; message_id: number; reaction: string | null }
  | { kind: 'polled'; message_id: number; poll: (poll: Poll) => Poll };

/** Two parts of the order as one; of what both have, the second one's is newer. */
export function merged(known: readonly Message[], newer: readonly Message[]): Message[] {
  const ids = new Set(newer.map(({ message_id }) => message_id));
  return [...known.filter(({ message_id }) => !ids.has(message_id)), ...newer].sort((a, b) => a.number - b.number);
}

export const has = (talk: Talk, message_id: number): boolean =>
  talk.messages.some((one) => one.message_id === message_id);

export const lastNumber = ({ messages }: Pick<Talk, 'messages'>): number => messages.at(-1)?.number ?? 0;

/** True when there may be messages between the end of the window and this one. */
export const leavesGap = (talk: Talk, message: Message): boolean =>
  talk.newer === null && message.number > lastNumber(talk) + 1;

/** True when a message stands between the ends of the window. */
export const isWithin = ({ messages, older, newer }: Talk, { number }: Message): boolean =>
  (older === null || number > (messages[0]?.number ?? 0)) &&
  (newer === null || number < (messages.at(-1)?.number ?? 0));
