import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CallError } from '#platform/web/data/call-error.ts';
import { boot } from '#platform/web/data/launch.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { PageFace } from '../layout/page-face.tsx';
import { askHost } from './ask-host.ts';
import { SignInBeside } from './sign-in-beside.tsx';
import { useHandover } from './use-handover.ts';

/** A launch code that opened nothing: it was used, it is too old, or it is for somebody else. */
export function RefusedFace({ error }: { error: CallError }) {
  const { t } = useTranslation('shell');
  const { t: tUi } = useTranslation();
  const handover = useHandover();
  const isOurs = error.status >= 400 && error.status < 500 && error.status !== 429;
  const mayNot = error.status === 403;
  const sentence = mayNot ? t('frame.not_possible') : isOurs ? t('frame.used_or_old') : errorSentence(error);
  return (
    <PageFace
      isAlone
      drawing={error.offline ? 'offline' : isOurs ? 'door' : 'broken'}
      accent={isOurs ? 'yellow' : 'coral'}
      title={t('frame.refused')}
      sentence={handover.isWaiting ? t('frame.waiting') : sentence}
      action={
        <Group justify="center">
          {boot.framed ? (
            <>
              <Button onClick={askHost}>{tUi('error.try_again')}</Button>
              <SignInBeside {...handover} />
            </>
          ) : (
            // The code is gone from the address: whoever is signed in sees the page, anybody else the sign-in form.
            <Button onClick={() => location.reload()}>{t('frame.go_on')}</Button>
          )}
        </Group>
      }
    />
  );
}
