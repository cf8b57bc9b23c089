import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CallError } from '#platform/web/data/call-error.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { ForeignRole } from './foreign-role.tsx';
import classes from './full-page.module.css';
import { useWayToSignIn } from './leave.ts';

/** Nobody could be told who is here: the person counts as unauthorized, and sign-in is offered (S1 section 4). */
export function StartFailure({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const { t: tUi } = useTranslation();
  const goToSignIn = useWayToSignIn();
  if (error.key === 'invalid_role') return <ForeignRole onChosen={onRetry} />;
  const lines = [errorSentence(error)];
  if (error.requestId) lines.push(tUi('error.request_id', { id: error.requestId }));
  return (
    <main className={classes.page}>
      <PageTitle>{t('start.failed')}</PageTitle>
      <EmptyFace
        isPage
        drawing={error.offline ? 'offline' : 'broken'}
        accent="coral"
        title={t('start.failed')}
        sentence={lines.join('\n')}
        action={
          <Group justify="center">
            <Button onClick={onRetry}>{tUi('error.try_again')}</Button>
            <Button variant="default" onClick={goToSignIn}>
              {t('start.sign_in')}
            </Button>
          </Group>
        }
      />
    </main>
  );
}
