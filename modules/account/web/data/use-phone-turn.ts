import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#platform/web/data/call.ts';
import { CallError } from '#platform/web/data/call-error.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { pollEid } from '../../contract/poll-eid.ts';
import { smartIdTrip } from './eid-trip.ts';

/** A phone that is being asked: the code to compare, or what opens the app here; with neither, a QR code is scanned. */
export type PhoneTurn = {
  readonly turn: string;
  readonly verification_code: string | null;
  readonly app_link?: string | null;
  /** What the app on this device led back with. */
  readonly came_back?: { readonly secret_digest: string; readonly challenge_verifier: string };
};

type Begin = (signal: AbortSignal) => Promise<PhoneTurn>;

const AWAY_MS = 2_000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What may be over in a moment: the service, or the line to us. The turn itself goes on meanwhile. */
const mayPass = (error: unknown): boolean =>
  error instanceof CallError && (error.offline || error.key === 'eid_service_away');

/** Whether the app has led into another tab, which goes on from there. */
const wentOnElsewhere = ({ turn, app_link = null }: PhoneTurn, { key }: CallError): boolean =>
  app_link !== null && key === 'verification_session_expired' && !smartIdTrip.isOn(turn);

/** Asks until the phone has answered, and shows each new link. Each question waits at the server for a second. */
async function follow(
  { turn, came_back }: PhoneTurn,
  signal: AbortSignal,
  onLink: (link: string | null) => void,
): Promise<number> {
  const body = { turn, came_back: came_back ?? null };
  for (;;) {
    try {
      const { user_id, link } = await call(pollEid, { body }, { background: true, inPlace: true, signal });
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
  const done = useLatest(onDone);

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
      let turn: PhoneTurn | null = null;
      try {
        turn = await begin(leaving.signal);
        setAsked(turn);
        const user_id = await follow(turn, leaving.signal, setLink);
        cancel();
        done.current(user_id);
      } catch (failure) {
        if (leaving.signal.aborted) return;
        cancel();
        if (!(failure instanceof CallError)) throw failure;
        if (turn === null || !wentOnElsewhere(turn, failure)) setError(failure);
      }
    },
    [cancel],
  );
  return { asked, link, pending, error, run, cancel };
}
