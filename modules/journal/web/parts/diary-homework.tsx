import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { useSavedAtOnce } from '#platform/web/data/use-saved-at-once.ts';
import type { DiaryHomework as Work } from '../../contract/diary-shapes.ts';
import { getDiary } from '../../contract/get-diary.ts';
import { tickHomework } from '../../contract/tick-homework.ts';
import classes from './diary-homework.module.css';
import { FileLinks } from './file-links.tsx';

type Props = { work: Work; student_id: number };

/** What is to be ready on a day, with a tick that only the family sees. */
export function DiaryHomework({ work, student_id }: Props) {
  const { t } = useTranslation('journal');
  const { school } = useMe();
  const { id, journal, description, due_lesson_number, files, is_done } = work;
  const done = useSavedAtOnce({
    endpoint: tickHomework,
    reads: getDiary,
    saved: is_done,
    inputFor: (value: boolean) => ({
      params: { studentId: student_id, homeworkId: id },
      query: { school_id: school?.id ?? 0 },
      body: { is_done: value },
    }),
    within: (diary, value) => ({
      ...diary,
      days: diary.days.map((day) => ({
        ...day,
        homework: day.homework.map((one) => (one.id === id ? { ...one, is_done: value } : one)),
      })),
    }),
  });
  const where =
    due_lesson_number === null
      ? journal.title
      : `${journal.title} · ${t('diary.lesson_number', { number: due_lesson_number })}`;
  return (
    <li className={classes.item} data-done={done.value || undefined}>
      <Checkbox
        className={classes.check}
        size="md"
        checked={done.value}
        onChange={({ currentTarget }) => done.choose(currentTarget.checked)}
        label={
          <>
            <span className={classes.where}>{where}</span>
            <span className={classes.text}>{description}</span>
          </>
        }
      />
      {files.length > 0 && (
        <div className={classes.files}>
          <FileLinks files={files} />
        </div>
      )}
    </li>
  );
}
