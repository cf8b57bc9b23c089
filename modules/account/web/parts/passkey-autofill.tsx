import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';
import { CallError } from '#platform/web/data/call-error.ts';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { FaultNotice } from '#platform/web/ui/fault-notice.tsx';
import { PASSKEY_CHALLENGE_MINUTES } from '../../contract/limits.ts';
import { isCeremonyRunning, onCeremonyEnd } from '../data/ceremony-turn.ts';
import { mayUsePasskeys } from '../data/may-use-passkeys.ts';
import { signInByPasskey } from '../data/passkey-ceremony.ts';

/** A page that stays open asks anew before its challenge runs out. */
const RENEW_MS = (PASSKEY_CHALLENGE_MINUTES - 1) * 60_000;

/**
 * Lets the browser offer passkeys in the list under the username. It waits without a window, and is taken back
 * when one opens, when the challenge grows old, and when the page is left.
 */
export default function PasskeyAutofill({ onDone }: { onDone: (user_id: number) => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const done = useLatest(onDone);
  useEffect(() => {
    if (!mayUsePasskeys()) return;
    let isLeft = false;
    let takeBack: (() => void) | null = null;
    const offer = async () => {
      if (!(await browserSupportsWebAuthnAutofill()) || isLeft || isCeremonyRunning()) return;
      takeBack = () => WebAuthnAbortService.cancelCeremony();
      const user_id = await signInByPasskey(true);
      if (!isLeft) done.current(user_id);
    };
    // Only a passkey that somebody picked can be refused. Nobody has asked for the rest, so nobody hears of it when
    // it fails or is taken back; the form is there as before.
    const start = () =>
      void offer().catch((error: unknown) => {
        const isRefused = error instanceof CallError && error.key.startsWith('passkey_');
        if (isRefused && !isLeft) setFault(errorSentence(error));
      });
    start();
    const timer = setInterval(start, RENEW_MS);
    const stopListening = onCeremonyEnd(start);
    return () => {
      isLeft = true;
      clearInterval(timer);
      stopListening();
      if (!isCeremonyRunning()) takeBack?.();
    };
  }, []);
  return fault && <FaultNotice>{fault}</FaultNotice>;
}
