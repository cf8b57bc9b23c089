import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '../data/use-countdown.ts';
import classes from './resend-button.module.css';

type Props = { seconds: number; pending: boolean; onClick: () => void };

/** Asks for another code; counts down the seconds until it may. */
export function ResendButton({ seconds, pending, onClick }: Props) {
  const { t } = useTranslation();
  const left = useCountdown(seconds);
  return (
    <Button
      className={classes.resend}
      variant="subtle"
      size="compact-sm"
      disabled={left > 0}
      loading={pending}
      onClick={onClick}
    >
      {left > 0 ? t('resend.wait', { seconds: left }) : t('resend.again')}
    </Button>
  );
}
