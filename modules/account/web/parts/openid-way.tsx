import { Button } from '@mantine/core';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#platform/contract/shapes.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { startOpenid } from '../../contract/start-openid.ts';
import { openidTrip } from '../data/eid-trip.ts';
import type { ProofProps } from '../data/proof-ways.ts';
import { useTripBack } from '../data/use-trip-back.ts';
import classes from './eid.module.css';

/** A sign-in service outside: the tab goes there and comes back. */
export default function OpenidWay({ purpose }: ProofProps) {
  const { t, i18n } = useTranslation('account');
  const back = useTripBack(purpose);
  const { run, pending, error } = useWrite(startOpenid, {
    inPlace: true,
    onDone: ({ turn, url }) => {
      openidTrip.begin({ turn, purpose, back });
      location.assign(url);
    },
  });
  const language = i18n.language as Language;
  const leave = useCallback(
    () => run({ body: { purpose, language, origin: location.origin } }),
    [run, purpose, language],
  );
  useEffect(leave, [leave]);
  return (
    <div className={classes.way}>
      <ErrorNotice error={error} />
      {error ? (
        <Button fullWidth loading={pending} onClick={leave}>
          {t('eid.try_again')}
        </Button>
      ) : (
        <p className={classes.note} role="status">
          {t('eid.openid_leaving')}
        </p>
      )}
    </div>
  );
}
