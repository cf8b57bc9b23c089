import { useTranslation } from 'react-i18next';
import { inWords } from '#platform/web/data/form-faults.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { createFreeDays } from '../../contract/create-free-days.ts';
import type { FreeDays } from '../../contract/free-days-shapes.ts';
import { FREE_DAYS_LENGTH, FREE_DAYS_NAME_MAX } from '../../contract/limits.ts';
import { saveFreeDays } from '../../contract/save-free-days.ts';
import {
  checkFreeDays,
  draftOfFreeDays,
  FREE_DAYS_REFUSALS,
  type FreeDaysDraft,
  freeDaysBody,
  NEW_FREE_DAYS,
} from '../data/free-days-draft.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { useSeen } from '../data/use-seen.ts';
import { FreeDaysFields } from './free-days-fields.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** Those that are changed; null for new ones. */
  before: FreeDays | null;
  others: readonly FreeDays[];
};

function useCommon(said: string, onClose: () => void) {
  const { t } = useTranslation('journal');
  return {
    check: (draft: FreeDaysDraft) =>
      inWords(checkFreeDays(draft), (word) => t(`errors.${word}`, { max: FREE_DAYS_NAME_MAX, days: FREE_DAYS_LENGTH })),
    refusals: FREE_DAYS_REFUSALS,
    onDone: () => {
      onClose();
      void toast.done(said);
    },
  };
}

function NewForm({ onClose, others }: Pick<Props, 'onClose' | 'others'>) {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const form = useForm(createFreeDays, {
    ...useCommon(t('free_days.added'), onClose),
    empty: NEW_FREE_DAYS,
    input: (draft) => ({ params: { schoolId }, body: freeDaysBody(draft) }),
  });
  return (
    <DialogForm form={form} onCancel={onClose} submitLabel={t('free_days.add')}>
      <FreeDaysFields {...form} others={others} except={null} />
    </DialogForm>
  );
}

function ChangeForm({ before: now, onClose, others }: Pick<Props, 'onClose' | 'others'> & { before: FreeDays }) {
  const [before] = useSeen(now);
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const form = useForm(saveFreeDays, {
    ...useCommon(t('free_days.saved'), onClose),
    empty: draftOfFreeDays(before),
    input: (draft) => ({
      params: { schoolId, freeDaysId: before.id },
      body: { ...freeDaysBody(draft), since: before.version },
    }),
  });
  return (
    <DialogForm form={form} onCancel={onClose} submitLabel={t('free_days.save')}>
      <FreeDaysFields {...form} others={others} except={before.id} />
    </DialogForm>
  );
}

/** Adds free days, or changes some as they were when the dialog opened. */
export function FreeDaysDialog({ opened, onClose, before, others }: Props) {
  const { t } = useTranslation('journal');
  return (
    <Dialog opened={opened} onClose={onClose} title={before ? t('free_days.edit_title') : t('free_days.new')}>
      {before ? (
        <ChangeForm before={before} onClose={onClose} others={others} />
      ) : (
        <NewForm onClose={onClose} others={others} />
      )}
    </Dialog>
  );
}
