import { Anchor, Button, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router';
import { signInPath } from '#platform/web/data/return-path.ts';
import { onOtherTab } from '#platform/web/data/session-channel.ts';
import { errorBus } from '#platform/web/errors/error-bus.ts';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import { QuietNotice } from '#platform/web/ui/quiet-notice.tsx';
import { placeOf } from './failure-place.ts';
import { useRecovery } from './use-recovery.ts';

/** `out` shows the modal, `staying` a quiet notice instead: the person wants to keep reading. */
type State = 'in' | 'out' | 'staying';

/** A call that is refused this soon after a doubt proves it wrong: else the two could go on for ever. */
const DOUBT_EVERY_MS = 10_000;

/** Opens when the session is over. Calls wait behind it and go on when the same person is back. */
export function UnauthorizedModal() {
  const { t } = useTranslation('shell');
  const [state, setState] = useState<State>('in');
  const { recover, isStillHere } = useRecovery();
  const doubt = useRef({ at: Number.NEGATIVE_INFINITY, pending: false });
  const { pathname, search, hash } = useLocation();
  const signInHref = useHref(signInPath(pathname + search + hash));

  useEffect(
    () =>
      errorBus.listen((event) => {
        if (placeOf(event) !== 'unauthorized') return;
        if (state !== 'in') return setState('out');
        // A call that was on its way while the role was switched carried the old token: the session is there.
        if (doubt.current.pending) return;
        if (Date.now() - doubt.current.at < DOUBT_EVERY_MS) return setState('out');
        doubt.current = { at: Date.now(), pending: true };
        void isStillHere().then((isHere) => {
          doubt.current.pending = false;
          if (!isHere) setState('out');
        });
      }),
    [state, isStillHere],
  );
  useEffect(() => {
    if (state === 'in') return;
    const tryAgain = async () => {
      if (await recover()) setState('in');
    };
    // A tab without a common channel, as in some frames, finds out when the person comes back to it.
    addEventListener('focus', tryAgain);
    const stop = onOtherTab((message) => void (message.kind === 'signed_in' && tryAgain()));
    return () => {
      removeEventListener('focus', tryAgain);
      stop();
    };
  }, [state, recover]);

  const goToLogin = () => (window.top ?? window).location.replace(signInHref);
  return (
    <>
      <Dialog
        opened={state === 'out'}
        onClose={() => setState('staying')}
        title={t('unauthorized.title')}
        width="small"
        fillsPhone={false}
        closable={false}
        blurred
      >
        <Text>{t('unauthorized.error_not_logged')}</Text>
        <Anchor href={signInHref} target="_blank" rel="opener" size="sm" mt="xs" display="inline-block">
          {t('unauthorized.new_tab')}
        </Anchor>
        <DialogActions>
          <Button variant="default" onClick={() => setState('staying')} data-autofocus>
            {t('unauthorized.stay')}
          </Button>
          <Button onClick={goToLogin}>{t('unauthorized.go_to_login')}</Button>
        </DialogActions>
      </Dialog>
      {state === 'staying' && (
        <QuietNotice
          text={t('unauthorized.notice')}
          action={{ label: t('unauthorized.go_to_login'), run: () => setState('out') }}
        />
      )}
    </>
  );
}
