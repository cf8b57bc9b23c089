import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRealtime } from '#platform/web/realtime/use-realtime.ts';
import { QuietNotice } from '#platform/web/ui/quiet-notice.tsx';

/** A server that is started anew is back before this; nobody need hear of it. */
const NOTICE_AFTER_MS = 3_000;

/** Holds the connection to what others do, and says so while it is lost. */
export function ConnectionNotice() {
  const { t } = useTranslation('shell');
  const { state, tryNow } = useRealtime();
  const isLost = state === 'lost' || state === 'given_up';
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(isLost), isLost ? NOTICE_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [isLost]);
  if (!isLost || !isLate) return null;
  return (
    <QuietNotice
      text={t(state === 'lost' ? 'connection.lost' : 'connection.given_up')}
      // Not a new page: while nobody answers, that would be the end of what is on this one.
      action={{ label: t('connection.reconnect'), run: tryNow }}
    />
  );
}
