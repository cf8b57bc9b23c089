import { Button } from '@mantine/core';
import { IconHome2, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { lessonTypeOf } from '#platform/contract/lesson-types.ts';
import { formatDay } from '#platform/web/i18n/dates.ts';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import type { Column, Table } from '../data/columns.ts';
import type { useOpened } from '../data/use-opened.ts';
import { HomeworkItem } from './homework-item.tsx';
import classes from './journal-dialogs.module.css';

type Props = {
  opened: boolean;
  table: Table;
  column: Column;
  over: ReturnType<typeof useOpened>;
  onEditLesson: (event_id: number) => void;
  /** Pupils whose family reported an absence that is not taken over yet. */
  reportedCount: number;
  onTakeOver: () => void;
};

/** Everything about a lesson or an assessment, and what can be done with it. */
export function ColumnDialog({ opened, table, column, over, onEditLesson, reportedCount, onTakeOver }: Props) {
  const { t } = useTranslation('journal');
  const { t: tPeople } = useTranslation('people');
  const mayWrite = table.journal.may.write;
  const lesson = column.kind === 'lesson' ? column.lesson : null;
  const type = lesson?.lesson_type_id ? lessonTypeOf(lesson.lesson_type_id) : undefined;
  const description = column.kind === 'lesson' ? column.lesson.description : column.assessment.description;
  const homework = table.homework.filter(({ event_id }) => lesson !== null && event_id === lesson.id);
  const edit = () => {
    if (column.kind === 'assessment') over.open({ is: 'assessment', id: column.id });
    else {
      over.close();
      onEditLesson(column.id);
    }
  };
  return (
    <Dialog opened={opened} onClose={over.close} title={column.title}>
      <dl className={classes.facts}>
        <dt>{t('table.day')}</dt>
        <dd>{formatDay(column.day)}</dd>
        {lesson && (
          <>
            <dt>{t('table.number')}</dt>
            <dd>{lesson.lesson_number}</dd>
          </>
        )}
        {type && (
          <>
            <dt>{t('table.type')}</dt>
            <dd>{tPeople(`lesson_types.${type}`)}</dd>
          </>
        )}
        {column.max_points !== null && (
          <>
            <dt>{t('assessment.max_points')}</dt>
            <dd>{column.max_points}</dd>
          </>
        )}
        {column.kind === 'assessment' && (
          <>
            <dt>{t('table.aggregate')}</dt>
            <dd>{column.assessment.is_in_aggregate ? t('assessment.counts') : t('assessment.counts_not')}</dd>
          </>
        )}
        {lesson && lesson.file_count > 0 && (
          <>
            <dt>{t('table.files')}</dt>
            <dd>{lesson.file_count}</dd>
          </>
        )}
        {lesson?.individual_lesson && (
          <>
            <dt>{t('table.individual')}</dt>
            <dd>{t('list.students', { count: lesson.individual_students.length })}</dd>
          </>
        )}
      </dl>
      {description && <p className={classes.words}>{description}</p>}
      {homework.length > 0 && (
        <section className={classes.section}>
          <h3>{t('homework.all')}</h3>
          {homework.map((one) => (
            <HomeworkItem key={one.id} homework={one} withDay mayWrite={mayWrite} over={over} />
          ))}
        </section>
      )}
      {mayWrite && reportedCount > 0 && (
        <div className={classes.missing}>
          <span>{t('cell.reported_count', { count: reportedCount })}</span>
          <Button size="compact-sm" variant="light" onClick={onTakeOver}>
            {t('cell.take_over')}
          </Button>
        </div>
      )}
      {mayWrite && (
        <DialogActions>
          <Button
            variant="subtle"
            color="coral"
            leftSection={<IconTrash size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => over.open({ is: 'delete', of: column.kind, id: column.id })}
          >
            {t('table.delete')}
          </Button>
          {lesson && (
            <Button
              variant="default"
              leftSection={<IconHome2 size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => over.open({ is: 'homework', id: null, event_id: lesson.id })}
            >
              {t('homework.new')}
            </Button>
          )}
          <Button leftSection={<IconPencil size={16} stroke={1.75} aria-hidden="true" />} onClick={edit}>
            {t('table.edit')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
