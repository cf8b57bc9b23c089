import { useTranslation } from 'react-i18next';
import type { PlannedLesson as Planned } from '../../contract/diary-shapes.ts';
import classes from './planned-lesson.module.css';

/** A lesson of the timetable of which nothing has been written yet. */
export function PlannedLesson({ lesson: { journal, lesson_number } }: { lesson: Planned }) {
  const { t } = useTranslation('journal');
  return (
    <p className={classes.row}>
      <span className={classes.number} aria-hidden="true">
        {lesson_number}
      </span>
      <span className={classes.hidden}>{`${t('diary.lesson_number', { number: lesson_number })}: `}</span>
      {journal.title}
    </p>
  );
}
