import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#platform/web/i18n/dates.ts';
import { readDay } from '#platform/web/i18n/written-day.ts';
import { CalendarField } from '#platform/web/ui/calendar-field.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { createHomework } from '../../contract/create-homework.ts';
import { saveHomework } from '../../contract/save-homework.ts';
import type { Homework } from '../../contract/shapes.ts';
import { proposeDue } from '../../rules/propose-due.ts';
import type { Table } from '../data/columns.ts';
import { useSeenOnOpening } from '../data/use-seen.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  table: Table;
  today: string;
  /** The one to change; null for a new one. */
  homework: Homework | null;
  /** The lesson in which a new one is given. */
  event_id: number | null;
};

const REFUSALS = {
  description: ['homework_description_required', 'error.event_description.long_expand'],
  due_on: ['error.date.format', 'error.date.study_year', 'homework_due_before_lesson'],
  due_lesson_number: ['error.lesson_number.wrong_expand'],
} as const;

const numberIn = (text: string): number | string | null =>
  text.trim() === '' ? null : /^\d+$/.test(text.trim()) ? Number(text) : text;

/** What pupils are to do, and for which lesson; it is proposed for the next one. */
export function HomeworkDialog({ opened, onClose, table, today, homework: now, event_id }: Props) {
  const { t } = useTranslation('journal');
  const { journal, lessons } = table;
  const homework = useSeenOnOpening(now, opened);
  const given = lessons.find(({ id }) => id === (homework?.event_id ?? event_id));
  const due = homework ?? proposeDue(lessons, given?.event_date ?? today);
  const empty = {
    description: homework?.description ?? '',
    due_on: formatDay(due.due_on),
    due_lesson_number: due.due_lesson_number === null ? '' : String(due.due_lesson_number),
  };
  const bodyOf = ({ description, due_on, due_lesson_number }: typeof empty) => ({
    description,
    due_on: readDay(due_on) ?? due_on,
    due_lesson_number: numberIn(due_lesson_number),
    // A lesson that is gone from the table stays the one in which it was given.
    event_id: homework ? homework.event_id : (given?.id ?? null),
  });
  const onDone = () => {
    onClose();
    void toast.done(t('homework.saved'));
  };
  const created = useForm(createHomework, {
    empty,
    refusals: REFUSALS,
    input: (draft) => ({ params: { id: journal.id }, body: bodyOf(draft) }),
    onDone,
  });
  const changed = useForm(saveHomework, {
    empty,
    refusals: REFUSALS,
    input: (draft) =>
      homework && {
        params: { id: journal.id, homeworkId: homework.id },
        body: { ...bodyOf(draft), since: homework.version },
      },
    onDone,
  });
  const form = homework ? changed : created;
  const { draft, change, faults } = form;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={() => form.restart()}
      title={homework ? t('homework.edit') : t('homework.new')}
    >
      <DialogForm form={form} onCancel={onClose} submitLabel={t('homework.save')}>
        {given && <p>{t('homework.given_in', { day: formatDay(given.event_date), title: given.title })}</p>}
        <Textarea
          label={t('homework.description')}
          value={draft.description}
          error={faults.description}
          data-autofocus
          autosize
          minRows={3}
          maxRows={10}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
          <CalendarField
            label={t('homework.due_on')}
            value={draft.due_on}
            around={today}
            from={given?.event_date ?? journal.study_year.starts_on}
            to={journal.study_year.ends_on}
            error={faults.due_on}
            onChange={(due_on) => change({ due_on })}
          />
          <TextInput
            label={t('homework.due_lesson')}
            inputMode="numeric"
            value={draft.due_lesson_number}
            error={faults.due_lesson_number}
            onChange={({ currentTarget }) => change({ due_lesson_number: currentTarget.value })}
          />
        </SimpleGrid>
      </DialogForm>
    </Dialog>
  );
}
