import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '#platform/web/data/call-error.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { DialogActions } from '#platform/web/ui/dialog.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { RESEND_SECONDS, STEP_CODE_MINUTES } from '../../contract/limits.ts';
import type { SentFactor } from '../../contract/second-step.ts';
import { sendFactorCode } from '../../contract/send-factor-code.ts';
import type { Sending } from '../data/use-second-step.ts';
import { FactorCodeForm } from './factor-code-form.tsx';
import { OutboxHint } from './outbox-hint.tsx';
import { ResendCode } from './resend-code.tsx';

type Props = {
  factor: SentFactor;
  address: string;
  onDone: (recovery_codes: readonly string[] | null) => void;
  onCancel: () => void;
};

/** Sets up codes that are sent: the first one shows that they arrive. */
export function SentSetup({ factor, address, onDone, onCancel }: Props) {
  const { t } = useTranslation('account');
  const { t: tUi } = useTranslation();
  const [sending, setSending] = useState<Sending | null>(null);
  const wait = (seconds: number) => setSending((last) => ({ round: (last?.round ?? 0) + 1, seconds }));
  const inPlace = ({ key, params }: CallError): boolean => {
    if (key === 'second_step_too_many_requests') wait(Number(params.seconds));
    return true;
  };
  const send = useWrite(sendFactorCode, { inPlace, onDone: () => wait(RESEND_SECONDS) });
  const ask = () => send.run({ params: { factor } });
  if (!sending) {
    return (
      <>
        <Text>{t('security.try_note', { address })}</Text>
        <ErrorNotice error={send.error} />
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            {tUi('dialog.cancel')}
          </Button>
          <Button onClick={ask} loading={send.pending} data-autofocus>
            {t('step.send')}
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <>
      <Text role="status">{t('step.note_arrived', { address, minutes: STEP_CODE_MINUTES })}</Text>
      <FactorCodeForm factor={factor} label={t('step.code')} onDone={onDone} onCancel={onCancel}>
        <ResendCode key={sending.round} seconds={sending.seconds} pending={send.pending} onClick={ask} />
        <OutboxHint />
        <ErrorNotice error={send.error} />
      </FactorCodeForm>
    </>
  );
}
