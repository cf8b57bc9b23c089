import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Row } from '#platform/web/ui/rows.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { MySecurity } from '../../contract/get-my-security.ts';
import classes from './second-step.module.css';
import { METHOD_ICONS } from './step-methods.tsx';

type Props = { own: MySecurity['factors'][number]; onTurnOn: () => void; onTurnOff: () => void };

/** One method of the second step: what it is, whether it is on, and the way to change that. */
export function FactorRow({ own: { factor, is_on, sent_to }, onTurnOn, onTurnOff }: Props) {
  const { t } = useTranslation('account');
  const Icon = METHOD_ICONS[factor];
  const name = t(`methods.${factor}`);
  const note = () => {
    if (factor === 'app') return t('security.app_note');
    if (sent_to !== null) return t('security.sent_to', { address: sent_to });
    return factor === 'email' ? t('security.no_email') : t('security.no_phone');
  };
  const mayTurnOn = factor === 'app' || sent_to !== null;
  return (
    <Row
      start={<Icon size={22} stroke={1.5} aria-hidden="true" />}
      title={
        <span className={classes.named}>
          {name}
          {is_on && <StatusChip accent="green">{t('security.on')}</StatusChip>}
        </span>
      }
      note={note()}
      end={
        is_on || mayTurnOn ? (
          <Button
            variant="default"
            size="sm"
            aria-label={`${t(is_on ? 'security.turn_off' : 'security.turn_on')}: ${name}`}
            onClick={is_on ? onTurnOff : onTurnOn}
          >
            {t(is_on ? 'security.turn_off' : 'security.turn_on')}
          </Button>
        ) : (
          <Button
            component={Link}
            to="/profile"
            variant="default"
            size="sm"
            aria-label={`${t('security.add_address')}: ${name}`}
          >
            {t('security.add_address')}
          </Button>
        )
      }
    />
  );
}
