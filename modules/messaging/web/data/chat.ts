import { createContext, useContext } from 'react';
import type { Reader } from '#platform/web/i18n/dates.ts';
import type { Entry, Message } from '../../contract/shapes.ts';
import type { RowWords } from './row-words.ts';
import type { Placeholder } from './talk.ts';
import type { OpenTalk } from './use-talk.ts';

/** What the messages of an open conversation have at hand. It stays the same one while messages come and go. */
export type Chat = {
  my_id: number;
  may: Entry['may'];
  words: RowWords;
  reader: Reader;
  /** Groups say who wrote; between two it is plain. */
  namesAuthors: boolean;
  act: OpenTalk['act'];
  goTo: (message_id: number) => void;
  reply: (message: Message) => void;
  edit: (message: Message) => void;
  /** Where the school has no reactions, this and the choice of one tell how to get them. */
  react: (message: Message, reaction: string | null) => void;
  /** Opens the menu of a message beside the button or the place that was pressed. */
  openMenu: (message: Message, anchor: HTMLElement) => void;
  openReactions: (message: Message, anchor: HTMLElement) => void;
  resend: (placeholder: Placeholder) => void;
  /** Takes a message that could not be sent back into the field. */
  rewrite: (placeholder: Placeholder) => void;
  /** Gives it up. */
  discard: (placeholder: Placeholder) => void;
};

/** Filled by the open conversation. */
export const ChatContext = createContext<Chat | null>(null);

/** The conversation around a message. */
export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error('useChat() is for parts of an open conversation.');
  return chat;
}
