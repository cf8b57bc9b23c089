import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '#platform/web/data/call.ts';
import { timeZoneOf, useMe } from '#platform/web/data/me.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { getDraft } from '../../contract/get-draft.ts';
import { getMessage } from '../../contract/get-message.ts';
import { listMessages } from '../../contract/list-messages.ts';
import { hearTalk } from './hear-talk.ts';
import { keepTalk, type Place, type TalkCalls, type TalkKeeper, type TalkState } from './keep-talk.ts';
import { keptPlaceholders } from './kept-placeholders.ts';
import { seeAhead, takeAhead } from './read-ahead.ts';
import type { Placeholder } from './talk.ts';
import { talkNews } from './talk-news.ts';

export type OpenTalk = TalkState & Pick<TalkKeeper, 'act' | 'open' | 'extend' | 'wish'>;

const isStart = (place: Place): boolean => Object.keys(place).length === 0;

const callsFor = (groupId: number): TalkCalls => ({
  page: (query, background) =>
    (isStart(query) && !background && takeAhead(groupId)) ||
    call(listMessages, { params: { groupId }, query }, { inPlace: true, background }),
  one: (messageId) => call(getMessage, { params: { messageId } }, { inPlace: true, background: true }),
});

/** An open conversation, kept in step with what is told of it; `placeNow` says where to open it when it is read anew. */
export function useTalk(groupId: number, start: Place, placeNow: () => Place): OpenTalk {
  const me = useMe();
  const { id: my_id } = me;
  const time_zone = timeZoneOf(me);
  const client = useQueryClient();
  const [keeper] = useState(() => {
    const placeholders = keptPlaceholders.read(my_id, groupId);
    const keepUnsent = (before: readonly Placeholder[], now: readonly Placeholder[]) =>
      keptPlaceholders.write(my_id, groupId, before, now);
    const ready = isStart(start) ? seeAhead(groupId) : null;
    return keepTalk({ calls: callsFor(groupId), time_zone, placeholders, ready, keepUnsent });
  });
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  const latest = useLatest(placeNow);
  const first = useRef(start);
  useEffect(() => {
    // What was there already is whole if nothing was heard of the conversation until it listens for itself, which is now.
    if (keeper.state().opening === 0 || takeAhead(groupId) === null) keeper.open(first.current);
  }, [keeper, groupId]);
  useEffect(() => {
    const onOwn = () => void client.invalidateQueries({ queryKey: [getDraft.route] });
    const reopen = () => keeper.open(latest.current());
    return talkNews.listen(groupId, hearTalk(keeper, { my_id, onOwn, reopen }));
  }, [keeper, groupId, my_id, client]);
  const { act, open, extend, wish } = keeper;
  return useMemo(() => ({ ...state, act, open, extend, wish }), [state, act, open, extend, wish]);
}
