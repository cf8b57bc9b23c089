import type { MessageType } from '../contract/kinds.ts';
import type { User } from '../contract/shapes.ts';
import type { PlainMessage } from './message-row-store.ts';

type Appended = { readonly message_id: number; readonly number: number; readonly author: User | null };

type Said = {
  readonly conversation_id: number;
  readonly message_type: MessageType;
  readonly content: string;
  readonly is_important?: boolean;
  readonly client_id?: string | null;
  readonly now: Date;
};

/**
 * A message right after it was appended, where it carries nothing and answers nothing: all that is in it was just written,
 * so nobody has to ask the database for it.
 */
export const asNew = (
  { message_id, number, author }: Appended,
  { conversation_id, message_type, content, is_important = false, client_id = null, now }: Said,
): PlainMessage => ({
  message_id,
  group_id: conversation_id,
  number,
  content_plain: content,
  author_user_id: author?.id ?? null,
  author,
  creation_date: now.toISOString(),
  message_type,
  system_message_type: null,
  actor_user_id: null,
  actor: null,
  targets: [],
  master_message_id: null,
  quote: null,
  is_forwarded: false,
  deleted_by_sender: false,
  last_edited: null,
  first_seen_any: null,
  first_seen_by_me: null,
  is_important,
  attachments: [],
  reactions: [],
  poll: null,
  client_id,
});
