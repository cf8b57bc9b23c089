import { Button, Stack } from '@mantine/core';
import { IconDeviceMobileMessage, IconKey, IconMail, IconShieldLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { StepMethod } from '../../contract/second-step.ts';
import classes from './second-step.module.css';

/** How each way to take the second step is drawn. */
export const METHOD_ICONS = {
  app: IconShieldLock,
  email: IconMail,
  sms: IconDeviceMobileMessage,
  recovery_code: IconKey,
} as const satisfies Record<StepMethod, unknown>;

type Props = { methods: readonly StepMethod[]; onChoose: (method: StepMethod) => void };

/** The other ways to take the second step. */
export function StepMethods({ methods, onChoose }: Props) {
  const { t } = useTranslation('account');
  if (methods.length === 0) return null;
  return (
    <div className={classes.others}>
      <p>{t('step.other')}</p>
      <Stack gap="xs">
        {methods.map((method) => {
          const Icon = METHOD_ICONS[method];
          return (
            <Button
              key={method}
              variant="default"
              leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => onChoose(method)}
            >
              {t(`methods.${method}`)}
            </Button>
          );
        })}
      </Stack>
    </div>
  );
}
