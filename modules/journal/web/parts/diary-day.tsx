import { useTranslation } from 'react-i18next';
import type { DiaryDay as Day } from '../../contract/diary-shapes.ts';
import { dayHeading } from '../data/day-words.ts';
import { AbsenceNote } from './absence-note.tsx';
import { DiaryAssessment } from './diary-assessment.tsx';
import classes from './diary-day.module.css';
import { DiaryHomework } from './diary-homework.tsx';
import { DiaryLesson } from './diary-lesson.tsx';
import { PlannedLesson } from './planned-lesson.tsx';
import { placeOf } from './week-strip.tsx';

type Props = { day: Day; today: string; student_id: number };

/** One day: what was and will be taught, what is to be ready, what was graded. */
export function DiaryDay({ day, today, student_id }: Props) {
  const { t, i18n } = useTranslation('journal');
  const { lessons, planned, homework, assessments, absences, free } = day;
  // Lessons that are planned stand between those that were given, in the order of the day.
  const entries = [
    ...lessons.map((lesson) => ({
      number: lesson.lesson_number,
      key: `l${lesson.id}`,
      item: <DiaryLesson lesson={lesson} />,
    })),
    ...planned.map((lesson) => ({
      number: lesson.lesson_number,
      key: `p${lesson.journal.id}-${lesson.lesson_number}`,
      item: <PlannedLesson lesson={lesson} />,
    })),
  ].toSorted((one, other) => one.number - other.number);
  const title = `${placeOf(day.day)}-title`;
  return (
    <section
      id={placeOf(day.day)}
      className={classes.day}
      data-today={day.day === today || undefined}
      data-past={day.day < today || undefined}
      aria-labelledby={title}
      tabIndex={-1}
    >
      <header className={classes.head}>
        <h3 className={classes.title} id={title}>
          {dayHeading(day.day, i18n.language)}
        </h3>
        {day.day === today && <span className={classes.today}>{t('diary.today')}</span>}
        {free && <span className={classes.free}>{free}</span>}
      </header>
      {absences.map((absence) => (
        <AbsenceNote key={absence.id} absence={absence} />
      ))}
      {homework.length > 0 && (
        <div className={classes.homework}>
          <h4 className={classes.label} id={`${title}-homework`}>
            {t('diary.homework')}
          </h4>
          <ul className={classes.bare} aria-labelledby={`${title}-homework`}>
            {homework.map((work) => (
              <DiaryHomework key={work.id} work={work} student_id={student_id} />
            ))}
          </ul>
        </div>
      )}
      {assessments.length > 0 && (
        <ul className={classes.list} aria-label={t('diary.assessments')}>
          {assessments.map((assessment) => (
            <li key={assessment.id}>
              <DiaryAssessment assessment={assessment} />
            </li>
          ))}
        </ul>
      )}
      {entries.length > 0 ? (
        <ul className={classes.list} aria-label={t('diary.lessons')}>
          {entries.map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      ) : (
        homework.length + assessments.length + absences.length === 0 && (
          <p className={classes.nothing}>{t('diary.no_lessons')}</p>
        )
      )}
    </section>
  );
}
