import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { buildWatch } from '#platform/web/data/build-watch.ts';
import { QuietNotice } from '#platform/web/ui/quiet-notice.tsx';

/** Whoever has put it off is told again after this. */
const AGAIN_AFTER_MS = 30 * 60_000;

/** A newer build is running: a quiet notice, because what is being typed matters more. It may be put off. */
export function UpdateNotice() {
  const { t } = useTranslation('shell');
  const isOld = useSyncExternalStore(buildWatch.listen, buildWatch.isOld);
  const [isPutOff, setIsPutOff] = useState(false);
  useEffect(() => {
    if (!isPutOff) return;
    const timer = setTimeout(() => setIsPutOff(false), AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPutOff]);
  if (!isOld || isPutOff) return null;
  return (
    <QuietNotice
      text={t('update.text')}
      action={{ label: t('update.reload'), run: () => location.reload() }}
      onPutOff={() => setIsPutOff(true)}
    />
  );
}
