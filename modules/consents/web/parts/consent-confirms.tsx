import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { formatMoment } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { deleteConsent } from '../../contract/delete-consent.ts';
import { remindOfConsent } from '../../contract/remind-of-consent.ts';
import { saveConsent } from '../../contract/save-consent.ts';
import type { Consent } from '../../contract/shapes.ts';
import { stateOf } from '../../rules/judge-change.ts';
import { listPath, placeOf } from '../data/admin-address.ts';
import { useSchoolQuery } from '../data/use-school-query.ts';

type Props = { consent: Consent; opened: boolean; onClose: () => void };

/** Archiving cannot be undone. */
export function ArchiveConfirm({ consent: { id, title }, ...dialog }: Props) {
  const { t } = useTranslation('consents');
  const query = useSchoolQuery();
  return (
    <WriteConfirm
      {...dialog}
      endpoint={saveConsent}
      input={{ params: { id }, query, body: { consent: { is_archived: true } } }}
      title={t('archive.title', { title })}
      cancelLabel={t('archive.cancel')}
      confirmLabel={t('archive.confirm')}
      done={t('toasts.consent_archived')}
    >
      {t('archive.text')}
    </WriteConfirm>
  );
}

/** Nothing is left of a consent that is deleted; the server refuses it once somebody has answered. */
export function DeleteConfirm({ consent, ...dialog }: Props) {
  const { t } = useTranslation('consents');
  const navigate = useNavigate();
  const { id, title } = consent;
  const state = stateOf(consent);
  return (
    <WriteConfirm
      {...dialog}
      endpoint={deleteConsent}
      input={{ params: { id } }}
      title={t('delete.title', { title })}
      cancelLabel={t('delete.keep')}
      confirmLabel={t('delete.confirm')}
      done={t('toasts.consent_deleted')}
      onDone={() => void navigate(listPath(placeOf(state)), { preventScrollReset: true })}
    >
      {t(state === 'draft' ? 'delete.text_draft' : 'delete.text')}
    </WriteConfirm>
  );
}

/** Those who have not answered hear of it once more. */
export function RemindConfirm({ consent: { id, title, reminded_at }, ...dialog }: Props) {
  const { t } = useTranslation('consents');
  const reader = useReader();
  const query = useSchoolQuery();
  return (
    <WriteConfirm
      {...dialog}
      endpoint={remindOfConsent}
      input={{ params: { id }, query, body: {} }}
      title={t('remind.title', { title })}
      confirmLabel={t('remind.confirm')}
      done={t('toasts.consent_reminded')}
      dangerous={false}
    >
      {t('remind.text')}
      {reminded_at && ` ${t('remind.last', { date: formatMoment(reminded_at, reader) })}`}
    </WriteConfirm>
  );
}
