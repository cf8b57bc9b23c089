import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Consent } from '../../contract/shapes.ts';
import classes from './consent-head.module.css';

/** How far the sending is: a large school takes a moment. */
export function DeliveryProgress({ delivery }: { delivery: NonNullable<Consent['delivery']> }) {
  const { t } = useTranslation('consents');
  const { done, total } = delivery;
  const text = total === 0 ? t('delivery.begins') : t('delivery.progress', { done, total });
  return (
    <div className={classes.progress} role="status">
      <p className={classes.progressText}>{text}</p>
      <Progress aria-label={text} value={total === 0 ? 0 : (100 * done) / total} animated />
    </div>
  );
}
