import { useTranslation } from 'react-i18next';
import { SaveForm } from '#platform/web/ui/save-form.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { saveWorkplan } from '../../contract/save-workplan.ts';
import type { KeptWorkplan } from '../../contract/workplan-shapes.ts';
import { bodyOfPlan, draftOfPlan, isSamePlan } from '../data/plan-draft.ts';
import { usePlanForm } from '../data/use-plan-form.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { offeredAnew, useSeen } from '../data/use-seen.ts';
import { MeanwhileNotice } from './meanwhile-notice.tsx';
import { PlanBlocks } from './plan-blocks.tsx';
import { PlanExtras, PlanFields } from './plan-fields.tsx';

type Props = { saved: KeptWorkplan };

/** A workplan that is there: changes lie over the version that was seen when they began, until they are saved. */
export function PlanForm({ saved }: Props) {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const { nameBlock, setFileOnItsWay, ...common } = usePlanForm();
  const [seen, see] = useSeen(saved);
  const empty = draftOfPlan(seen);
  const form = useForm(saveWorkplan, {
    ...common,
    empty,
    input: (draft) => ({
      params: { schoolId, workplanId: seen.id },
      body: { ...bodyOfPlan(draft, nameBlock), since: seen.version },
    }),
    onDone: (answer) => {
      see(answer);
      form.restart();
      void toast.done(t('plans.saved'));
    },
  });
  const isDirty = !isSamePlan(form.draft, empty);
  const isBehind = saved.version > seen.version;
  // A row left empty is no change, and goes; it would keep the old list.
  const takeNew = offeredAnew({ form, isDirty, isBehind, catchUp: () => see(saved) });
  return (
    <SaveForm form={form} isDirty={isDirty}>
      <MeanwhileNotice sentence={t('plans.meanwhile')} onTake={takeNew} />
      {/* What was typed while it is being saved would go with the answer. */}
      <div inert={form.pending}>
        <PlanFields {...form} levels={saved.levels} />
        <PlanBlocks {...form} />
        <PlanExtras {...form} onBusy={setFileOnItsWay} />
      </div>
    </SaveForm>
  );
}
