import { Select, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GENDERS, NAME_MAX } from '#platform/contract/person-shapes.ts';
import { DayField } from '#platform/web/ui/day-field.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import type { AccountPanelProps } from '../data/account-panel.ts';
import { IdCodeFields } from './id-code-fields.tsx';
import { LockedChoice, locked, TextField } from './text-field.tsx';

/** Who the person is. Students read it; the school keeps it for them. */
export function YouPanel(panel: AccountPanelProps) {
  const { t } = useTranslation('profile');
  const { values, change, faults, may } = panel;
  const isLocked = !may.edit_personal_data;
  const field = { panel, isLocked };
  const genders = GENDERS.map((value) => ({ value, label: t(`you.${value}`) }));
  const gender = genders.find(({ value }) => value === values.gender);
  return (
    <Panel title={t('you.title')} note={isLocked ? t('you.locked') : undefined}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <TextField
          {...field}
          name="firstname"
          label={t('you.firstname')}
          required
          autoComplete="given-name"
          maxLength={NAME_MAX}
        />
        <TextField
          {...field}
          name="lastname"
          label={t('you.lastname')}
          required
          autoComplete="family-name"
          maxLength={NAME_MAX}
        />
        <DayField
          label={t('you.birthday')}
          autoComplete="bday"
          {...(isLocked && { ...locked, placeholder: t('you.not_said') })}
          value={values.birthday}
          error={faults.birthday}
          onChange={({ currentTarget }) => change({ birthday: currentTarget.value })}
        />
        {isLocked ? (
          <LockedChoice label={t('you.gender')} value={gender?.label} />
        ) : (
          <Select
            label={t('you.gender')}
            placeholder={t('you.not_said')}
            data={genders}
            clearable
            value={values.gender || null}
            onChange={(value) => change({ gender: value ?? '' })}
            error={faults.gender}
          />
        )}
        <IdCodeFields {...panel} />
      </SimpleGrid>
    </Panel>
  );
}
