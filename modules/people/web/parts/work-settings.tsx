import { Stack, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '#platform/web/ui/panel.tsx';
import type { SchoolSettings } from '../../contract/shapes.ts';
import type { SettingsChanges } from '../data/settings-changes.ts';

type Props = { values: SchoolSettings; change: (next: SettingsChanges) => void };

/** The library takes the description into the name too, and then reads it once more. */
const named = (label: string) => ({ label, 'aria-label': label });

/** How teachers start their day, and who may write to them. */
export function WorkSettings({ values, change }: Props) {
  const { t } = useTranslation('people');
  return (
    <Panel title={t('settings.work')}>
      <Stack gap="md">
        <Switch
          withThumbIndicator={false}
          {...named(t('settings.dashboard'))}
          description={t('settings.dashboard_note')}
          checked={values.is_teacher_dashboard_enabled}
          onChange={({ currentTarget }) => change({ is_teacher_dashboard_enabled: currentTarget.checked })}
        />
        <Switch
          withThumbIndicator={false}
          {...named(t('settings.contact'))}
          description={t('settings.contact_note')}
          checked={values.is_direct_contact_with_teachers_open}
          onChange={({ currentTarget }) => change({ is_direct_contact_with_teachers_open: currentTarget.checked })}
        />
      </Stack>
    </Panel>
  );
}
