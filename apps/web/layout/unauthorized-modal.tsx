import { Anchor, Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router';
import { boot } from '#platform/web/data/launch.ts';
import { leaveForSignIn } from '#platform/web/data/leave-document.ts';
import { signInPath } from '#platform/web/data/return-path.ts';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import { QuietNotice } from '#platform/web/ui/quiet-notice.tsx';
import { SessionOver } from '../frame/session-over.tsx';
import { useSessionEnd } from './use-session-end.ts';

/** Opens when the session is over. Calls wait behind it and go on when the same person is back. */
export function UnauthorizedModal() {
  const { t } = useTranslation('shell');
  const { state, show, stay } = useSessionEnd();
  return (
    <>
      <Dialog
        opened={state === 'out'}
        onClose={stay}
        title={t('unauthorized.title')}
        width="small"
        fillsPhone={false}
        closable={false}
        blurred
      >
        {boot.foreign ? <SessionOver onStay={stay} /> : <SignInAgain onStay={stay} />}
      </Dialog>
      {state === 'staying' && (
        <QuietNotice text={t('unauthorized.notice')} action={{ label: t('unauthorized.go_to_login'), run: show }} />
      )}
    </>
  );
}

/** The two ways back: in another tab, so that nothing here is lost, or here. */
function SignInAgain({ onStay }: { onStay: () => void }) {
  const { t } = useTranslation('shell');
  const here = useLocation();
  // In a frame of our own the person is on the page around it, and comes back to that.
  const { pathname, search, hash } = boot.framed ? (window.top ?? window).location : here;
  const signInHref = useHref(signInPath(pathname + search + hash));
  return (
    <>
      <Text>{t('unauthorized.error_not_logged')}</Text>
      <Anchor href={signInHref} target="_blank" rel="opener" size="sm" mt="xs" display="inline-block">
        {t('unauthorized.new_tab')}
      </Anchor>
      <DialogActions>
        <Button variant="default" onClick={onStay} data-autofocus>
          {t('unauthorized.stay')}
        </Button>
        <Button onClick={() => leaveForSignIn(signInHref)}>{t('unauthorized.go_to_login')}</Button>
      </DialogActions>
    </>
  );
}
