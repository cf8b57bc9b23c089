import { Input, SegmentedControl, Stack, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { Panel } from '#platform/web/ui/panel.tsx';
import type { Form } from '#platform/web/ui/use-form.ts';
import type { getJournalChoices } from '../../contract/get-journal-choices.ts';
import { JOURNAL_TYPES } from '../../contract/words.ts';
import type { SettingsDraft } from '../data/settings-draft.ts';
import { CourseSelect } from './course-select.tsx';
import { IconChoice } from './icon-choice.tsx';
import { RosterFields } from './roster-fields.tsx';
import { WeekSlots } from './week-slots.tsx';

export type Choices = AnswerOf<typeof getJournalChoices>;

type Props = Pick<Form<SettingsDraft>, 'draft' | 'change' | 'faults'> & {
  choices: Choices;
  /** Somebody was graded, so that the way of grading stays. */
  isGraded: boolean;
};

/** The library takes the description into the name too, and then reads it once more. */
const named = (label: string) => ({ label, 'aria-label': label, withThumbIndicator: false });

/** Everything that its keepers say of a journal. */
export function SettingsFields({ draft, change, faults, choices, isGraded }: Props) {
  const { t } = useTranslation('journal');
  return (
    <Stack gap="md">
      <Panel title={t('settings.about')}>
        <Stack gap="md">
          <TextInput
            label={t('settings.name')}
            value={draft.title}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
            error={faults.title}
            required
          />
          <IconChoice value={draft.icon} onPick={(icon) => change({ icon })} />
          <Input.Wrapper
            labelElement="div"
            label={t('settings.type')}
            description={t(`settings.type_note.${draft.type}`)}
          >
            <SegmentedControl
              fullWidth
              mt={4}
              aria-label={t('settings.type')}
              value={draft.type}
              onChange={(type) => change({ type })}
              data={JOURNAL_TYPES.map((type) => ({ value: type, label: t(`settings.types.${type}`) }))}
            />
          </Input.Wrapper>
          <CourseSelect
            subjects={choices.subjects}
            value={draft.course_id}
            onPick={(course_id) => change({ course_id })}
            fault={faults.course_id}
          />
        </Stack>
      </Panel>
      <Panel title={t('settings.people')}>
        <RosterFields draft={draft} change={change} faults={faults} choices={choices} />
      </Panel>
      <Panel title={t('settings.work')}>
        <Stack gap="md">
          <Switch
            {...named(t('settings.points'))}
            description={isGraded ? t('settings.points_fixed') : t('settings.points_note')}
            disabled={isGraded}
            checked={draft.is_point_based}
            onChange={({ currentTarget }) => change({ is_point_based: currentTarget.checked })}
            error={faults.is_point_based}
          />
          <Switch
            {...named(t('settings.individual'))}
            description={t('settings.individual_note')}
            checked={draft.individual}
            onChange={({ currentTarget }) => change({ individual: currentTarget.checked })}
          />
          <Switch
            {...named(t('settings.name_first'))}
            description={t('settings.name_first_note')}
            checked={draft.name_first}
            onChange={({ currentTarget }) => change({ name_first: currentTarget.checked })}
          />
        </Stack>
      </Panel>
      <Panel title={t('settings.timetable')} note={t('settings.timetable_note')}>
        <WeekSlots value={draft.slots} onPick={(slots) => change({ slots })} />
      </Panel>
    </Stack>
  );
}
