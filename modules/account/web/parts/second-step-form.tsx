import { Box, Button, Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '#platform/web/data/call-error.ts';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { CodeField } from '#platform/web/ui/code-field.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { ResendButton } from '#platform/web/ui/resend-button.tsx';
import { useTries } from '#platform/web/ui/use-tries.ts';
import { STEP_CODE_MINUTES, TRUST_DAYS } from '../../contract/limits.ts';
import type { SecondStep } from '../../contract/second-step.ts';
import { CODE_REFUSALS, useSecondStep } from '../data/use-second-step.ts';
import classes from './entrance.module.css';
import { useOutboxHint } from './outbox-hint.tsx';
import { StepMethods } from './step-methods.tsx';

type Props = {
  step: SecondStep;
  onDone: (user_id: number) => void;
  /** Back to the password, with the reason when the step is over. */
  onBack: (error: CallError | null) => void;
};

/** The second step of a sign-in: a code, by the way that worked last or by another one. */
export default function SecondStepForm({ step, onDone, onBack }: Props) {
  const { t } = useTranslation('account');
  const [code, setCode] = useState('');
  const [trusts, setTrusts] = useState(false);
  const outboxHint = useOutboxHint();
  const way = useSecondStep(step, { onDone, onOver: onBack });
  const { method, sending, error } = way;
  const isSent = method === 'email' || method === 'sms';
  const isWaiting = isSent && !sending;
  const isAboutCode = error !== null && CODE_REFUSALS.includes(error.key);
  const { element, wasTried, forget } = useTries(error, () => {
    if (isWaiting) {
      // To have a code sent is no try to enter one.
      forget();
      way.send();
    } else if (code.trim()) way.finish(code, trusts);
  });
  const missing = wasTried && !code.trim() ? t('step.code_missing') : null;

  const note = () => {
    if (!method) return t('step.none');
    if (method === 'app') return t('step.note_app');
    if (method === 'recovery_code') return t('step.note_recovery');
    const told = { address: way.sent_to ?? '', minutes: STEP_CODE_MINUTES };
    return isWaiting ? t('step.note_sent', told) : t('step.note_arrived', told);
  };
  const fault = () => {
    if (!isAboutCode) return null;
    const { tries_left } = error.params;
    const left = tries_left === undefined ? '' : t('step.tries_left', { number: tries_left });
    return `${sentenceOf(error.key, error.params)} ${left}`.trim();
  };
  return (
    <form {...element} className={classes.form}>
      <h1 className={classes.title}>{t('step.title')}</h1>
      <p className={classes.note} role="status">
        {note()}
      </p>
      {method && !isWaiting && (
        <>
          <CodeField
            key={method}
            kind={method === 'recovery_code' ? 'letters' : 'digits'}
            label={method === 'recovery_code' ? t('step.recovery_code') : t('step.code')}
            autoFocus
            value={code}
            error={missing ?? fault()}
            onType={setCode}
          />
          {sending && (
            <>
              <Box mt="xs">
                <ResendButton
                  key={sending.round}
                  seconds={sending.seconds}
                  pending={way.isSending}
                  onClick={way.send}
                />
              </Box>
              {outboxHint}
            </>
          )}
          <Checkbox
            mt="md"
            checked={trusts}
            label={t('step.trust', { days: TRUST_DAYS })}
            description={t('step.trust_note')}
            onChange={({ currentTarget }) => setTrusts(currentTarget.checked)}
          />
        </>
      )}
      <ErrorNotice error={isAboutCode ? null : error} />
      <Stack gap="xs" mt="lg">
        {method && (
          <Button type="submit" size="md" loading={isWaiting ? way.isSending : way.isFinishing}>
            {isWaiting ? t('step.send') : t('step.submit')}
          </Button>
        )}
        <Button variant="subtle" size="sm" onClick={() => onBack(null)}>
          {t('step.back')}
        </Button>
      </Stack>
      <StepMethods
        methods={way.others}
        onChoose={(other) => {
          setCode('');
          forget();
          way.choose(other);
        }}
      />
    </form>
  );
}
