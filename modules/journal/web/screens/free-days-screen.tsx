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
import { listFreeDays } from '../../contract/list-free-days.ts';
import { keepsJournals } from '../data/school-roles.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { FreeDaysDialog } from '../parts/free-days-dialog.tsx';
import { FreeDaysTable } from '../parts/free-days-table.tsx';
import { JournalTabs } from '../parts/journal-tabs.tsx';

function AllFreeDays() {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const known = useCall(listFreeDays, { params: { schoolId } });
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
      {t('free_days.new')}
    </Button>
  );
  return (
    <Page title={t('free_days.title')} note={t('free_days.note')} actions={add}>
      <JournalTabs />
      <Faces
        query={known}
        waiting={
          <Panel flush>
            <SkeletonRows withAvatar={false} />
          </Panel>
        }
        empty={{
          when: ({ free_days }) => free_days.length === 0,
          face: (
            <Panel flush>
              <EmptyFace drawing="done" title={t('free_days.none')} sentence={t('free_days.none_text')} />
            </Panel>
          ),
        }}
      >
        {({ today, free_days }) => {
          const common = { others: free_days, today };
          const ahead = free_days.filter(({ ends_on }) => ends_on >= today);
          const past = free_days.filter(({ ends_on }) => ends_on < today).toReversed();
          return (
            <>
              <FreeDaysTable {...common} title={t('free_days.ahead')} shown={ahead} />
              <FreeDaysTable {...common} title={t('free_days.past')} shown={past} />
            </>
          );
        }}
      </Faces>
      <FreeDaysDialog
        opened={isAdding}
        onClose={() => setAdding(false)}
        before={null}
        others={known.data?.free_days ?? []}
      />
    </Page>
  );
}

/** `/journal/free-days`, for those who keep the school's journals. */
export default function FreeDaysScreen() {
  return keepsJournals(useMe()) ? <AllFreeDays /> : <ClosedFace />;
}
