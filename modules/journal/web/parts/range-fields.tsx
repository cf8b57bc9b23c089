import { NumberInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Form } from '#platform/web/ui/use-form.ts';
import { RANGE_INPUT, type RangeDraft } from '../data/range-draft.ts';

/** From where to where a range goes, and what it gives. */
export function RangeFields({ draft, change, faults }: Pick<Form<RangeDraft>, 'draft' | 'change' | 'faults'>) {
  const { t } = useTranslation('journal');
  return (
    <>
      <NumberInput
        {...RANGE_INPUT}
        label={t('credit.from')}
        description={t('credit.from_note')}
        value={draft.from}
        onChange={(from) => change({ from })}
        error={faults.from}
        required
      />
      <NumberInput
        {...RANGE_INPUT}
        label={t('credit.to')}
        description={t('credit.to_note')}
        value={draft.to}
        onChange={(to) => change({ to })}
        error={faults.to}
        required
      />
      <TextInput
        label={t('credit.value')}
        value={draft.value}
        onChange={({ currentTarget }) => change({ value: currentTarget.value })}
        error={faults.value}
        required
      />
    </>
  );
}
