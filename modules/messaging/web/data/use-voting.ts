import { useCallback, useEffect, useRef, useState } from 'react';
import { useWrite } from '#platform/web/data/use-write.ts';
import { resetVote } from '../../contract/reset-vote.ts';
import type { Poll } from '../../contract/shapes.ts';
import { votePoll } from '../../contract/vote-poll.ts';
import { withVote } from './poll-state.ts';

/**
 * A choice is shown at once; a refusal shows again how the poll stands. Whoever changes their mind while a choice is on its
 * way has the last one sent after it, however that one ended.
 */
export function useVoting(poll: Poll, onChanged: (poll: Poll) => void) {
  const [wanted, setWanted] = useState<{ answer_id: number | null } | null>(null);
  const asked = useRef<typeof wanted>(null);
  const settle = useCallback((): void => {
    const settled = asked.current;
    setWanted((last) => (last === settled ? null : last));
  }, []);
  const onDone = (now: Poll): void => {
    onChanged(now);
    settle();
  };
  const vote = useWrite(votePoll, { onDone });
  const reset = useWrite(resetVote, { onDone });
  const failed = vote.error ?? reset.error;
  useEffect(() => {
    if (failed) settle();
  }, [failed, settle]);
  const isBusy = vote.pending || reset.pending;
  useEffect(() => {
    if (isBusy || wanted === null || wanted === asked.current) return;
    asked.current = wanted;
    const { answer_id } = wanted;
    const params = { pollId: poll.id };
    if (answer_id === null) reset.run({ params });
    else vote.run({ params, body: { answer_id } });
  }, [isBusy, wanted, poll.id, vote.run, reset.run]);
  return {
    shown: wanted ? withVote(poll, wanted.answer_id) : poll,
    choose: (answer_id: number | null) => setWanted({ answer_id }),
  };
}
