import { type Column, columnsOf, isOpenFor, type Table } from '../data/columns.ts';
import type { AskedLesson } from '../data/lesson-address.ts';
import { reportedIn } from '../data/reported.ts';
import { shownCell } from '../data/shown-cells.ts';
import type { useCellWrites, Wish } from '../data/use-cell-writes.ts';
import type { useOpened } from '../data/use-opened.ts';
import { AssessmentDialog } from './assessment-dialog.tsx';
import { ChoosePlanDialog } from './choose-plan-dialog.tsx';
import { ColumnDialog } from './column-dialog.tsx';
import { DeleteConfirms } from './delete-confirms.tsx';
import { HomeworkDialog } from './homework-dialog.tsx';
import { HomeworkListDialog } from './homework-list-dialog.tsx';
import { MissingDialog } from './missing-dialog.tsx';

type Props = {
  table: Table;
  today: string;
  over: ReturnType<typeof useOpened>;
  writes: ReturnType<typeof useCellWrites>;
  openLesson: (wish: Partial<AskedLesson>) => void;
  goTo: (column_key: string) => void;
};

/** The absences of a lesson's day that families reported and nobody has taken over yet. */
function toTakeOver(table: Table, column: Column, shown: Props['writes']['state']['shown']): Wish[] {
  const isReported = reportedIn(table.reported);
  if (column.kind !== 'lesson') return [];
  return table.students
    .filter(
      (student) =>
        isOpenFor(column, student) &&
        isReported(student.student_id, column.day) &&
        !shownCell(column, student.student_id, shown)?.attendance,
    )
    .map((student) => ({ column, student, patch: { attendance: 'excused' } }));
}

/** Whatever lies over the table, one at a time. */
export function JournalDialogs({ table, today, over, writes, openLesson, goTo }: Props) {
  const { what, isOpen } = over;
  const { journal, missing, assessments, homework } = table;
  switch (what?.is) {
    case 'column': {
      const column = columnsOf(table).find(({ key }) => key === what.key);
      if (!column) return null;
      const reported = toTakeOver(table, column, writes.state.shown);
      return (
        <ColumnDialog
          opened={isOpen}
          table={table}
          column={column}
          over={over}
          onEditLesson={(event_id) => openLesson({ view: 'edit_lesson', event_id })}
          reportedCount={reported.length}
          onTakeOver={() => writes.write(reported)}
        />
      );
    }
    case 'assessment':
      return (
        <AssessmentDialog
          key={what.id}
          opened={isOpen}
          onClose={over.close}
          journal={journal}
          today={today}
          assessment={assessments.find(({ id }) => id === what.id) ?? null}
          onSaved={goTo}
        />
      );
    case 'homework':
      return (
        <HomeworkDialog
          key={`${what.id} ${what.event_id}`}
          opened={isOpen}
          onClose={over.close}
          table={table}
          today={today}
          homework={homework.find(({ id }) => id === what.id) ?? null}
          event_id={what.event_id}
        />
      );
    case 'homework_list':
      return <HomeworkListDialog opened={isOpen} table={table} over={over} />;
    case 'missing':
      return (
        <MissingDialog
          opened={isOpen}
          onClose={over.close}
          mayWrite={journal.may.write}
          missing={missing}
          onEnter={({ event_date, lesson_number }) => {
            over.close();
            openLesson({ event_date, lesson_number: String(lesson_number) });
          }}
        />
      );
    case 'plan':
      return <ChoosePlanDialog opened={isOpen} onClose={over.close} journal={journal} />;
    case 'delete':
      return <DeleteConfirms table={table} what={what} over={over} />;
    default:
      return null;
  }
}
