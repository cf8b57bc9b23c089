import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CallError } from '#platform/web/data/call-error.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { LeadOn } from '#platform/web/ui/lead-on.tsx';
import { PREMIUM_ONLY } from '../data/mine-address.ts';

/** A list that did not come is a hint of danger in its place (S3 section 7). */
export function FailedList({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const { t } = useTranslation();
  if (error.key === 'feature_permission_missing') return <LeadOn to={PREMIUM_ONLY} />;
  return (
    <>
      <ErrorNotice error={error} />
      <Button variant="default" onClick={onRetry}>
        {t('error.try_again')}
      </Button>
    </>
  );
}
