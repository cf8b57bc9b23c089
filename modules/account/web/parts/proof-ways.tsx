import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordOf } from '#platform/web/i18n/word-of.ts';
import type { Proof } from '../../contract/proofs.ts';
import { useEidWays } from '../data/eid-ways.ts';
import { isOffered, type ProofProps, type ProofWay, proofWays } from '../data/proof-ways.ts';
import classes from './proof-ways.module.css';

// The button that was pressed is gone, so the reader goes on at what has taken its place.
const focusOn = (heading: HTMLElement | null) => heading?.focus();

type Props = ProofProps & {
  /** The ways that this person has not, of those that could be used here. */
  lacks?: readonly Proof[];
  children?: ReactNode;
};

/**
 * The ways to show who one is, beside what stands first, such as the form for a password: a button for each. The one that
 * was chosen takes the place of all that; what was typed before is still there when its reader turns back.
 */
export function ProofWays({ purpose, lacks = [], onDone, children }: Props) {
  const { t } = useTranslation('account');
  const [chosen, setChosen] = useState<ProofWay | null>(null);
  const [left, setLeft] = useState<ProofWay | null>(null);
  const turnBack = () => {
    setLeft(chosen);
    setChosen(null);
  };
  // On the sign-in page it takes the place of the page's own heading.
  const Heading = purpose === 'sign-in' ? 'h1' : 'h2';
  const eid = useEidWays();
  const offered = proofWays.filter(
    (way) => way.purposes.includes(purpose) && isOffered(way, eid?.ways) && !lacks.includes(way.id),
  );
  return (
    <div>
      <div hidden={chosen !== null}>{children}</div>
      {chosen ? (
        <div className={classes.ways}>
          <div className={classes.chosen}>
            <Heading className={classes.title} tabIndex={-1} ref={focusOn}>
              {wordOf(chosen.label)}
            </Heading>
            <Button variant="subtle" size="compact-sm" onClick={turnBack}>
              {t('eid.other_ways')}
            </Button>
          </div>
          <Suspense>
            <chosen.Component purpose={purpose} onDone={onDone} />
          </Suspense>
        </div>
      ) : (
        offered.length > 0 && (
          <div className={classes.ways}>
            {children && <p className={classes.or}>{t('proof.or')}</p>}
            <div className={classes.buttons}>
              {offered.map((way) => (
                <Button
                  key={way.id}
                  autoFocus={way === left}
                  variant="default"
                  leftSection={<way.icon size={18} stroke={1.75} aria-hidden="true" />}
                  onClick={() => setChosen(way)}
                >
                  {wordOf(way.label)}
                </Button>
              ))}
            </div>
          </div>
        )
      )}
    </div>
  );
}
