import { useTranslation } from 'react-i18next';
import { DESCRIPTION_MAX } from '../../contract/limits.ts';
import { checkPlan, type NameBlock, PLAN_REFUSALS, type PlanDraft } from './plan-draft.ts';

/** What the forms of a new and of an old plan have in common. */
export function usePlanForm() {
  const { t } = useTranslation('journal');
  const nameBlock: NameBlock = (number) => t('plans.block_default', { number });
  return {
    nameBlock,
    check: (draft: PlanDraft) => {
      const fault = checkPlan(draft);
      return fault ? { [fault.field]: t(`errors.${fault.key}`, { max: DESCRIPTION_MAX, ...fault.params }) } : {};
    },
    refusals: PLAN_REFUSALS,
  };
}
