import { useTranslation } from 'react-i18next';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { deleteAssessment } from '../../contract/delete-assessment.ts';
import { deleteEvent } from '../../contract/delete-event.ts';
import { deleteHomework } from '../../contract/delete-homework.ts';
import type { Table } from '../data/columns.ts';
import type { Opened, useOpened } from '../data/use-opened.ts';

type Props = { table: Table; what: Extract<Opened, { is: 'delete' }>; over: ReturnType<typeof useOpened> };

/** Asks before something is taken away; what has grades or absences stays, and it says why. */
export function DeleteConfirms({ table, what: { of, id }, over }: Props) {
  const { t } = useTranslation('journal');
  const journal_id = table.journal.id;
  const titleOf = (list: readonly { id: number; title: string }[]) => list.find((one) => one.id === id)?.title ?? '';
  const common = {
    opened: over.isOpen,
    onClose: over.close,
    children: t(`${of === 'lesson' ? 'table' : of}.delete_note`),
  };
  switch (of) {
    case 'lesson':
      return (
        <WriteConfirm
          {...common}
          endpoint={deleteEvent}
          input={{ params: { id: journal_id, eventId: id } }}
          title={t('table.delete_title', { title: titleOf(table.lessons) })}
          confirmLabel={t('table.delete_yes')}
          done={t('table.deleted')}
        />
      );
    case 'assessment':
      return (
        <WriteConfirm
          {...common}
          endpoint={deleteAssessment}
          input={{ params: { id: journal_id, assessmentId: id } }}
          title={t('assessment.delete_title', { title: titleOf(table.assessments) })}
          confirmLabel={t('assessment.delete_yes')}
          done={t('assessment.deleted')}
        />
      );
    case 'homework':
      return (
        <WriteConfirm
          {...common}
          endpoint={deleteHomework}
          input={{ params: { id: journal_id, homeworkId: id } }}
          title={t('homework.delete_title')}
          confirmLabel={t('homework.delete_yes')}
          done={t('homework.deleted')}
        />
      );
  }
}
