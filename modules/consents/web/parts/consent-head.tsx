import { useTranslation } from 'react-i18next';
import { formatMoment } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import type { Accent } from '#platform/web/theme.ts';
import { Panel } from '#platform/web/ui/panel.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useWalkedHeading } from '#platform/web/ui/use-walked-heading.ts';
import type { Consent } from '../../contract/shapes.ts';
import { type ConsentState, stateOf } from '../../rules/judge-change.ts';
import { ConsentActions } from './consent-actions.tsx';
import classes from './consent-head.module.css';
import { DeliveryProgress } from './delivery-progress.tsx';

const ACCENTS: Readonly<Record<ConsentState, Accent>> = { draft: 'yellow', published: 'green', archived: 'gray' };

/** The date that its state began with. */
const dateOf = ({ created_at, updated_at, published_at, archived_at }: Consent): string =>
  archived_at ?? published_at ?? updated_at ?? created_at;

/** What a consent says, since when it is what it is, and what may be done with it. */
export function ConsentHead({ consent }: { consent: Consent }) {
  const { t } = useTranslation('consents');
  const reader = useReader();
  const heading = useWalkedHeading();
  const state = stateOf(consent);
  const date = formatMoment(dateOf(consent), reader);
  return (
    <Panel>
      <h2 className={classes.title} ref={heading} tabIndex={-1}>
        {consent.title}
      </h2>
      <div className={classes.line}>
        <StatusChip accent={ACCENTS[state]}>{t(`consent.${state}_on`, { date })}</StatusChip>
        <ConsentActions consent={consent} />
      </div>
      {consent.delivery && <DeliveryProgress delivery={consent.delivery} />}
      <div className={classes.description}>
        <RichText html={consent.description} />
      </div>
    </Panel>
  );
}
