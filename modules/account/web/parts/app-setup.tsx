import { Skeleton, Text } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { beginAuthenticator } from '../../contract/begin-authenticator.ts';
import { FactorCodeForm } from './factor-code-form.tsx';
import classes from './second-step.module.css';

const QrPicture = lazy(() => import('./qr-picture.tsx'));

type Props = { onDone: (recovery_codes: readonly string[] | null) => void; onCancel: () => void };

/** The key in groups of four, as it is easier to type. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Sets up an authenticator app: a picture to scan or a key to type, and the first code. */
export function AppSetup({ onDone, onCancel }: Props) {
  const { t } = useTranslation('account');
  const [app, setApp] = useState<AnswerOf<typeof beginAuthenticator> | null>(null);
  const { run, error } = useWrite(beginAuthenticator, { inPlace: true, onDone: setApp });
  useEffect(() => run({}), [run]);
  // Whoever declines to show who they are has nothing to set up here.
  const isDeclined = error?.isTold === true;
  useEffect(() => {
    if (isDeclined) onCancel();
  }, [isDeclined, onCancel]);
  if (!app) return error ? <ErrorNotice error={error} /> : <Skeleton height={220} />;
  return (
    <>
      <div className={classes.scan}>
        <Suspense fallback={<Skeleton height={200} />}>
          <QrPicture text={app.uri} label={t('security.app_picture')} />
        </Suspense>
        <div>
          <p>{t('security.app_scan')}</p>
          <Text size="xs" c="dimmed">
            {t('security.app_key')}
          </Text>
          <code className={classes.key}>{grouped(app.secret)}</code>
        </div>
      </div>
      <FactorCodeForm factor="app" label={t('security.app_code')} onDone={onDone} onCancel={onCancel} />
    </>
  );
}
