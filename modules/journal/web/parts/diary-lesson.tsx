import { useTranslation } from 'react-i18next';
import type { DiaryLesson as Lesson } from '../../contract/diary-shapes.ts';
import { AttendanceChip } from './attendance-chip.tsx';
import classes from './diary-row.module.css';
import { DiaryRow } from './diary-row.tsx';
import { FileLinks } from './file-links.tsx';
import { GradeChip } from './grade-chip.tsx';
import { MarkComment } from './mark-comment.tsx';

/** A lesson that was given: what it was about, whether one was there, what one got. */
export function DiaryLesson({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation('journal');
  const { t: tPeople } = useTranslation('people');
  const { journal, title, description, lesson_type, lesson_number, attendance, files, comment } = lesson;
  const type = lesson_type && lesson_type.name !== 'regular' ? tPeople(`lesson_types.${lesson_type.name}`) : null;
  const hasMore = description !== '' || comment !== null || type !== null;
  return (
    <DiaryRow
      start={<span className={classes.number}>{lesson_number}</span>}
      startLabel={t('diary.lesson_number', { number: lesson_number })}
      title={journal.title}
      note={title}
      end={
        <>
          {attendance && <AttendanceChip attendance={attendance} />}
          <GradeChip mark={lesson} />
        </>
      }
      more={
        hasMore ? (
          <>
            {type && <p className={classes.soft}>{type}</p>}
            {description && <p className={classes.text}>{description}</p>}
            <MarkComment mark={lesson} />
          </>
        ) : null
      }
      below={files.length > 0 && <FileLinks files={files} />}
    />
  );
}
