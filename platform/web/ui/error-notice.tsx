import { useTranslation } from 'react-i18next';
import type { CallError } from '../data/call-error.ts';
import { errorSentence } from '../errors/error-sentence.ts';
import classes from './error-notice.module.css';
import { NoticeBox } from './notice-box.tsx';

/** A failure near the thing, unless it is told elsewhere: above a form's button, or beside a list that could not be refreshed. */
export function ErrorNotice({ error }: { error: CallError | null }) {
  const { t } = useTranslation();
  if (!error || error.isTold) return null;
  return (
    <NoticeBox accent="coral" role="alert" tabIndex={-1} className={classes.notice}>
      <p className="kriit-lines">{errorSentence(error)}</p>
      {error.status >= 500 && error.requestId && (
        <p className={classes.note}>{t('error.request_id', { id: error.requestId })}</p>
      )}
    </NoticeBox>
  );
}
