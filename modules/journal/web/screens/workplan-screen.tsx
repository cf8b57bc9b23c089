import { Button, Stack } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { LostFace } from '#platform/web/ui/lost-face.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { SkeletonPanel } from '#platform/web/ui/skeleton-panel.tsx';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { deleteWorkplan } from '../../contract/delete-workplan.ts';
import { getKeptWorkplan } from '../../contract/get-kept-workplan.ts';
import type { KeptWorkplan } from '../../contract/workplan-shapes.ts';
import { idIn } from '../data/journal-address.ts';
import { readsJournals } from '../data/journal-roles.ts';
import { copyPath, WORKPLANS } from '../data/school-address.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { PlanForm } from '../parts/plan-form.tsx';
import { PlanJournals } from '../parts/plan-journals.tsx';
import { PlanReading } from '../parts/plan-reading.tsx';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** A copy for everybody who reads it; whoever writes it may delete it while nothing hangs on it. */
function PlanActions({ plan }: { plan: KeptWorkplan }) {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const isUsed =
    plan.journals.length > 0 || plan.blocks.some(({ lessons }) => lessons.some((one) => one.taught_count > 0));
  return (
    <>
      {plan.may.write && !isUsed && (
        <Button variant="default" leftSection={<IconTrash {...ICON} />} onClick={() => setAsking(true)}>
          {t('plans.delete')}
        </Button>
      )}
      <Button component={Link} to={copyPath(plan.id)} variant="default" leftSection={<IconCopy {...ICON} />}>
        {t('plans.copy')}
      </Button>
      <WriteConfirm
        opened={isAsking}
        onClose={() => setAsking(false)}
        endpoint={deleteWorkplan}
        input={{ params: { schoolId, workplanId: plan.id } }}
        title={t('plans.delete_title', { name: plan.name })}
        confirmLabel={t('plans.delete_yes')}
        done={t('plans.deleted')}
        onDone={() => void navigate(WORKPLANS, { replace: true })}
      >
        {t('plans.delete_text')}
      </WriteConfirm>
    </>
  );
}

function OnePlan({ id }: { id: number }) {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const query = useCall(getKeptWorkplan, { params: { schoolId, workplanId: id } });
  if (query.error?.key === 'workplan_not_found') return <LostFace />;
  const plan = query.data;
  const about = plan && [
    ...(plan.class_level === null ? [] : [t('plans.level_named', { name: plan.class_level })]),
    t('plans.lessons', { count: plan.lesson_count }),
    plan.author.name,
  ];
  return (
    <Page
      title={plan?.name ?? t('plans.choose')}
      note={about?.join(' · ')}
      width="narrow"
      actions={plan && <PlanActions plan={plan} />}
    >
      <Faces query={query} waiting={<SkeletonPanel />} empty="never">
        {(found) => (
          <Stack gap="md">
            <div>{found.may.write ? <PlanForm key={found.id} saved={found} /> : <PlanReading plan={found} />}</div>
            <PlanJournals plan={found} />
          </Stack>
        )}
      </Faces>
    </Page>
  );
}

/** `/journal/workplans/:workplanId`, for those who teach and those who lead. */
export default function WorkplanScreen() {
  const me = useMe();
  const id = idIn(useParams().workplanId);
  if (!readsJournals(me)) return <ClosedFace />;
  if (id === null) return <LostFace />;
  return <OnePlan key={id} id={id} />;
}
