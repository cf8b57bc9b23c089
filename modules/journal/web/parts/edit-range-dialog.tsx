import { useTranslation } from 'react-i18next';
import { inWords } from '#platform/web/data/form-faults.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import type { CreditRange } from '../../contract/credit-shapes.ts';
import { saveCreditRange } from '../../contract/save-credit-range.ts';
import { checkRange, draftOfRange, RANGE_REFUSALS, rangeBody } from '../data/range-draft.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { useSeen } from '../data/use-seen.ts';
import { RangeFields } from './range-fields.tsx';

type Props = { range: CreditRange; opened: boolean; onClose: () => void };

function ChangeForm({ range: now, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const [range] = useSeen(now);
  const form = useForm(saveCreditRange, {
    empty: draftOfRange(range),
    check: (draft) => inWords(checkRange(draft), (word) => t(`errors.${word}`)),
    refusals: RANGE_REFUSALS,
    input: (draft) => ({
      params: { schoolId, rangeId: range.id },
      body: { ...rangeBody(draft), since: range.version },
    }),
    onDone: () => {
      onClose();
      void toast.done(t('credit.saved'));
    },
  });
  return (
    <DialogForm form={form} onCancel={onClose} submitLabel={t('credit.save')}>
      <RangeFields {...form} />
    </DialogForm>
  );
}

/** Changes a credit range as it was when the dialog opened. */
export function EditRangeDialog({ range, opened, onClose }: Props) {
  const { t } = useTranslation('journal');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('credit.edit_title')}>
      <ChangeForm range={range} onClose={onClose} />
    </Dialog>
  );
}
