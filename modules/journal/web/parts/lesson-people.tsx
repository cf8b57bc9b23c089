import { Button, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import { formatList } from '#platform/web/i18n/lists.ts';
import type { LessonView } from '../../contract/frame-messages.ts';
import { listJournalStudents } from '../../contract/list-journal-students.ts';
import type { JournalData, LessonDraft } from '../data/lesson-draft.ts';
import { studentName } from '../data/student-name.ts';
import classes from './lesson-form.module.css';

type Props = {
  data: JournalData;
  draft: LessonDraft;
  event_id: number | null;
  fault: string | undefined;
  change: (next: Partial<LessonDraft>) => void;
  onView: (view: LessonView) => void;
};

/** More names than these are counted only. */
const NAMES_SHOWN = 5;

/** For whom the lesson is: for everybody in the journal, or for some of them. */
export function LessonPeople({ data, draft, event_id, fault, change, onView }: Props) {
  const { t, i18n } = useTranslation('journal');
  const labelId = useId();
  const { students, is_individual } = draft;
  const known = useCall(
    listJournalStudents,
    { params: { id: data.id }, query: event_id === null ? {} : { journal_event_id: event_id } },
    { enabled: is_individual && students.length > 0, untilNews: true },
  );
  const names = (known.data ?? [])
    .filter(({ student_id }) => students.includes(student_id))
    .map((student) => studentName(student, data.name_first));
  const choose = () => onView('individual_study_lesson');
  const summary =
    names.length > 0 && names.length <= NAMES_SHOWN
      ? formatList(names, i18n.language)
      : t('dialog.chosen', { count: students.length });
  return (
    <div className={classes.field} data-fault={fault === undefined ? undefined : ''}>
      <span className={classes.label} id={labelId}>
        {t('dialog.for_whom')}
      </span>
      <div className={classes.row}>
        <SegmentedControl
          aria-labelledby={labelId}
          value={is_individual ? 'some' : 'all'}
          readOnly={data.is_locked}
          data={[
            { value: 'all', label: t('dialog.for_all') },
            { value: 'some', label: t('dialog.for_some') },
          ]}
          onChange={(value) => {
            change({ is_individual: value === 'some' });
            if (value === 'some' && students.length === 0) choose();
          }}
        />
        {is_individual && students.length > 0 && <p className={classes.names}>{summary}</p>}
        {is_individual && !data.is_locked && (
          <Button size="compact-sm" variant="default" onClick={choose}>
            {t(students.length > 0 ? 'dialog.change_students' : 'dialog.choose_students')}
          </Button>
        )}
      </div>
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
