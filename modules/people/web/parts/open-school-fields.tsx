import { Fieldset, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EMAIL_MAX } from '../../contract/limits.ts';
import type { OpenSchoolDraft } from '../data/open-school-draft.ts';
import { NameFields } from './name-fields.tsx';
import classes from './open-school-fields.module.css';
import { PackageField } from './package-field.tsx';
import { CountryField, TimeZoneField } from './place-fields.tsx';
import { SchoolNameField } from './school-name-field.tsx';

type Props = {
  draft: OpenSchoolDraft;
  change: (next: Partial<OpenSchoolDraft>) => void;
  faults: Partial<Record<keyof OpenSchoolDraft, string>>;
};

/** The school, and the person who brings in everybody else. */
export function OpenSchoolFields({ draft, change, faults }: Props) {
  const { t } = useTranslation('people');
  return (
    <>
      <Fieldset
        variant="unstyled"
        classNames={{ root: classes.group, legend: classes.legend }}
        legend={t('open_school.school')}
      >
        <Stack gap="sm">
          <SchoolNameField value={draft.name} onType={(name) => change({ name })} fault={faults.name} />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
            <CountryField value={draft.country} onPick={(country) => change({ country })} fault={faults.country} />
            <TimeZoneField
              value={draft.time_zone}
              onPick={(time_zone) => change({ time_zone })}
              fault={faults.time_zone}
            />
          </SimpleGrid>
          <PackageField value={draft.package_key} onPick={(package_key) => change({ package_key })} />
        </Stack>
      </Fieldset>
      <Fieldset
        variant="unstyled"
        classNames={{ root: classes.group, legend: classes.legend }}
        legend={t('open_school.admin')}
      >
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t('open_school.admin_note')}
          </Text>
          <NameFields value={draft} change={change} faults={faults} />
          <TextInput
            label={t('invite.email')}
            type="email"
            required
            autoComplete="off"
            maxLength={EMAIL_MAX}
            value={draft.email}
            error={faults.email}
            onChange={({ currentTarget }) => change({ email: currentTarget.value })}
          />
        </Stack>
      </Fieldset>
    </>
  );
}
