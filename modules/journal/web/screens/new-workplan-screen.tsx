import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { SkeletonPanel } from '#platform/web/ui/skeleton-panel.tsx';
import { getKeptWorkplan } from '../../contract/get-kept-workplan.ts';
import { listWorkplans } from '../../contract/list-workplans.ts';
import type { KeptWorkplan } from '../../contract/workplan-shapes.ts';
import { idIn } from '../data/journal-address.ts';
import { readsJournals } from '../data/journal-roles.ts';
import { copyOfPlan, NEW_PLAN } from '../data/plan-draft.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { NewPlanForm } from '../parts/new-plan-form.tsx';

function EmptyPlan() {
  const schoolId = useSchoolId();
  const known = useCall(listWorkplans, { params: { schoolId } });
  return (
    <Faces query={known} waiting={<SkeletonPanel />} empty="never">
      {({ levels }) => <NewPlanForm empty={NEW_PLAN} levels={levels} />}
    </Faces>
  );
}

/** The copy is made once, so that what is refreshed behind it does not give its rows other keys. */
function FilledForm({ plan }: { plan: KeptWorkplan }) {
  const { t } = useTranslation('journal');
  const name = t('plans.copy_name', { name: plan.name });
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another version of the plan is no other copy.
  const empty = useMemo(() => copyOfPlan(plan, name), [plan.id]);
  return <NewPlanForm empty={empty} levels={plan.levels} />;
}

function CopiedPlan({ id }: { id: number }) {
  const schoolId = useSchoolId();
  const source = useCall(getKeptWorkplan, { params: { schoolId, workplanId: id } });
  return (
    <Faces query={source} waiting={<SkeletonPanel />} empty="never">
      {(plan) => <FilledForm key={plan.id} plan={plan} />}
    </Faces>
  );
}

/** `/journal/workplans/new`, and with `?from=` a copy of another plan. */
export default function NewWorkplanScreen() {
  const { t } = useTranslation('journal');
  const me = useMe();
  const [query] = useSearchParams();
  const from = idIn(query.get('from') ?? undefined);
  if (!readsJournals(me)) return <ClosedFace />;
  return (
    <Page title={t('plans.new')} note={t('plans.note')} width="narrow">
      {from === null ? <EmptyPlan /> : <CopiedPlan id={from} />}
    </Page>
  );
}
