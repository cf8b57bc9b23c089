import type { Message } from '../../contract/shapes.ts';
import { lastNumber, merged, type Page, type Talk, type TalkAction } from './talk.ts';
import { changing, changingOne, quoting } from './talk-changes.ts';
import { arrived, sent, settledBy } from './talk-sends.ts';

/** The newest page over what is known: without a gap it goes on from there, otherwise it takes its place. */
function caughtUp(talk: Talk, page: Page): Talk {
  if (talk.newer !== null) return talk;
  const first = page.messages[0]?.number ?? 0;
  // An empty page means that everything was cleared.
  const last = page.messages.at(-1)?.number ?? Number.POSITIVE_INFINITY;
  const goesOn = page.older === null || first <= lastNumber(talk) + 1;
  const before = goesOn ? talk.messages.filter(({ number }) => number < first) : [];
  const after = talk.messages.filter(({ number }) => number > last);
  return {
    ...talk,
    messages: [...before, ...page.messages, ...after],
    older: before.length > 0 ? talk.older : page.older,
  };
}

/** What a deleted message leaves behind, here and where it was answered. */
function deleted(talk: Talk, message_id: number): Talk {
  const emptied = changingOne(talk, message_id, (message) => ({
    ...message,
    content_plain: '',
    deleted_by_sender: true,
    attachments: [],
    reactions: [],
    poll: null,
    last_edited: null,
    is_important: false,
    editable: false,
    is_deletable_for_all: false,
  }));
  return quoting(emptied, message_id, { content_plain: '', deleted_by_sender: true });
}

/** One reaction of one's own: the next takes the place of the last, and null takes it away. */
function reacted(message: Message, reaction: string | null): Message {
  const others = message.reactions
    .map((one) => (one.my_reaction ? { ...one, amount: one.amount - 1, my_reaction: false } : one))
    .filter(({ amount }) => amount > 0);
  if (reaction === null) return { ...message, reactions: others };
  const isThere = others.some((one) => one.reaction === reaction);
  const mine = { reaction, amount: 1, my_reaction: true };
  const reactions = isThere
    ? others.map((one) => (one.reaction === reaction ? { ...mine, amount: one.amount + 1 } : one))
    : [...others, mine];
  return { ...message, reactions };
}

const isUnseenByMe =
  ({ after_number, number, my_id }: Extract<TalkAction, { kind: 'seen_by_me' }>) =>
  (message: Message): boolean =>
    message.number > after_number &&
    message.number <= number &&
    message.first_seen_by_me === null &&
    message.author_user_id !== my_id;

/** The talk after something happened. */
export function talkAfter(talk: Talk, action: TalkAction): Talk {
  switch (action.kind) {
    case 'opened':
      return {
        ...settledBy(talk, action.page),
        ...action.page,
        first_unread: action.first_unread,
        live: new Set(),
      };
    case 'older':
      return {
        ...settledBy(talk, action.page),
        messages: merged(talk.messages, action.page.messages),
        older: action.page.older,
      };
    case 'newer':
      return {
        ...settledBy(talk, action.page),
        messages: merged(talk.messages, action.page.messages),
        newer: action.page.newer,
      };
    case 'caught_up':
      return caughtUp(settledBy(talk, action.page), action.page);
    case 'arrived':
      return arrived(talk, action.message);
    case 'sending': {
      const others = talk.placeholders.filter((one) => one.client_id !== action.placeholder.client_id);
      return { ...talk, placeholders: [...others, action.placeholder] };
    }
    case 'sent':
      return sent(talk, action.client_id, action.message);
    case 'failed':
      return {
        ...talk,
        placeholders: talk.placeholders.map((one) =>
          one.client_id === action.client_id ? { ...one, state: 'failed' as const, fault: action.fault } : one,
        ),
      };
    case 'discarded':
      return { ...talk, placeholders: talk.placeholders.filter((one) => one.client_id !== action.client_id) };
    case 'changed': {
      const { message } = action;
      return quoting(
        changingOne(talk, message.message_id, () => message),
        message.message_id,
        message,
      );
    }
    case 'restored':
      return { ...talk, messages: merged(talk.messages, [action.message]) };
    case 'edited': {
      const { message_id, content_plain, last_edited } = action;
      const edited = changingOne(talk, message_id, (message) => ({ ...message, content_plain, last_edited }));
      return quoting(edited, message_id, { content_plain, deleted_by_sender: false });
    }
    case 'deleted':
      return deleted(talk, action.message_id);
    case 'hidden':
      return quoting(
        { ...talk, messages: talk.messages.filter((one) => one.message_id !== action.message_id) },
        action.message_id,
        null,
      );
    case 'seen_by_me':
      return changing(talk, isUnseenByMe(action), (message) => ({
        ...message,
        first_seen_by_me: action.at,
      }));
    case 'seen_by_other':
      return changing(
        talk,
        ({ number, author_user_id, first_seen_any }) =>
          number > action.after_number &&
          number <= action.number &&
          author_user_id === action.my_id &&
          first_seen_any === null,
        (message) => ({ ...message, first_seen_any: action.at }),
      );
    case 'reacted':
      return changingOne(talk, action.message_id, (message) => reacted(message, action.reaction));
    case 'polled':
      return changingOne(talk, action.message_id, (message) => ({
        ...message,
        poll: message.poll && action.poll(message.poll),
      }));
  }
}
