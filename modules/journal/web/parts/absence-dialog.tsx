import { useTranslation } from 'react-i18next';
import { timeIn } from '#platform/contract/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { wordOf } from '#platform/web/i18n/word-of.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { fullName } from '#platform/web/ui/initials.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { createAbsence } from '../../contract/create-absence.ts';
import type { Absence } from '../../contract/diary-shapes.ts';
import { saveAbsence } from '../../contract/save-absence.ts';
import { type AbsenceDraft, draftOf, faultyDays, writtenFrom } from '../data/absence-draft.ts';
import type { DiaryOwner } from '../data/use-diary-owner.ts';
import { useSeen } from '../data/use-seen.ts';
import { useToday } from '../data/use-today.ts';
import { AbsenceFields } from './absence-fields.tsx';

type Props = { opened: boolean; owner: DiaryOwner; before: Absence | null; onClose: () => void };

const REFUSALS = {
  all_day: [],
  from_day: ['absence_start_invalid', 'absence_start_date_past', 'absence_too_far'],
  from_time: ['absence_start_time_past'],
  to_day: ['absence_end_invalid', 'absence_end_date_past', 'absence_end_before_start'],
  to_time: ['absence_end_time_past'],
  reason: ['absence_reason_too_long'],
} as const satisfies Record<keyof AbsenceDraft, readonly string[]>;

/** What both forms have in common: how they begin, what they find at fault themselves, whose refusal is whose. */
function useCommon(before: Absence | null, said: string, onClose: () => void) {
  const { time_zone } = useReader();
  const today = useToday();
  return {
    empty: draftOf(before, today, timeIn(time_zone, new Date())),
    check: (draft: AbsenceDraft) =>
      Object.fromEntries(
        Object.entries(faultyDays(draft)).flatMap(([field, fault]) => (fault ? [[field, wordOf(fault)]] : [])),
      ),
    refusals: REFUSALS,
    onDone: () => {
      onClose();
      void toast.done(said);
    },
  };
}

function NewForm({ owner: { user_id, school_id }, onClose }: Omit<Props, 'opened' | 'before'>) {
  const { t } = useTranslation('journal');
  const form = useForm(createAbsence, {
    ...useCommon(null, t('absence.sent'), onClose),
    input: (draft) => ({ params: { studentId: user_id }, query: { school_id }, body: writtenFrom(draft) }),
  });
  return (
    <DialogForm form={form} onCancel={onClose} submitLabel={t('absence.send')}>
      <AbsenceFields form={form} />
    </DialogForm>
  );
}

function ChangeForm({ before: now, onClose }: { before: Absence; onClose: () => void }) {
  const [before] = useSeen(now);
  const { t } = useTranslation('journal');
  const form = useForm(saveAbsence, {
    ...useCommon(before, t('absence.changed'), onClose),
    input: (draft) => ({ params: { absenceId: before.id }, body: { ...writtenFrom(draft), since: before.version } }),
  });
  return (
    <DialogForm form={form} onCancel={onClose} submitLabel={t('absence.save')}>
      <AbsenceFields form={form} />
    </DialogForm>
  );
}

/** Says that somebody will be away, or that it is otherwise than was said. */
export function AbsenceDialog({ opened, owner, before, onClose }: Props) {
  const { t } = useTranslation('journal');
  const name = owner.child ? fullName(owner.child) : null;
  const title = before ? t('absence.edit_title') : t('absence.report');
  return (
    <Dialog opened={opened} onClose={onClose} title={name ? `${title}\u00a0· ${name}` : title}>
      {before ? (
        <ChangeForm before={before} onClose={onClose} />
      ) : (
        <NewForm key={owner.user_id} owner={owner} onClose={onClose} />
      )}
    </Dialog>
  );
}
