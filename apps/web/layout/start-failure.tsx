import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { CallError } from '#platform/web/data/call-error.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { useModules, type WebModule } from '#platform/web/module.ts';
import { LeadOn } from '#platform/web/ui/lead-on.tsx';
import { ForeignRole } from './foreign-role.tsx';
import { useWayToSignIn } from './leave.ts';
import { PageFace } from './page-face.tsx';

/** The error page of the module whose page was asked for, where it has one of its own. */
const errorPageOf = (modules: readonly WebModule[], path: string): string | undefined =>
  modules
    .flatMap(({ errorPage }) => errorPage ?? [])
    .find((page) => `${path}/`.startsWith(page.slice(0, page.lastIndexOf('/') + 1)));

/** Nobody could be told who is here: the person counts as unauthorized, and sign-in is offered (S1 section 4). */
export function StartFailure({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const { t: tUi } = useTranslation();
  const goToSignIn = useWayToSignIn();
  const { pathname, search } = useLocation();
  const errorPage = errorPageOf(useModules(), pathname);
  if (error.key === 'invalid_role') return <ForeignRole onChosen={onRetry} />;
  if (errorPage) {
    const message = new URLSearchParams({ message: error.key });
    return <LeadOn to={`${errorPage}?${message}`} state={{ from: pathname + search }} />;
  }
  const lines = [errorSentence(error)];
  if (error.requestId) lines.push(tUi('error.request_id', { id: error.requestId }));
  return (
    <PageFace
      isAlone
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
  );
}
