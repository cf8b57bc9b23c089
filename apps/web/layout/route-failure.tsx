import { Button, Group } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRouteError } from 'react-router';
import { isChunkError } from '#platform/web/errors/chunk-error.ts';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { reportCaught } from '#platform/web/errors/report-error.ts';
import { Face } from '#platform/web/ui/face.tsx';
import { failureLines } from '#platform/web/ui/failure-drawings.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import classes from './full-page.module.css';

/** Stands in for a page that could not be loaded or drawn; Refresh starts over. */
export function RouteFailure() {
  const error = useRouteError();
  const { t } = useTranslation('shell');
  const chunk = isChunkError(error);
  useEffect(() => {
    // What could not be fetched is the line's fault; everything else that breaks a page is ours.
    if (!chunk) reportCaught(error);
  }, [error, chunk]);
  const title = chunk ? sentenceOf('failed_chunk_message') : t('crash.title');
  return (
    <div className={classes.middle} role="alert">
      <PageTitle>{title}</PageTitle>
      <Face
        isPage
        lines={chunk ? failureLines.fresh : failureLines.broken}
        accent={chunk ? 'blue' : 'coral'}
        title={title}
        sentence={chunk ? t('chunk.text') : t('crash.text')}
        action={
          <Group justify="center">
            <Button onClick={() => location.reload()}>{t('chunk.refresh')}</Button>
            {!chunk && (
              <Button component={Link} to="/" variant="default">
                {t('crash.home')}
              </Button>
            )}
          </Group>
        }
      />
    </div>
  );
}

/** The same where there is no shell around it. */
export const StartRouteFailure = () => (
  <main>
    <RouteFailure />
  </main>
);
