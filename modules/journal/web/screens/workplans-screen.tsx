import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMe } from '#platform/web/data/me.ts';
import { useCallPages } from '#platform/web/data/use-call-pages.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { InfiniteList } from '#platform/web/ui/infinite-list.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { SEARCH_MAX } from '../../contract/limits.ts';
import { listWorkplans } from '../../contract/list-workplans.ts';
import { readsJournals } from '../data/journal-roles.ts';
import { NEW_WORKPLAN } from '../data/school-address.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { JournalTabs } from '../parts/journal-tabs.tsx';
import { PlanRow } from '../parts/plan-row.tsx';
import classes from '../parts/school-journals.module.css';

function Workplans() {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const [search, setSearch] = useState('');
  const query = search ? { search } : {};
  const pages = useCallPages(listWorkplans, { params: { schoolId }, query }, ({ has_more }) => has_more, {
    singly: true,
  });
  const plans = (pages.data?.pages ?? []).flatMap(({ workplans }) => workplans);
  const add = (
    <Button component={Link} to={NEW_WORKPLAN} leftSection={<IconPlus size={16} aria-hidden="true" />}>
      {t('plans.new')}
    </Button>
  );
  return (
    <Page title={t('plans.title')} note={t('plans.note')} actions={add}>
      <JournalTabs />
      <Panel flush>
        <search className={classes.tools}>
          <SearchField label={t('plans.search')} maxLength={SEARCH_MAX} onSearch={setSearch} />
        </search>
        <Faces
          query={pages}
          waiting={<SkeletonRows withAvatar={false} rows={8} />}
          empty={{
            when: () => plans.length === 0,
            face: search ? (
              <EmptyFace drawing="search" sentence={t('plans.not_found')} />
            ) : (
              <EmptyFace drawing="done" title={t('plans.none')} sentence={t('plans.none_text')} action={add} />
            ),
          }}
        >
          {(all) => (
            <InfiniteList
              label={t('plans.title')}
              rows={plans}
              total={all.pages[0]?.total ?? 0}
              keyOf={({ id }) => id}
              pages={pages}
            >
              {(plan) => <PlanRow plan={plan} />}
            </InfiniteList>
          )}
        </Faces>
      </Panel>
    </Page>
  );
}

/** `/journal/workplans`, for those who teach and those who lead. */
export default function WorkplansScreen() {
  return readsJournals(useMe()) ? <Workplans /> : <ClosedFace />;
}
