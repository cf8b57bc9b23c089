import type { Announce } from '#platform/server/announce.ts';
import type { Transaction } from '#platform/server/db.ts';
import { Refusal, refusingOn } from '#platform/server/refusal.ts';
import { addPoll } from '../contract/facts.ts';
import { ANNOUNCEMENTS } from '../contract/kinds.ts';
import type { Message, NewPoll } from '../contract/shapes.ts';
import { mayPost } from '../rules/may-in-conversation.ts';
import { linksIn } from '../rules/segments.ts';
import { appendMessage } from './append-store.ts';
import { attachFiles, noteLinks } from './attachment-store.ts';
import { holdRow, loadConversation, type Membership } from './membership-store.ts';
import { dressMessage, loadMessage, type Viewer, viewMessage } from './message-view-store.ts';
import { asNew } from './new-message-store.ts';
import { insertPoll } from './poll-store.ts';
import { type SentBefore, sentLately } from './send-store.ts';
import { isStaffIn } from './staff-store.ts';
import { everybodyIn, tellAll, tellMessage, tellOwnTabs } from './telling-store.ts';

export type Posting = Viewer & { readonly tx: Transaction; readonly announce: Announce };

/** A message that a rule has judged. */
export type Written = {
  readonly text: string;
  readonly poll: NewPoll | null;
  readonly attachment_ids: readonly number[];
  readonly is_important: boolean;
  readonly master_message_id: number | null;
  readonly client_id: string | null;
  /** What its author is writing there is something else, and stays. */
  readonly keeps_draft: boolean;
};

/** A poll without words of its own is found by its question. */
const contentOf = ({ text, poll }: Written): string => (text === '' && poll !== null ? poll.question.trim() : text);

/** Whether it is the one that was sent before; one that its author has changed since is (HARDENING, B43). */
const isSame = (before: SentBefore, group_id: number, written: Written): boolean =>
  before.conversation_id === group_id &&
  (before.is_changed ||
    (before.content === contentOf(written) &&
      before.is_important === written.is_important &&
      before.master_message_id === written.master_message_id &&
      JSON.stringify(before.attachment_ids) === JSON.stringify(written.attachment_ids)));

async function permitWhatItIs({ tx, actor, now }: Posting, { school_id }: Membership, written: Written): Promise<void> {
  if (written.poll !== null && !actor.role?.features.includes('MESSAGING_POLLS'))
    throw new Refusal('feature_permission_missing');
  if (written.is_important && !(await isStaffIn(tx, actor, school_id, now))) throw new Refusal('permission_denied');
}

/** What is answered stands in the same conversation, and can be seen by whoever answers it. */
async function checkAnswered({ tx, actor, now }: Posting, group_id: number, master_message_id: number): Promise<void> {
  const { message } = await loadMessage(tx, actor, master_message_id, now);
  if (message.group_id !== group_id) throw new Refusal('message_not_found');
}

/** Posts a message in a conversation, once, and tells everybody who is in it. */
export async function postMessage(posting: Posting, group_id: number, written: Written): Promise<Message> {
  const { tx, actor, now, announce } = posting;
  const { text, poll, attachment_ids, is_important, master_message_id, client_id, keeps_draft } = written;
  // They are asked in this order, and answered in it: what is read here was so while the conversation is held.
  const [, { before, is_twice, seconds_to_wait }, membership] = await Promise.all([
    holdRow(tx, group_id),
    sentLately(tx, { person_id: actor.user_id, client_id, now }),
    loadConversation(tx, actor, group_id, now),
  ]);
  // It goes alone, after the others of its group, and then finds the first.
  if (is_twice) throw new Error('the same message came twice at once');
  if (before !== null) {
    if (!isSame(before, group_id, written)) throw new Refusal('client_id_reused');
    return viewMessage(tx, posting, before.id);
  }
  if (membership.has_left) throw new Refusal('permission_denied');
  if (!mayPost(membership)) throw new Refusal(poll === null ? 'cannot_send_message' : 'cannot_create_poll');
  if (seconds_to_wait > 0) throw new Refusal('too_many_requests', { seconds: seconds_to_wait });
  await permitWhatItIs(posting, membership, written);
  if (master_message_id !== null) await checkAnswered(posting, group_id, master_message_id);

  const simple = ANNOUNCEMENTS.includes(membership.group_type) ? 'announcement' : 'simple';
  const message = { message_type: poll === null ? simple : 'poll', content: contentOf(written) } as const;
  const place = {
    conversation_id: group_id,
    author_id: actor.user_id,
    client_id,
    master_message_id,
    is_important,
    keeps_draft,
    now,
  };
  const sent = appendMessage(tx, { ...place, ...message });
  // The conversation is held: nobody joins it or is removed until the message is told.
  announce.soon(everybodyIn(membership), membership.members_since);
  const appended = await refusingOn({ message_sent_once: 'client_id_reused' }, sent);
  const { message_id, had_draft } = appended;
  const carrying = { message_id, conversation_id: group_id };
  if (poll !== null) await insertPoll(tx, message_id, poll);
  await attachFiles(tx, actor, carrying, attachment_ids, now);
  await noteLinks(tx, carrying, linksIn(text), { isNew: true });

  const isPlain = poll === null && attachment_ids.length === 0 && master_message_id === null;
  const view = isPlain
    ? dressMessage(posting, asNew(appended, { ...place, ...message }), membership)
    : await viewMessage(tx, posting, message_id);
  await tellMessage(announce, membership, view);
  if (view.poll !== null) await tellAll(announce, membership, addPoll, { group_id, message_id, poll_id: view.poll.id });
  if (had_draft) await tellOwnTabs(announce, actor.user_id, group_id);
  return view;
}
