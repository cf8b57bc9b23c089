import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#platform/web/i18n/dates.ts';
import type { Homework } from '../../contract/shapes.ts';
import type { useOpened } from '../data/use-opened.ts';
import classes from './journal-dialogs.module.css';

type Props = {
  homework: Homework;
  /** Where the day stands above it already, only the lesson is said. */
  withDay: boolean;
  mayWrite: boolean;
  over: ReturnType<typeof useOpened>;
};

/** One piece of homework, and what can be done with it. */
export function HomeworkItem({ homework, withDay, mayWrite, over }: Props) {
  const { t } = useTranslation('journal');
  const { id, description, due_on, due_lesson_number, event_id } = homework;
  const lesson = due_lesson_number === null ? null : { day: formatDay(due_on), number: due_lesson_number };
  const dueOn = lesson ? t('homework.due_in', lesson) : t('homework.due', { day: formatDay(due_on) });
  const due = withDay ? dueOn : lesson && t('table.lesson_number', lesson);
  return (
    <article className={classes.item}>
      <div className={classes.itemText}>
        <p className={classes.words}>{description}</p>
        {due && <p className={classes.note}>{due}</p>}
      </div>
      {mayWrite && (
        <>
          <ActionIcon
            variant="subtle"
            aria-label={t('homework.edit')}
            onClick={() => over.open({ is: 'homework', id, event_id })}
          >
            <IconPencil size={16} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="coral"
            aria-label={t('homework.delete')}
            onClick={() => over.open({ is: 'delete', of: 'homework', id })}
          >
            <IconTrash size={16} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </>
      )}
    </article>
  );
}
