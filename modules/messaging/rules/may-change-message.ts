import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import type { MessageType } from '../contract/kinds.ts';
import { CHANGE_HOURS } from '../contract/limits.ts';

/** What decides whether a message may still be changed or taken back. */
export type ChangedMessage = {
  readonly is_own: boolean;
  readonly has_left: boolean;
  readonly message_type: MessageType;
  readonly is_forwarded: boolean;
  readonly is_deleted: boolean;
  readonly created_at: Date;
};

type Key = 'permission_denied' | 'message_already_deleted' | 'cannot_edit_old_messages';

/** May the author still delete it for everyone? */
export function mayDeleteMessage(message: ChangedMessage, now: Date): Verdict<Key> {
  const { is_own, has_left, message_type, is_deleted, created_at } = message;
  if (!is_own || has_left || message_type === 'system') return refuse('permission_denied');
  if (is_deleted) return refuse('message_already_deleted');
  const age = now.getTime() - created_at.getTime();
  return age > CHANGE_HOURS * 3_600_000 ? refuse('cannot_edit_old_messages', { hours: CHANGE_HOURS }) : allow;
}

/** Other words are said anew, so it takes the right to say something there now (`mayPost`). */
export type EditedMessage = ChangedMessage & { readonly may_post: boolean };

/** May the author still change its words? Not those that were sent on, and not a question that people have answered. */
export function mayEditMessage(message: EditedMessage, now: Date): Verdict<Key> {
  const verdict = mayDeleteMessage(message, now);
  if (!verdict.allowed) return verdict;
  const { may_post, is_forwarded, message_type } = message;
  return !may_post || is_forwarded || message_type === 'poll' ? refuse('permission_denied') : allow;
}
