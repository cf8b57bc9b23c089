import { Checkbox, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '#platform/contract/text.ts';
import { formatDay } from '#platform/web/i18n/dates.ts';
import { readDay } from '#platform/web/i18n/written-day.ts';
import { CalendarField } from '#platform/web/ui/calendar-field.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { useForm } from '#platform/web/ui/use-form.ts';
import { createAssessment } from '../../contract/create-assessment.ts';
import { TITLE_MAX } from '../../contract/limits.ts';
import { saveAssessment } from '../../contract/save-assessment.ts';
import type { Assessment } from '../../contract/shapes.ts';
import { assessmentKey, type Table } from '../data/columns.ts';
import { useSeenOnOpening } from '../data/use-seen.ts';
import { TitleInput } from './title-input.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  journal: Table['journal'];
  today: string;
  /** The one to change; null for a new one. */
  assessment: Assessment | null;
  onSaved: (column_key: string) => void;
};

const REFUSALS = {
  title: ['assessment_title_required', 'assessment_title_too_long'],
  description: ['error.event_description.long_expand'],
  max_points: [
    'error.points.missing_expand',
    'error.points.negative_expand',
    'error.points.large_expand',
    'points_above_max',
  ],
  assessed_on: ['error.date.format', 'error.date.study_year'],
  is_in_aggregate: [],
} as const;

/** A number as people type it; what is none is left to the server's sentence. */
const numberIn = (text: string): number | string | null =>
  text.trim() === '' ? null : Number.isNaN(Number(text.replace(',', '.'))) ? text : Number(text.replace(',', '.'));

/** Work that is graded beside the lessons: written anew, or changed. */
export function AssessmentDialog({ opened, onClose, journal, today, assessment: now, onSaved }: Props) {
  const { t } = useTranslation('journal');
  const assessment = useSeenOnOpening(now, opened);
  const empty = {
    title: assessment?.title ?? '',
    description: assessment?.description ?? '',
    max_points: assessment?.max_points == null ? '' : String(assessment.max_points),
    assessed_on: formatDay(assessment?.assessed_on ?? today),
    is_in_aggregate: assessment?.is_in_aggregate ?? true,
  };
  const bodyOf = ({ max_points, assessed_on, ...rest }: typeof empty) => ({
    ...rest,
    max_points: numberIn(max_points),
    assessed_on: readDay(assessed_on) ?? assessed_on,
  });
  const onDone = ({ id }: Assessment) => {
    onClose();
    onSaved(assessmentKey(id));
  };
  const check = ({ title }: typeof empty) =>
    lengthOf(title.trim()) > TITLE_MAX ? { title: t('errors.assessment_title_too_long', { max: TITLE_MAX }) } : {};
  const created = useForm(createAssessment, {
    empty,
    check,
    refusals: REFUSALS,
    input: (draft) => ({ params: { id: journal.id }, body: bodyOf(draft) }),
    onDone,
  });
  const changed = useForm(saveAssessment, {
    empty,
    check,
    refusals: REFUSALS,
    input: (draft) =>
      assessment && {
        params: { id: journal.id, assessmentId: assessment.id },
        body: { ...bodyOf(draft), since: assessment.version },
      },
    onDone,
  });
  const form = assessment ? changed : created;
  const { draft, change, faults } = form;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={() => form.restart()}
      title={assessment ? t('assessment.edit') : t('assessment.new')}
    >
      <DialogForm
        form={form}
        onCancel={onClose}
        submitLabel={assessment ? t('assessment.save') : t('assessment.create')}
      >
        <TitleInput
          label={t('assessment.title')}
          value={draft.title}
          error={faults.title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <Textarea
          label={t('assessment.description')}
          value={draft.description}
          error={faults.description}
          autosize
          minRows={2}
          maxRows={8}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
          <CalendarField
            label={t('assessment.day')}
            value={draft.assessed_on}
            around={today}
            from={journal.study_year.starts_on}
            to={journal.study_year.ends_on}
            error={faults.assessed_on}
            onChange={(assessed_on) => change({ assessed_on })}
          />
          <TextInput
            label={t('assessment.max_points')}
            description={!journal.is_point_based && t('assessment.max_points_note')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="decimal"
            value={draft.max_points}
            error={faults.max_points}
            onChange={({ currentTarget }) => change({ max_points: currentTarget.value })}
          />
        </SimpleGrid>
        <Checkbox
          label={t('assessment.in_aggregate')}
          checked={draft.is_in_aggregate}
          onChange={({ currentTarget }) => change({ is_in_aggregate: currentTarget.checked })}
        />
      </DialogForm>
    </Dialog>
  );
}
