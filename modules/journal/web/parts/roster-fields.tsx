import { Input, SegmentedControl, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchSelect } from '#platform/web/ui/search-select.tsx';
import type { Form } from '#platform/web/ui/use-form.ts';
import { TEACHERS_MAX } from '../../contract/limits.ts';
import type { SettingsDraft } from '../data/settings-draft.ts';
import { PeoplePicker } from './people-picker.tsx';
import { PupilPicker } from './pupil-picker.tsx';
import type { Choices } from './settings-fields.tsx';

type Props = Pick<Form<SettingsDraft>, 'draft' | 'change' | 'faults'> & { choices: Choices };

const ROSTERS = ['class', 'group'] as const;

/** Who teaches in a journal, and who learns in it: a class, or chosen pupils. */
export function RosterFields({ draft, change, faults, choices }: Props) {
  const { t } = useTranslation('journal');
  return (
    <Stack gap="md">
      <PeoplePicker
        label={t('settings.teachers')}
        placeholder={t('settings.teachers_hint')}
        required
        maxValues={TEACHERS_MAX}
        value={draft.teachers}
        onPick={(teachers) => change({ teachers })}
        offered={choices.teachers}
        fault={faults.teachers}
      />
      <Input.Wrapper labelElement="div" label={t('settings.roster')}>
        <SegmentedControl
          fullWidth
          aria-label={t('settings.roster')}
          value={draft.roster}
          onChange={(roster) => change({ roster })}
          data={ROSTERS.map((roster) => ({ value: roster, label: t(`settings.rosters.${roster}`) }))}
        />
      </Input.Wrapper>
      {draft.roster === 'class' ? (
        <div>
          <SearchSelect
            label={t('settings.class')}
            placeholder={t('settings.class_hint')}
            required
            data={choices.classes.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={draft.class_id === null ? '' : String(draft.class_id)}
            onPick={(picked) => change({ class_id: Number(picked) || null })}
            fault={faults.class_id}
          />
          <Text size="xs" c="dimmed" mt={6}>
            {t('settings.class_note')}
          </Text>
        </div>
      ) : (
        <PupilPicker value={draft.students} onPick={(students) => change({ students })} fault={faults.students} />
      )}
    </Stack>
  );
}
