import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CallError } from '#platform/web/data/call-error.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import classes from './save-bar.module.css';

type Props = { error: CallError | null; pending: boolean; onDiscard: () => void };

/** Stays at the foot of the window while a form has unsaved changes. */
export function SaveBar({ error, pending, onDiscard }: Props) {
  const { t } = useTranslation('people');
  return (
    <div className={classes.bar}>
      <ErrorNotice error={error} />
      <div className={classes.line}>
        <span className={classes.text} role="status">
          {t('settings.unsaved')}
        </span>
        <div className={classes.buttons}>
          <Button variant="default" onClick={onDiscard} disabled={pending}>
            {t('settings.discard')}
          </Button>
          <Button type="submit" loading={pending}>
            {t('settings.save')}
          </Button>
        </div>
      </div>
    </div>
  );
}
