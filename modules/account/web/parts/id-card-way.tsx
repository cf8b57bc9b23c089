import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { type EidDemonstration, useEidWays } from '../data/eid-ways.ts';
import type { ProofProps } from '../data/proof-ways.ts';
import { useCardTurn } from '../data/use-card-turn.ts';
import classes from './eid.module.css';

const DemoCardReader = lazy(() => import('./demo-card-reader.tsx'));

/** ID card: the browser's own software asks for the PIN, we only wait for it. */
function CardTurn(props: ProofProps) {
  const { t, i18n } = useTranslation('account');
  const { state, run } = useCardTurn(props, i18n.language);
  useEffect(() => void run(), [run]);
  return (
    <>
      {state.face === 'waiting' && (
        <p className={classes.note} role="status">
          {t('eid.card_waiting')}
        </p>
      )}
      {state.face === 'failed' && <ErrorNotice error={state.error} />}
      {state.face !== 'waiting' && state.face !== 'failed' && (
        <p className={classes.note} role="alert">
          {t(`eid.${state.face}`)}
        </p>
      )}
      {state.face !== 'waiting' && (
        <Button size="md" fullWidth onClick={() => void run()}>
          {t('eid.try_again')}
        </Button>
      )}
    </>
  );
}

/** In the demonstration a reader stands on the page itself, and is there before anything is asked of it. */
function WithReader({ demonstration, ...props }: ProofProps & { demonstration: EidDemonstration | null }) {
  if (!demonstration) return <CardTurn {...props} />;
  return (
    <Suspense>
      <CardTurn {...props} />
      <DemoCardReader demonstration={demonstration} />
    </Suspense>
  );
}

export default function IdCardWay(props: ProofProps) {
  const ways = useEidWays();
  return <div className={classes.way}>{ways && <WithReader {...props} demonstration={ways.demonstration} />}</div>;
}
