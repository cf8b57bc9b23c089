import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { buildWatch } from '#platform/web/data/build-watch.ts';
import { QuietNotice } from '#platform/web/ui/quiet-notice.tsx';

/** A newer build is running: a quiet notice, because what is being typed matters more. */
export function UpdateNotice() {
  const { t } = useTranslation('shell');
  const isOld = useSyncExternalStore(buildWatch.listen, buildWatch.isOld);
  if (!isOld) return null;
  return <QuietNotice text={t('update.text')} action={{ label: t('update.reload'), run: () => location.reload() }} />;
}
