import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CallError } from '#platform/web/data/call-error.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { DialogActions } from '#platform/web/ui/dialog.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { ResendButton } from '#platform/web/ui/resend-button.tsx';
import { STEP_CODE_MINUTES } from '../../contract/limits.ts';
import type { SentFactor } from '../../contract/second-step.ts';
import { sendFactorCode } from '../../contract/send-factor-code.ts';
import { useSending } from '../data/use-sending.ts';
import { FactorCodeForm } from './factor-code-form.tsx';
import { useOutboxHint } from './outbox-hint.tsx';

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
  const { sending, sent, refused } = useSending();
  const outboxHint = useOutboxHint();
  const inPlace = (error: CallError): boolean => {
    refused(error);
    return true;
  };
  const send = useWrite(sendFactorCode, { inPlace, onDone: sent });
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
      <Text role="status" mb="md">
        {t('step.note_arrived', { address, minutes: STEP_CODE_MINUTES })}
      </Text>
      <FactorCodeForm factor={factor} label={t('step.code')} onDone={onDone} onCancel={onCancel}>
        <div>
          <ResendButton key={sending.round} seconds={sending.seconds} pending={send.pending} onClick={ask} />
          {outboxHint}
          <ErrorNotice error={send.error} />
        </div>
      </FactorCodeForm>
    </>
  );
}
