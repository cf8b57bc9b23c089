import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#platform/contract/shapes.ts';
import { call } from '#platform/web/data/call.ts';
import { CallError, refusedError } from '#platform/web/data/call-error.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { finishIdCard } from '../../contract/finish-id-card.ts';
import { startIdCard } from '../../contract/start-id-card.ts';
import type { ProofProps } from './proof-ways.ts';
import { CardFailure, type CardTrouble, isTrouble, signWithCard } from './web-eid.ts';

type State =
  | { readonly face: 'waiting' }
  | { readonly face: CardTrouble }
  | { readonly face: 'failed'; readonly error: CallError };

/** Has a card sign a fresh nonce and shows it to the server; begins at once, and again when asked to. */
export function useCardTurn({ purpose, onDone }: ProofProps, language: string) {
  const [state, setState] = useState<State>({ face: 'waiting' });
  const running = useRef<AbortController | null>(null);
  const done = useLatest(onDone);

  const run = useCallback(async () => {
    running.current?.abort();
    const leaving = new AbortController();
    running.current = leaving;
    const { signal } = leaving;
    setState({ face: 'waiting' });
    try {
      const body = { purpose, language: language as Language };
      const { turn, nonce } = await call(startIdCard, { body }, { inPlace: true, signal });
      const token = await signWithCard(nonce, language, signal);
      const shown = { turn, origin: location.origin, token };
      const { user_id } = await call(finishIdCard, { body: shown }, { inPlace: true, signal });
      done.current(user_id);
    } catch (failure) {
      if (signal.aborted) return;
      // A card that did not sign is told like a refusal of the server: the words are the same.
      if (failure instanceof CardFailure)
        setState(
          isTrouble(failure.fault)
            ? { face: failure.fault }
            : { face: 'failed', error: refusedError(404, failure.fault) },
        );
      else if (failure instanceof CallError) setState({ face: 'failed', error: failure });
      else throw failure;
    }
  }, [purpose, language]);
  useEffect(() => () => running.current?.abort(), []);
  return { state, run };
}
