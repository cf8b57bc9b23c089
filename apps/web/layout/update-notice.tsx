import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorBus } from '#platform/web/errors/error-bus.ts';
import { QuietNotice } from '#platform/web/ui/quiet-notice.tsx';

/** A newer build is running: a quiet notice, because what is being typed matters more. */
export function UpdateNotice() {
  const { t } = useTranslation('shell');
  const [isOld, setIsOld] = useState(false);
  useEffect(() => errorBus.listen(({ kind }) => void (kind === 'app_updated' && setIsOld(true))), []);
  if (!isOld) return null;
  return <QuietNotice text={t('update.text')} action={{ label: t('update.reload'), run: () => location.reload() }} />;
}
