import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../data/call-error.ts';
import { ErrorNotice } from './error-notice.tsx';
import classes from './save-bar.module.css';
import { useRootMark } from './use-root-mark.ts';

type Props = { error: CallError | null; pending: boolean; onDiscard: () => void };

/** Stays at the foot of the window while a form has unsaved changes. */
export function SaveBar({ error, pending, onDiscard }: Props) {
  const { t } = useTranslation();
  useRootMark('saveBar');
  return (
    <div className={classes.bar}>
      <ErrorNotice error={error} />
      <div className={classes.line}>
        <span className={classes.text} role="status">
          {t('save_bar.unsaved')}
        </span>
        <div className={classes.buttons}>
          <Button variant="default" onClick={onDiscard} disabled={pending}>
            {t('save_bar.discard')}
          </Button>
          <Button type="submit" loading={pending}>
            {t('save_bar.save')}
          </Button>
        </div>
      </div>
    </div>
  );
}
