import { Anchor, Button, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toHost } from '#platform/contract/frame-messages.ts';
import { tellHost } from '#platform/web/frame/host-line.ts';
import { DialogActions } from '#platform/web/ui/dialog.tsx';
import { askHost } from './ask-host.ts';
import { useLaunchState } from './launch-state.ts';
import { SignInAtTop } from './sign-in-at-top.tsx';
import { handoverLink } from './sign-in-beside.tsx';
import { useHandover } from './use-handover.ts';

/** The session of a frame is over: the host may open another one, and then the page goes on by itself. */
export function SessionOver({ onStay }: { onStay: () => void }) {
  const { t } = useTranslation('shell');
  const { t: tUi } = useTranslation();
  const state = useLaunchState();
  const { href, isWaiting, begin } = useHandover();
  const text = state.is === 'refused' ? t('frame.used_or_old') : t('frame.over');
  useEffect(() => {
    tellHost(toHost.signed_out, {});
    askHost();
  }, []);
  return (
    <>
      <Text>{isWaiting ? t('frame.waiting') : text}</Text>
      {href !== null && (
        <Anchor href={href} {...handoverLink} onClick={begin} size="sm" mt="xs" display="inline-block">
          {t('unauthorized.new_tab')}
        </Anchor>
      )}
      <DialogActions>
        <Button variant="subtle" onClick={onStay} data-autofocus>
          {t('unauthorized.stay')}
        </Button>
        <SignInAtTop />
        <Button onClick={askHost} loading={state.is === 'running'}>
          {tUi('error.try_again')}
        </Button>
      </DialogActions>
    </>
  );
}
