import { Stack, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '#platform/web/ui/panel.tsx';
import { DIET_MAX } from '../../contract/limits.ts';
import type { AccountPanelProps } from '../data/account-panel.ts';
import { LanguageField } from './language-field.tsx';

/** What everybody decides for themselves: what they eat, and in which language they read. */
export function DailyPanel({ values, change, faults }: AccountPanelProps) {
  const { t } = useTranslation('profile');
  return (
    <Panel title={t('daily.title')}>
      <Stack gap="md">
        <Textarea
          label={t('daily.diet')}
          description={t('daily.diet_note')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={DIET_MAX}
          value={values.dietary_preferences}
          error={faults.dietary_preferences}
          onChange={({ currentTarget }) => change({ dietary_preferences: currentTarget.value })}
        />
        <LanguageField />
      </Stack>
    </Panel>
  );
}
