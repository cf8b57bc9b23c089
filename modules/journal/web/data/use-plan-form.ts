import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DESCRIPTION_MAX } from '../../contract/limits.ts';
import { checkPlan, type NameBlock, PLAN_REFUSALS, type PlanDraft } from './plan-draft.ts';

/** What the forms of a new and of an old plan have in common. */
export function usePlanForm() {
  const { t } = useTranslation('journal');
  // One that is on its way when the plan is saved would come too late for it.
  const [isFileOnItsWay, setFileOnItsWay] = useState(false);
  const nameBlock: NameBlock = (number) => t('plans.block_default', { number });
  return {
    nameBlock,
    setFileOnItsWay,
    check: (draft: PlanDraft) => {
      const fault = checkPlan(draft);
      return {
        ...(fault && { [fault.field]: t(`errors.${fault.key}`, { max: DESCRIPTION_MAX, ...fault.params }) }),
        ...(isFileOnItsWay && { file: t('dialog.files_on_way') }),
      };
    },
    refusals: PLAN_REFUSALS,
  };
}
