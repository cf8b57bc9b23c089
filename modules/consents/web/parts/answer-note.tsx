import { useTranslation } from 'react-i18next';
import { formatMoment } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import type { UserConsent } from '../../contract/shapes.ts';
import classes from './my-consent.module.css';

/** Which answer stands, since when, and who gave it. */
export function AnswerNote({ question }: { question: UserConsent }) {
  const { t } = useTranslation('consents');
  const reader = useReader();
  const { status, answered_by } = question;
  const at = question.accepted_at ?? question.denied_at;
  if (status === 'pending' || at === null) return null;
  const date = formatMoment(at, reader);
  // Somebody who has left the system gave it; the answer stands all the same.
  return (
    <p className={classes.note}>
      {answered_by ? t(`mine.${status}_by`, { date, name: answered_by }) : t(`mine.${status}_on`, { date })}
    </p>
  );
}
