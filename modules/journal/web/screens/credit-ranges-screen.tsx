import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { listCreditRanges } from '../../contract/list-credit-ranges.ts';
import { keepsCreditRanges } from '../data/school-roles.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { CreditTable } from '../parts/credit-table.tsx';
import { JournalTabs } from '../parts/journal-tabs.tsx';
import { NewRangeDialog } from '../parts/new-range-dialog.tsx';

function CreditRanges() {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const ranges = useCall(listCreditRanges, { params: { schoolId } });
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
      {t('credit.new')}
    </Button>
  );
  return (
    <Page title={t('credit.title')} note={t('credit.note')} actions={add}>
      <JournalTabs />
      <Panel flush>
        <Faces
          query={ranges}
          waiting={<SkeletonRows withAvatar={false} />}
          empty={{
            when: (all) => all.length === 0,
            face: <EmptyFace drawing="done" title={t('credit.none')} sentence={t('credit.none_text')} />,
          }}
        >
          {(all) => <CreditTable ranges={all} />}
        </Faces>
      </Panel>
      <NewRangeDialog opened={isAdding} onClose={() => setAdding(false)} from={ranges.data?.at(-1)?.to ?? 0} />
    </Page>
  );
}

/** `/journal/credit-ranges`, for administrators. */
export default function CreditRangesScreen() {
  return keepsCreditRanges(useMe()) ? <CreditRanges /> : <ClosedFace />;
}
