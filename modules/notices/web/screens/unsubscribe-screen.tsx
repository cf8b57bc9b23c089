import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useWrite } from '#platform/web/data/use-write.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { OpenPage } from '#platform/web/ui/open-page.tsx';
import { stopDigest } from '../../contract/stop-digest.ts';

/** The link at the foot of a digest. It asks first: mail programs open links by themselves to look at them. */
export default function UnsubscribeScreen() {
  const { t } = useTranslation('notices');
  const { token = '' } = useParams();
  const [isStopped, setIsStopped] = useState<boolean | null>(null);
  const stop = useWrite(stopDigest, { inPlace: true, onDone: ({ is_stopped }) => setIsStopped(is_stopped) });
  // A link that lost its end on the way is no link of ours either, however it is refused.
  const isWrong = isStopped === false || stop.error?.key === 'invalid_request';
  if (isStopped === null && !isWrong) {
    return (
      <OpenPage title={t('unsubscribe.title')}>
        <EmptyFace
          isPage
          drawing="door"
          title={t('unsubscribe.title')}
          sentence={t('unsubscribe.question')}
          action={
            <Button loading={stop.pending} onClick={() => stop.run({ params: { token } })}>
              {t('unsubscribe.confirm')}
            </Button>
          }
        />
        <ErrorNotice error={stop.error} />
      </OpenPage>
    );
  }
  const outcome = isWrong ? 'wrong' : 'done';
  return (
    <OpenPage title={t('unsubscribe.title')}>
      <EmptyFace
        isPage
        drawing={isWrong ? 'lost' : 'done'}
        title={t(`unsubscribe.${outcome}_title`)}
        sentence={t(`unsubscribe.${outcome}`)}
      />
    </OpenPage>
  );
}
