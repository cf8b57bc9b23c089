import { SegmentedControl } from '@mantine/core';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boot } from '#platform/web/data/launch.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { NoticeBox } from '#platform/web/ui/notice-box.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useIsSlim } from '#platform/web/ui/use-screen.ts';
import { type Column, columnsOf, lessonKey, startColumn, type Table } from '../data/columns.ts';
import { NAME_WIDTH, NAME_WIDTH_SLIM } from '../data/grid-sizes.ts';
import { studentName } from '../data/student-name.ts';
import { useAggregates } from '../data/use-aggregates.ts';
import { useAskedLesson } from '../data/use-asked-lesson.ts';
import { useCellWrites } from '../data/use-cell-writes.ts';
import { useGrid } from '../data/use-grid.ts';
import { useOpened } from '../data/use-opened.ts';
import { useToday } from '../data/use-today.ts';
import { GridFoot } from './grid-foot.tsx';
import { JournalActions } from './journal-actions.tsx';
import { JournalDialogs } from './journal-dialogs.tsx';
import { JournalGrid } from './journal-grid.tsx';
import classes from './journal-table.module.css';
import type { SavedLesson } from './lesson-dialog.tsx';
import { LessonFrame } from './lesson-frame.tsx';
import { LessonList } from './lesson-list.tsx';
import { PrintTable } from './print-table.tsx';

const LessonHere = lazy(() => import('./lesson-here.tsx'));

/** One journal: the table, and everything that is opened from it. */
export function JournalTable({ table }: { table: Table }) {
  const { t } = useTranslation('journal');
  const { journal, students } = table;
  const today = useToday();
  const columns = useMemo(() => columnsOf(table), [table]);
  const writes = useCellWrites(journal.id, columns);
  const aggregateOf = useAggregates(journal, columns, writes.state.shown);
  const over = useOpened();
  // In a locked journal a lesson can still be opened by its address: what was typed in it is found there.
  const lesson = useAskedLesson(journal.may.write || journal.is_locked);
  const scroller = useRef<HTMLDivElement>(null);
  const isSlim = useIsSlim();
  const [view, setView] = useState<'lesson' | 'table'>('lesson');
  const grid = useGrid({
    journal,
    columns,
    students,
    writes,
    start: { row: 0, column: startColumn(columns, today) },
    onSkipped: (count) => count > 0 && void toast.failed(t('cell.skipped', { count })),
  });
  /** A column that was just made comes with the next answer; until then the wish waits. */
  const [wanted, setWanted] = useState<string | null>(null);
  const found = wanted === null ? -1 : columns.findIndex(({ key }) => key === wanted);
  if (found !== -1) {
    setWanted(null);
    grid.select({ row: 0, column: found });
  }
  // What the person wants next is told with the saving, and can begin when the dialog is gone.
  const after = useRef<SavedLesson | null>(null);
  const noteSaved = ({ variant, event_id }: SavedLesson) => {
    setWanted(lessonKey(event_id));
    after.current = { variant, event_id };
  };
  const goOn = () => {
    const next = after.current;
    after.current = null;
    lesson.close();
    if (next?.variant === 'save_and_add_homework') over.open({ is: 'homework', id: null, event_id: next.event_id });
    // Whoever saved a lesson finds it in sight and the keys at its first pupil.
    else if (next) grid.begin();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: What the address asks for is done once.
  useEffect(() => {
    if (!lesson.followed) return;
    noteSaved(lesson.followed);
    goOn();
  }, [lesson.followed]);
  const openColumn = (column: Column) => over.open({ is: 'column', key: column.key });
  const nameOf = (student_id: number) => {
    const student = students.find((one) => one.student_id === student_id);
    return student ? studentName(student, journal.name_first) : '';
  };
  const isEmpty = columns.length === 0 || students.length === 0;
  const showsList = isSlim && view === 'lesson';
  const note = [journal.class_name ?? t('list.group'), t('list.students', { count: journal.student_count })].join(
    ' · ',
  );
  return (
    <Page
      title={journal.title}
      note={note}
      width="full"
      actions={<JournalActions table={table} over={over} lesson={lesson} />}
    >
      {!journal.may.write && (
        <NoticeBox accent="blue" role="note" className={classes.notice}>
          {journal.is_locked ? t('table.locked') : t('table.read_only')}
        </NoticeBox>
      )}
      {isSlim && !isEmpty && (
        <SegmentedControl
          className={classes.view}
          fullWidth
          mb="sm"
          aria-label={t('table.view')}
          value={view}
          onChange={(next) => setView(next === 'table' ? 'table' : 'lesson')}
          data={[
            { value: 'lesson', label: t('table.view_lesson') },
            { value: 'table', label: t('table.view_table') },
          ]}
        />
      )}
      {isEmpty && (
        <EmptyFace
          drawing={students.length === 0 ? 'people' : 'done'}
          sentence={students.length === 0 ? t('table.no_students') : t('table.no_lessons')}
        />
      )}
      {!isEmpty && showsList && (
        <LessonList
          table={table}
          columns={columns}
          at={grid.selection.active.column}
          onGo={(column) => grid.select({ row: grid.selection.active.row, column })}
          onOpen={openColumn}
          writes={writes}
        />
      )}
      {!isEmpty && !showsList && (
        <JournalGrid
          table={table}
          columns={columns}
          students={students}
          grid={grid}
          writes={writes}
          aggregateOf={aggregateOf}
          nameWidth={isSlim ? NAME_WIDTH_SLIM : NAME_WIDTH}
          today={today}
          scroller={scroller}
          onOpen={openColumn}
        />
      )}
      {!isEmpty && (
        <GridFoot
          writes={writes}
          draft={grid.draft}
          column={columns[grid.selection.active.column]}
          nameOf={nameOf}
          mayWrite={journal.may.write}
          hasLegend={!showsList}
        />
      )}
      <PrintTable table={table} columns={columns} aggregateOf={aggregateOf} />
      <JournalDialogs
        table={table}
        today={today}
        over={over}
        writes={writes}
        openLesson={lesson.open}
        goTo={setWanted}
      />
      {boot.foreign && lesson.wish && (
        <Suspense>
          <LessonHere
            school_id={journal.school_id}
            journal_id={journal.id}
            wish={lesson.wish}
            onGone={(saved) => {
              if (saved) noteSaved(saved);
              goOn();
            }}
          />
        </Suspense>
      )}
      {!boot.foreign && lesson.isLoaded && (
        <LessonFrame
          school_id={journal.school_id}
          journal_id={journal.id}
          wish={lesson.wish}
          onSaved={noteSaved}
          onClosed={goOn}
        />
      )}
    </Page>
  );
}
