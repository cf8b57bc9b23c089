import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { dayIn, parseMoment } from '#platform/contract/dates.ts';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/data/call.ts';
import { CallError } from '#platform/web/data/call-error.ts';
import { timeZoneOf, useMe } from '#platform/web/data/me.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { listMessages } from '../../contract/list-messages.ts';
import { keptPlaceholders } from './kept-placeholders.ts';
import { emptyTalk, type Page, type Talk, type TalkAction } from './talk.ts';
import { talkAfter } from './talk-after.ts';

/** Where a conversation is opened: at a message, on a day, at its end, or where one stopped reading. */
export type Place = { around?: number; date?: string; end?: true };

type Edge = 'older' | 'newer';

export type OpenTalk = {
  talk: Talk;
  act: (action: TalkAction) => void;
  /** Counts the openings: with each, the list is to be brought to its place anew. */
  opening: number;
  /** The message to which it was opened. */
  goal: number | null;
  error: CallError | null;
  open: (place?: Place) => void;
  /** Fetches what lies before or after the window, once at a time. */
  extend: (edge: Edge) => void;
  failedEdge: Edge | null;
  catchUp: () => void;
};

const asPage = ({ data, meta }: AnswerOf<typeof listMessages>): Page => ({
  messages: data,
  older: meta.previous,
  newer: meta.next,
});

/** The messages of one conversation as far as they are fetched; `use-talk-news.ts` keeps them in step. */
export function useTalk(groupId: number, start: Place): OpenTalk {
  const me = useMe();
  const time_zone = timeZoneOf(me);
  const [talk, act] = useReducer(talkAfter, emptyTalk, (empty) => ({
    ...empty,
    placeholders: keptPlaceholders.read(me.id, groupId),
  }));
  const [opened, setOpened] = useState<{ opening: number; goal: number | null }>({ opening: 0, goal: null });
  const [error, setError] = useState<CallError | null>(null);
  const [failedEdge, setFailedEdge] = useState<Edge | null>(null);
  const busy = useRef(new Set<Edge | 'end'>());
  const latest = useLatest(talk);
  const first = useRef(start);

  const fetchPage = useCallback(
    (query: Parameters<typeof call<typeof listMessages>>[1]['query'], background: boolean) =>
      call(listMessages, { params: { groupId }, query }, { inPlace: true, background }),
    [groupId],
  );

  const openAt = useCallback(
    async ({ end, ...place }: Place) => {
      let answer = await fetchPage(place, false);
      const { first_unread } = answer.meta;
      const isFromStart = !end && place.around === undefined && place.date === undefined;
      const isInside = answer.data.some(({ message_id }) => message_id === first_unread);
      if (isFromStart && first_unread !== null && !isInside) answer = await fetchPage({ around: first_unread }, false);
      act({ kind: 'opened', page: asPage(answer), first_unread: end ? null : first_unread });
      const { date } = place;
      const isFrom = (at: string) => date !== undefined && dayIn(time_zone, parseMoment(at)) >= date;
      const onDay = answer.data.find(({ creation_date }) => isFrom(creation_date));
      const goal = place.around ?? onDay?.message_id ?? null;
      setOpened(({ opening }) => ({ opening: opening + 1, goal }));
    },
    [fetchPage, time_zone],
  );
  const open = useCallback(
    (place: Place = {}) => {
      setError(null);
      openAt(place).catch((failure: unknown) => {
        if (failure instanceof CallError) setError(failure);
      });
    },
    [openAt],
  );
  useEffect(() => open(first.current), [open]);

  const once = useCallback((what: Edge | 'end', work: () => Promise<void>) => {
    if (busy.current.has(what)) return;
    busy.current.add(what);
    work()
      .catch((failure: unknown) => {
        if (failure instanceof CallError && what !== 'end') setFailedEdge(what);
      })
      .finally(() => busy.current.delete(what));
  }, []);

  const extend = useCallback(
    (edge: Edge) => {
      const cursor = latest.current[edge];
      if (cursor === null) return;
      once(edge, async () => {
        setFailedEdge(null);
        const direction = edge === 'older' ? 'previous' : 'next';
        act({ kind: edge, page: asPage(await fetchPage({ cursor, direction }, true)) });
      });
    },
    [fetchPage, once],
  );
  const catchUp = useCallback(
    () => once('end', async () => act({ kind: 'caught_up', page: asPage(await fetchPage({}, true)) })),
    [fetchPage, once],
  );

  useEffect(() => keptPlaceholders.write(me.id, groupId, talk.placeholders), [me.id, groupId, talk.placeholders]);
  return { talk, act, ...opened, error, open, extend, failedEdge, catchUp };
}
