import { Button, Checkbox } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { listJournalStudents } from '../../contract/list-journal-students.ts';
import type { JournalStudent } from '../../contract/shapes.ts';
import type { JournalData } from '../data/lesson-draft.ts';
import { hasWords } from '../data/planned-lessons.ts';
import { studentName } from '../data/student-name.ts';
import { BackToLesson } from './back-to-lesson.tsx';
import classes from './sub-view.module.css';

type Props = {
  data: JournalData;
  event_id: number | null;
  chosen: readonly number[];
  onChange: (students: number[]) => void;
  onBack: () => void;
};

/** A list that is seen at once needs no search. */
const SEARCH_FROM = 12;

function StudentList({
  all,
  data,
  chosen,
  onChange,
}: Pick<Props, 'data' | 'chosen' | 'onChange'> & { all: JournalStudent[] }) {
  const { t } = useTranslation('journal');
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('input')?.focus(), []);
  const shown = all.filter((student) => hasWords(studentName(student, data.name_first), search));
  const toggle = (id: number) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <div ref={list}>
      {all.length > SEARCH_FROM && <SearchField label={t('dialog.students_search')} onSearch={setSearch} />}
      <fieldset className={classes.people} aria-label={t('dialog.for_some')}>
        {shown.map((student) => (
          <Checkbox
            key={student.student_id}
            className={classes.person}
            label={studentName(student, data.name_first)}
            checked={chosen.includes(student.student_id)}
            onChange={() => toggle(student.student_id)}
          />
        ))}
      </fieldset>
      {shown.length === 0 && <p className={classes.none}>{t('dialog.students_not_found')}</p>}
    </div>
  );
}

/** The pupils of an individual lesson (S1 section 2, individual_study_lesson). */
export function StudentsView({ data, event_id, chosen, onChange, onBack }: Props) {
  const { t } = useTranslation('journal');
  const students = useCall(
    listJournalStudents,
    { params: { id: data.id }, query: event_id === null ? {} : { journal_event_id: event_id } },
    { untilNews: true },
  );
  return (
    <div className={classes.view}>
      <BackToLesson onBack={onBack} />
      <p className={classes.note}>{t('dialog.students_note')}</p>
      <Faces
        query={students}
        waiting={<SkeletonRows withAvatar={false} />}
        empty={{
          when: (all) => all.length === 0,
          face: <EmptyFace drawing="people" sentence={t('dialog.students_empty')} />,
        }}
      >
        {(all) => <StudentList all={all} data={data} chosen={chosen} onChange={onChange} />}
      </Faces>
      <div className={classes.foot}>
        <p className={classes.count} role="status">
          {t('dialog.chosen', { count: chosen.length })}
        </p>
        <Button onClick={onBack}>{t('dialog.students_done')}</Button>
      </div>
    </div>
  );
}
