import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeBox } from '#platform/web/ui/notice-box.tsx';
import { SaveForm } from '#platform/web/ui/save-form.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { saveWorkplan } from '../../contract/save-workplan.ts';
import type { KeptWorkplan } from '../../contract/workplan-shapes.ts';
import { bodyOfPlan, draftOfPlan, isSamePlan } from '../data/plan-draft.ts';
import { usePlanForm } from '../data/use-plan-form.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { PlanBlocks } from './plan-blocks.tsx';
import { PlanExtras, PlanFields } from './plan-fields.tsx';

type Props = { saved: KeptWorkplan };

/** A workplan that is there: changes lie over the version that was seen when they began, until they are saved. */
export function PlanForm({ saved }: Props) {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const { nameBlock, setFileOnItsWay, ...common } = usePlanForm();
  const [seen, setSeen] = useState(saved);
  const empty = draftOfPlan(seen);
  const form = useForm(saveWorkplan, {
    ...common,
    empty,
    input: (draft) => ({
      params: { schoolId, workplanId: seen.id },
      body: { ...bodyOfPlan(draft, nameBlock), since: seen.version },
    }),
    onDone: (answer) => {
      setSeen(answer);
      form.restart();
      void toast.done(t('plans.saved'));
    },
  });
  const isDirty = !isSamePlan(form.draft, empty);
  const isBehind = saved.version > seen.version;
  const takeNew = () => {
    setSeen(saved);
    form.restart();
  };
  // Whoever has typed nothing is shown what others saved at once; a row left empty goes, or it would keep the old list.
  if (isBehind && !isDirty && !form.pending) takeNew();
  return (
    <SaveForm form={form} isDirty={isDirty}>
      {isBehind && isDirty && !form.pending && (
        <NoticeBox accent="yellow" role="alert">
          <p>{t('plans.meanwhile')}</p>
          <Button size="compact-sm" variant="default" onClick={takeNew}>
            {t('plans.take_new')}
          </Button>
        </NoticeBox>
      )}
      {/* What was typed while it is being saved would go with the answer. */}
      <div inert={form.pending}>
        <PlanFields {...form} levels={saved.levels} />
        <PlanBlocks {...form} />
        <PlanExtras {...form} onBusy={setFileOnItsWay} />
      </div>
    </SaveForm>
  );
}
