import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#platform/web/data/call-error.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { duringCeremony } from './ceremony-turn.ts';

type State = { pending: boolean; fault: string | null };

/** The name under which browsers say that a device has a passkey of this account already. */
const HAS_ONE = 'InvalidStateError';

/** Something that a person does with a device: asked for by a button, ended by them or by us, told in a sentence. */
export function useCeremony<T>(work: () => Promise<T>, onDone: (result: T) => void): State & { run: () => void } {
  const { t } = useTranslation('account');
  const [state, setState] = useState<State>({ pending: false, fault: null });
  const latest = useLatest({ work, onDone });
  const running = useRef(false);

  const run = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    setState({ pending: true, fault: null });
    try {
      const result = await duringCeremony(latest.current.work);
      setState({ pending: false, fault: null });
      latest.current.onDone(result);
    } catch (error) {
      if (error instanceof CallError && error.isTold) return setState({ pending: false, fault: null });
      const isKnown = error instanceof Error && error.name === HAS_ONE;
      const said = error instanceof CallError ? errorSentence(error) : null;
      setState({ pending: false, fault: said ?? t(isKnown ? 'passkeys.on_device' : 'passkeys.cancelled') });
    } finally {
      running.current = false;
    }
  }, [t]);
  return { ...state, run: () => void run() };
}
