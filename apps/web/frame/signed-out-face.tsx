import { Button, Group } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { signOutDebt } from '#platform/web/data/sign-out-debt.ts';
import { useSources } from '#platform/web/data/sources.ts';
import { PageFace } from '../layout/page-face.tsx';
import { askHost } from './ask-host.ts';
import { launchState, useLaunchState } from './launch-state.ts';
import { RefusedFace } from './refused-face.tsx';
import { SignInBeside } from './sign-in-beside.tsx';
import { useHandover } from './use-handover.ts';

/** In place of the sign-in page where another site frames us. The host is asked once by itself, then by the person. */
export function SignedOutFace({ onLaunched }: { onLaunched: () => void }) {
  const { t } = useTranslation('shell');
  const { t: tUi } = useTranslation();
  const { session } = useSources();
  const state = useLaunchState();
  const handover = useHandover();
  useEffect(() => {
    if (signOutDebt.isOwed()) session.signOut().then(signOutDebt.settle, () => undefined);
    if (launchState.get().is !== 'left') askHost();
  }, [session]);
  useEffect(
    () =>
      launchState.listen(() => {
        if (launchState.get().is === 'done') onLaunched();
      }),
    [onLaunched],
  );
  if (state.is === 'refused') return <RefusedFace error={state.error} />;
  return (
    <PageFace
      isAlone
      drawing="door"
      title={t('frame.signed_out')}
      sentence={handover.isWaiting ? t('frame.waiting') : t('frame.signed_out_text')}
      action={
        <Group justify="center">
          <Button onClick={askHost} loading={state.is === 'running'}>
            {tUi('error.try_again')}
          </Button>
          <SignInBeside {...handover} />
        </Group>
      }
    />
  );
}
