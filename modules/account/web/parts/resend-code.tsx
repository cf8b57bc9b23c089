import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '#platform/web/data/use-countdown.ts';

type Props = { seconds: number; pending: boolean; onClick: () => void };

/** Asks for another code; counts down the seconds until it may. */
export function ResendCode({ seconds, pending, onClick }: Props) {
  const { t } = useTranslation('account');
  const left = useCountdown(seconds);
  return (
    <Button variant="subtle" size="compact-md" mt="xs" disabled={left > 0} loading={pending} onClick={onClick}>
      {left > 0 ? t('step.resend_in', { seconds: left }) : t('step.resend')}
    </Button>
  );
}
