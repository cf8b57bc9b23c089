import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#platform/web/data/call.ts';
import { CallError } from '#platform/web/data/call-error.ts';
import { pollEid } from '../../contract/poll-eid.ts';

/** A phone that is being asked: the code to compare, or what the QR code has to show now. */
export type PhoneTurn = { readonly turn: string; readonly verification_code: string | null };

type Begin = (signal: AbortSignal) => Promise<PhoneTurn>;

const AWAY_MS = 2_000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What may be over in a moment: the service, or the line to us. The turn itself goes on meanwhile. */
const mayPass = (error: unknown): boolean =>
  error instanceof CallError && (error.offline || error.key === 'eid_service_away');

/** Asks until the phone has answered, and shows each new link. Each question waits at the server for a second. */
async function follow(turn: string, signal: AbortSignal, onLink: (link: string | null) => void): Promise<number> {
  for (;;) {
    try {
      const { user_id, link } = await call(pollEid, { body: { turn } }, { background: true, inPlace: true, signal });
      if (user_id !== null) return user_id;
      onLink(link);
    } catch (error) {
      if (!mayPass(error)) throw error;
      await pause(AWAY_MS);
    }
    signal.throwIfAborted();
  }
}

/** Asks a phone and waits for its answer; leaving the screen, or cancelling, gives it up. */
export function usePhoneTurn(onDone: (user_id: number) => void) {
  const [asked, setAsked] = useState<PhoneTurn | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const running = useRef<AbortController | null>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setAsked(null);
    setLink(null);
    setPending(false);
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    async (begin: Begin) => {
      if (running.current) return;
      const leaving = new AbortController();
      running.current = leaving;
      setError(null);
      setPending(true);
      try {
        const turn = await begin(leaving.signal);
        setAsked(turn);
        const user_id = await follow(turn.turn, leaving.signal, setLink);
        cancel();
        done.current(user_id);
      } catch (failure) {
        if (leaving.signal.aborted) return;
        cancel();
        if (!(failure instanceof CallError)) throw failure;
        setError(failure);
      }
    },
    [cancel],
  );
  return { asked, link, pending, error, run, cancel };
}
