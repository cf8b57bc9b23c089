import { withdraw } from '#modules/notices/server/doors.ts';
import type { Announce } from '#platform/server/announce.ts';
import type { Transaction } from '#platform/server/db.ts';
import { rewriteFacts } from '#platform/server/rewrite-facts.ts';
import { messageEdit, newMessage } from '../contract/facts.ts';
import { newMessageNotice } from '../contract/notices.ts';
import type { HeldMessage } from './message-store.ts';
import { causeOf } from './untold-store.ts';

/** What is left of a message in the news of it. */
const EMPTY = { content_plain: '', deleted_by_sender: true, attachments: [], poll: null, is_important: false };

/** Takes the words of a message out of everything that still waits to be told (HARDENING, B45). */
export async function forgetWords(tx: Transaction, announce: Announce, message: HeldMessage): Promise<void> {
  const { message_id, conversation_id, created_at: since } = message;
  await withdraw(tx, announce, newMessageNotice, causeOf(message_id));
  const news = { audience: `conversation:${conversation_id}`, since, having: { message: { message_id } } };
  await rewriteFacts(tx, newMessage, news, EMPTY, 'message');
  const changes = { audience: `message:${message_id}`, since, having: { message_id } };
  await rewriteFacts(tx, messageEdit, changes, { content_plain: '' });
}
