import { addressOf } from '#platform/contract/endpoint.ts';
import type { PreviewSize } from '#platform/contract/file-limits.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Credential } from '#platform/server/credential.ts';
import type { Transaction } from '#platform/server/db.ts';
import { writeTicket } from '#platform/server/files/ticket.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { fetchAttachment } from '../contract/fetch-attachment.ts';
import type { Attachment, Message } from '../contract/shapes.ts';
import { mayDeleteMessage, mayEditMessage } from '../rules/may-change-message.ts';
import { type Adding, mayPost } from '../rules/may-in-conversation.ts';
import { type PlainAttachment, type PlainMessage, plainMessage, type SeenMessage } from './message-row-store.ts';

/** Who looks, and with which session. */
export type Viewer = { readonly actor: Actor; readonly credential: Credential | null; readonly now: Date };

/** The small version of a picture that stands in a conversation, and the one for screens to which that is not sharp. */
export const PREVIEW: PreviewSize = 320;
export const PREVIEW_LARGE: PreviewSize = 1280;

/** Where this viewer may fetch a file of a message, for a few minutes (S2 section 7). */
function addressFor({ actor, credential, now }: Viewer, file: PlainAttachment, size?: PreviewSize): string {
  const ticket = writeTicket(actor.session_key, { file_id: file.attachment_id, size }, now);
  const path = addressOf(fetchAttachment)
    .replace(':attachmentId', String(file.attachment_id))
    .replace(':accessToken', ticket);
  const query = new URLSearchParams({
    message_id: String(file.message_id),
    ...(size === undefined ? {} : { size: String(size) }),
    // A picture in a frame cannot send the header that says so.
    ...(credential?.kind === 'page' ? {} : { frame: '1' }),
    ...(actor.role ? { context_role_id: String(actor.role.role_id) } : {}),
  });
  return `${path}?${query}`;
}

/** A file of a message with addresses of this viewer's own. */
export function dressAttachment(viewer: Viewer, { has_preview, ...file }: PlainAttachment): Attachment {
  const plain = { ...file, has_preview };
  return {
    ...file,
    path_in_filesystem: addressFor(viewer, plain),
    preview: has_preview ? addressFor(viewer, plain, PREVIEW) : null,
    preview_large: has_preview ? addressFor(viewer, plain, PREVIEW_LARGE) : null,
  };
}

/** A message as this viewer is told of it: what they may do with it, and where they fetch its files. */
export function dressMessage(viewer: Viewer, message: PlainMessage, standing: Adding): Message {
  const facts = {
    is_own: message.author_user_id === viewer.actor.user_id,
    has_left: standing.has_left,
    may_post: mayPost(standing),
    message_type: message.message_type,
    is_forwarded: message.is_forwarded,
    is_deleted: message.deleted_by_sender,
    created_at: new Date(message.creation_date),
  };
  return {
    ...message,
    editable: mayEditMessage(facts, viewer.now).allowed,
    is_deletable_for_all: mayDeleteMessage(facts, viewer.now).allowed,
    attachments: message.attachments.map((file) => dressAttachment(viewer, file)),
  };
}

/** A message that the caller may see, before anything is added to it; every other is as good as none. */
export async function loadMessage(tx: Transaction, actor: Actor, message_id: number, now: Date): Promise<SeenMessage> {
  const seen = await plainMessage(tx, actor, message_id, now);
  if (seen === undefined) throw new Refusal('message_not_found');
  return seen;
}

/** A message as the caller sees it. */
export async function viewMessage(tx: Transaction, viewer: Viewer, message_id: number): Promise<Message> {
  const { message, standing } = await loadMessage(tx, viewer.actor, message_id, viewer.now);
  return dressMessage(viewer, message, standing);
}

/**
 * A new message as it is told to everybody in the conversation at once: without what differs between them. The files come
 * without addresses and the answered message without its words, because a session's tickets are its own and not everybody
 * may have seen what was said before; a screen that needs them asks for the message.
 */
export const asAllSee = (message: Message): Message => ({
  ...message,
  editable: false,
  is_deletable_for_all: false,
  first_seen_by_me: null,
  quote: null,
  client_id: null,
  attachments: message.attachments.map((file) => ({
    ...file,
    path_in_filesystem: '',
    preview: null,
    preview_large: null,
  })),
});
