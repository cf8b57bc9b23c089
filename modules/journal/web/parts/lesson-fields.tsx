import { Select, Textarea, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '#platform/contract/text.ts';
import { CalendarField } from '#platform/web/ui/calendar-field.tsx';
import { NoticeBox } from '#platform/web/ui/notice-box.tsx';
import { DESCRIPTION_MAX } from '../../contract/limits.ts';
import { readLessonDate } from '../data/lesson-date.ts';
import type { JournalData, LessonDraft, LessonField } from '../data/lesson-draft.ts';
import classes from './lesson-form.module.css';
import { TitleInput } from './title-input.tsx';
import type { PlanChoice } from './workplan-view.tsx';

type Props = {
  data: JournalData;
  draft: LessonDraft;
  own_id: number | null;
  faults: Partial<Record<LessonField, string>>;
  change: (next: Partial<LessonDraft>) => void;
  onPlanned: (lesson: PlanChoice) => void;
};

/** From here on a description says how much room is left. */
const DESCRIPTION_WARNING = DESCRIPTION_MAX - 1_000;

function TitleField({ data, draft, faults, change, onPlanned }: Props) {
  const { t } = useTranslation('journal');
  const { workplan_lesson: next } = data.proposal;
  // In an empty title Enter takes what comes next in the workplan; with a title it saves, as in every form.
  const takeNext = (event: KeyboardEvent<HTMLInputElement>) => {
    const isPlain = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
    if (!isPlain || draft.title !== '' || draft.workplan_lesson_id !== null || !next || data.is_locked) return;
    event.preventDefault();
    onPlanned(next);
  };
  return (
    <TitleInput
      label={t('dialog.title')}
      value={draft.title}
      readOnly={data.is_locked}
      required
      withAsterisk={false}
      autoComplete="off"
      error={faults.title}
      onKeyDown={takeNext}
      onChange={({ currentTarget }) => change({ title: currentTarget.value })}
    />
  );
}

function TypeField({ data, draft, faults, change }: Props) {
  const { t } = useTranslation('journal');
  const { t: tPeople } = useTranslation('people');
  if (data.lesson_types.length === 0) return null;
  return (
    <Select
      className={classes.type}
      label={t('dialog.type')}
      data={data.lesson_types.map(({ id, name }) => ({ value: String(id), label: tPeople(`lesson_types.${name}`) }))}
      value={draft.lesson_type_id === null ? null : String(draft.lesson_type_id)}
      allowDeselect={false}
      readOnly={data.is_locked}
      error={faults.lesson_type_id}
      onChange={(id) => change({ lesson_type_id: id === null ? null : Number(id) })}
    />
  );
}

/** Two lessons may share day and number, such as those of two halves of a class: a warning, nothing more. */
function TakenNotice({ data, draft, own_id }: Props) {
  const { t } = useTranslation('journal');
  const day = readLessonDate(draft.event_date);
  const taken = data.taken.find(
    ({ id, event_date, lesson_number }) =>
      id !== own_id && event_date === day && String(lesson_number) === draft.lesson_number.trim(),
  );
  if (!taken) return null;
  return (
    <NoticeBox accent="yellow" role="status">
      {t('dialog.taken', { title: taken.title })}
    </NoticeBox>
  );
}

/** What a lesson is: its title, when it was, of which type, for how many points, and what was done. */
export function LessonFields(props: Props) {
  const { t } = useTranslation('journal');
  const { data, draft, faults, change } = props;
  const left = DESCRIPTION_MAX - lengthOf(draft.description);
  return (
    <>
      <TitleField {...props} />
      <div className={classes.when}>
        <CalendarField
          className={classes.date}
          label={t('dialog.date')}
          value={draft.event_date}
          around={data.proposal.event_date}
          from={data.study_year.starts_on}
          to={data.study_year.ends_on}
          readOnly={data.is_locked}
          error={faults.event_date}
          onChange={(event_date) => change({ event_date })}
        />
        <TextInput
          className={classes.number}
          label={t('dialog.number')}
          value={draft.lesson_number}
          inputMode="numeric"
          autoComplete="off"
          readOnly={data.is_locked}
          error={faults.lesson_number}
          onChange={({ currentTarget }) => change({ lesson_number: currentTarget.value })}
        />
        <TypeField {...props} />
        {(data.is_point_based || draft.max_points !== '') && (
          <TextInput
            className={classes.points}
            label={t('dialog.max_points')}
            value={draft.max_points}
            inputMode="decimal"
            autoComplete="off"
            readOnly={data.is_locked}
            error={faults.max_points}
            onChange={({ currentTarget }) => change({ max_points: currentTarget.value })}
          />
        )}
      </div>
      <TakenNotice {...props} />
      <Textarea
        label={t('dialog.description')}
        value={draft.description}
        autosize
        minRows={3}
        maxRows={12}
        readOnly={data.is_locked}
        error={faults.description}
        description={
          left >= 0 && left <= DESCRIPTION_MAX - DESCRIPTION_WARNING && t('dialog.description_left', { count: left })
        }
        descriptionProps={{ role: 'status', className: classes.warning }}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
    </>
  );
}
