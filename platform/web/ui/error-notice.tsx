import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../data/call-error.ts';
import { errorSentence } from '../errors/error-sentence.ts';
import classes from './error-notice.module.css';

/** A failure near the thing, unless it is told elsewhere: above a form's button, or beside a list that could not be refreshed. */
export function ErrorNotice({ error }: { error: CallError | null }) {
  const { t } = useTranslation();
  if (!error || error.isTold) return null;
  return (
    <div className={classes.notice} role="alert" tabIndex={-1}>
      <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
      <div>
        <p className={classes.text}>{errorSentence(error)}</p>
        {error.status >= 500 && error.requestId && (
          <p className={classes.note}>{t('error.request_id', { id: error.requestId })}</p>
        )}
      </div>
    </div>
  );
}
