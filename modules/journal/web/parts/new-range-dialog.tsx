import { useTranslation } from 'react-i18next';
import { inWords } from '#platform/web/data/form-faults.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { createCreditRange } from '../../contract/create-credit-range.ts';
import { checkRange, RANGE_REFUSALS, type RangeDraft, rangeBody } from '../data/range-draft.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { RangeFields } from './range-fields.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** Where the last range ends: the next one mostly begins there. */
  from: number;
};

/** Adds a credit range. */
export function NewRangeDialog({ opened, onClose, from }: Props) {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const form = useForm(createCreditRange, {
    empty: { from, to: '', value: '' } as RangeDraft,
    check: (draft) => inWords(checkRange(draft), (word) => t(`errors.${word}`)),
    refusals: RANGE_REFUSALS,
    input: (draft) => ({ params: { schoolId }, body: rangeBody(draft) }),
    onDone: () => {
      onClose();
      void toast.done(t('credit.added'));
    },
  });
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={() => form.restart()} title={t('credit.new')}>
      <DialogForm form={form} onCancel={onClose} submitLabel={t('credit.add')}>
        <RangeFields {...form} />
      </DialogForm>
    </Dialog>
  );
}
