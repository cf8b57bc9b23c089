import type { FactData } from '#platform/contract/fact.ts';
import type { votePoll } from '../../contract/facts.ts';
import type { Message } from '../../contract/shapes.ts';
import type { TalkKeeper } from './keep-talk.ts';
import { has, leavesGap, type TalkAction } from './talk.ts';
import type { TalkNews } from './talk-news.ts';

/** The answer to a sending comes about with the news of it. */
const ANSWER_WAIT_MS = 500;

/** True when the news of a message are all there is to it: rights, addresses of files and quotes are for each reader. */
const isTold = ({ attachments, master_message_id }: Message): boolean =>
  attachments.length === 0 && master_message_id === null;

function voted(vote: FactData<typeof votePoll>, my_id: number): TalkAction {
  const { message_id, voters, user_id, answer_id } = vote;
  const votes = new Map(vote.answers.map(({ id, votes: count }) => [id, count]));
  return {
    kind: 'polled',
    message_id,
    poll: (poll) => ({
      ...poll,
      voters,
      answers: poll.answers.map((one) => ({
        ...one,
        votes: votes.get(one.id) ?? one.votes,
        is_mine: user_id === my_id ? one.id === answer_id : one.is_mine,
      })),
    }),
  };
}

type Kit = {
  readonly my_id: number;
  /** What oneself sent from another device has ended the draft. */
  readonly onOwn: () => void;
  /** Everything has to be read anew, at the place where one stands. */
  readonly reopen: () => void;
};

/** Keeps an open conversation in step with what is told of it. */
export function hearTalk(keeper: TalkKeeper, { my_id, onOwn, reopen }: Kit): (news: TalkNews) => void {
  const { act, catchUp, open, refresh, state } = keeper;

  // What oneself sent is told without the id by which its placeholder knows it: the answer to the sending has that,
  // and where no answer comes, or another device sent it, the message is asked for.
  function hearOwn(message_id: number): void {
    const wait = state().talk.placeholders.length > 0 ? ANSWER_WAIT_MS : 0;
    setTimeout(() => {
      if (has(state().talk, message_id)) return;
      onOwn();
      refresh(message_id, 'arrived');
    }, wait);
  }

  function hearMessage(message: Message): void {
    if (leavesGap(state().talk, message)) catchUp();
    if (message.author_user_id === my_id) {
      hearOwn(message.message_id);
      return;
    }
    act({ kind: 'arrived', message });
    if (!isTold(message)) refresh(message.message_id);
  }

  /** Only one's own words of the last day depend on it, whether they can be changed: whoever said nothing asks for nothing. */
  function hearStanding(): void {
    const own = state().talk.messages.filter(({ is_deletable_for_all }) => is_deletable_for_all);
    if (own.length === 0) return;
    for (const { message_id } of own) refresh(message_id);
    // What one has just said may be on its way still, as it was before.
    catchUp();
  }

  return (news) => {
    switch (news.kind) {
      case 'message':
        return hearMessage(news.data.message);
      case 'edit':
        act({ kind: 'edited', ...news.data });
        // A file may have been taken out of it.
        return refresh(news.data.message_id);
      case 'deleted':
        return act({ kind: 'deleted', message_id: news.data.message_id });
      case 'touched':
        return refresh(news.data.message_id);
      case 'read': {
        const { user_id, after_number, number, seen_at: at } = news.data;
        return act({ kind: user_id === my_id ? 'seen_by_me' : 'seen_by_other', after_number, number, at, my_id });
      }
      case 'vote':
        return act(voted(news.data, my_id));
      case 'own_side': {
        const { message_id, is_emptied } = news.data;
        if (is_emptied) return open();
        if (message_id === undefined) return;
        refresh(message_id, 'restored');
        // Above the answers to it, its words went or came too.
        return catchUp();
      }
      case 'members': {
        // The line that says so is not told to whoever is gone by then; in announcements nobody is named.
        const { user_ids } = news.data;
        return user_ids.length === 0 || user_ids.includes(my_id) ? catchUp() : undefined;
      }
      case 'standing': {
        const { user_id } = news.data;
        return user_id === null || user_id === my_id ? hearStanding() : undefined;
      }
      case 'reload':
        return reopen();
    }
  };
}
