import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '#platform/web/data/call.ts';
import { CallError } from '#platform/web/data/call-error.ts';
import { useMe } from '#platform/web/data/me.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { getDraft } from '../../contract/get-draft.ts';
import { getMessage } from '../../contract/get-message.ts';
import type { Message } from '../../contract/shapes.ts';
import { has, leavesGap } from './talk.ts';
import { type TalkNews, talkNews } from './talk-news.ts';
import type { OpenTalk } from './use-talk.ts';

/** Many react in the same moment; what is read anew is read once. */
const GATHER_MS = 100;
/** A draft of one's own is told to this tab too, and needs no look at the messages. */
const OWN_SIDE_MS = 3_000;
/** The answer to a sending comes about with the news of it. */
const ANSWER_WAIT_MS = 500;

const readOne = (messageId: number) => call(getMessage, { params: { messageId } }, { background: true, inPlace: true });

/** Reads single messages anew, those of one moment together. */
export function useFreshMessages(act: OpenTalk['act']): (message_id: number) => void {
  const wanted = useRef(new Set<number>());
  return useCallback(
    (message_id: number) => {
      const isFirst = wanted.current.size === 0;
      wanted.current.add(message_id);
      if (!isFirst) return;
      setTimeout(() => {
        const ids = [...wanted.current];
        wanted.current.clear();
        for (const id of ids)
          readOne(id).then(
            (message) => act({ kind: 'changed', message }),
            (error: unknown) => {
              if (error instanceof CallError && error.status === 404) act({ kind: 'hidden', message_id: id });
            },
          );
      }, GATHER_MS);
    },
    [act],
  );
}

/** True when the news of a message are all there is to it: rights, addresses of files and quotes are for each reader. */
const isTold = ({ attachments, master_message_id }: Message): boolean =>
  attachments.length === 0 && master_message_id === null;

/** Keeps an open conversation in step with what is told of it. */
export function useTalkNews(
  groupId: number,
  open: OpenTalk,
  refresh: (message_id: number) => void,
  reopen: () => void,
) {
  const { id: my_id } = useMe();
  const latest = useLatest({ ...open, refresh, reopen });
  const client = useQueryClient();
  const lookedAt = useRef(0);
  useEffect(() => {
    // What oneself sent is told without the id by which its placeholder knows it: the answer to the sending has that,
    // and where no answer comes, or another device sent it, the message is asked for.
    const hearOwn = (message_id: number): void => {
      const wait = latest.current.talk.placeholders.length > 0 ? ANSWER_WAIT_MS : 0;
      setTimeout(() => {
        const { talk, act } = latest.current;
        if (has(talk, message_id)) return;
        void client.invalidateQueries({ queryKey: [getDraft.route] });
        readOne(message_id).then(
          (message) => act({ kind: 'arrived', message }),
          () => undefined,
        );
      }, wait);
    };
    const hear = (news: TalkNews): void => {
      const { act, talk, catchUp, refresh: readAnew } = latest.current;
      if (news.kind === 'message') {
        const { message } = news.data;
        if (leavesGap(talk, message)) catchUp();
        if (message.author_user_id === my_id) hearOwn(message.message_id);
        else {
          act({ kind: 'arrived', message });
          if (!isTold(message)) readAnew(message.message_id);
        }
      } else if (news.kind === 'edit') {
        act({ kind: 'edited', ...news.data });
        // A file may have been taken out of it.
        readAnew(news.data.message_id);
      } else if (news.kind === 'deleted') act({ kind: 'deleted', message_id: news.data.message_id });
      else if (news.kind === 'touched') readAnew(news.data.message_id);
      else if (news.kind === 'read') {
        const { user_id, number, seen_at: at } = news.data;
        act({ kind: user_id === my_id ? 'seen_by_me' : 'seen_by_other', number, at, my_id });
      } else if (news.kind === 'read_all') {
        const at = new Date().toISOString();
        act({ kind: 'seen_by_me', number: Number.MAX_SAFE_INTEGER, at, my_id });
      } else if (news.kind === 'vote') {
        const { message_id, voters, answers, user_id, answer_id } = news.data;
        const votes = new Map(answers.map(({ id, votes }) => [id, votes]));
        const isMe = user_id === my_id;
        act({
          kind: 'polled',
          message_id,
          poll: (poll) => ({
            ...poll,
            voters,
            answers: poll.answers.map((one) => ({
              ...one,
              votes: votes.get(one.id) ?? one.votes,
              is_mine: isMe ? one.id === answer_id : one.is_mine,
            })),
          }),
        });
      } else if (news.kind === 'reload') latest.current.reopen();
      else if (Date.now() - lookedAt.current > OWN_SIDE_MS) {
        lookedAt.current = Date.now();
        catchUp();
      }
    };
    return talkNews.listen(groupId, hear);
  }, [groupId, my_id, client]);
}
