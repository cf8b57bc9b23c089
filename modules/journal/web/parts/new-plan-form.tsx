import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { LeaveGuard } from '#platform/web/ui/leave-guard.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { createWorkplan } from '../../contract/create-workplan.ts';
import { bodyOfPlan, isSamePlan, type PlanDraft } from '../data/plan-draft.ts';
import { WORKPLANS, workplanPath } from '../data/school-address.ts';
import { usePlanForm } from '../data/use-plan-form.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import classes from './new-journal-form.module.css';
import { PlanBlocks } from './plan-blocks.tsx';
import { type Levels, PlanExtras, PlanFields } from './plan-fields.tsx';

/** A new workplan, empty or as a copy; when it is there, it opens. */
export function NewPlanForm({ empty, levels }: { empty: PlanDraft; levels: Levels }) {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const navigate = useNavigate();
  const [madeId, setMadeId] = useState<number | null>(null);
  const { nameBlock, setFileOnItsWay, ...common } = usePlanForm();
  const form = useForm(createWorkplan, {
    ...common,
    empty,
    input: (draft) => ({ params: { schoolId }, body: bodyOfPlan(draft, nameBlock) }),
    onDone: ({ id }) => {
      setMadeId(id);
      void toast.done(t('plans.created'));
    },
  });
  // By then the guard has let go of what was typed.
  useEffect(() => {
    if (madeId !== null) void navigate(workplanPath(madeId), { replace: true });
  }, [madeId, navigate]);
  return (
    <form {...form.element} tabIndex={-1} className={classes.form}>
      <div inert={form.pending}>
        <PlanFields {...form} levels={levels} />
        <PlanBlocks {...form} />
        <PlanExtras {...form} onBusy={setFileOnItsWay} />
      </div>
      <ErrorNotice error={form.rest} />
      <div className={classes.foot}>
        <Button variant="default" onClick={() => void navigate(WORKPLANS)}>
          {t('plans.cancel')}
        </Button>
        <Button type="submit" loading={form.pending}>
          {t('plans.create')}
        </Button>
      </div>
      <LeaveGuard when={madeId === null && !isSamePlan(form.draft, empty)} />
    </form>
  );
}
