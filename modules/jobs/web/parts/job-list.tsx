import { useTranslation } from 'react-i18next';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { InfiniteList } from '#platform/web/ui/infinite-list.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { JOB_STATES } from '../../contract/shapes.ts';
import type { useJobs } from '../data/use-jobs.ts';
import classes from './job-list.module.css';
import { JobRow } from './job-row.tsx';

/** How many jobs are in which state, and the jobs themselves. */
export function JobList({ pages }: { pages: ReturnType<typeof useJobs> }) {
  const { t, i18n } = useTranslation('jobs');
  const format = new Intl.NumberFormat(i18n.language);
  return (
    <Faces
      query={pages}
      waiting={<SkeletonRows withAvatar={false} />}
      empty={{
        when: ({ pages: [first] }) => first?.total === 0,
        face: (
          <Panel>
            <EmptyFace drawing="done" accent="green" sentence={t('none')} />
          </Panel>
        ),
      }}
    >
      {({ pages: slices }) => (
        <>
          <dl className={classes.counts}>
            {JOB_STATES.map((state) => (
              <div key={state} className={classes.count}>
                <dt>{t(`states.${state}`)}</dt>
                <dd>{format.format(slices[0]?.counts[state] ?? 0)}</dd>
              </div>
            ))}
          </dl>
          <Panel flush>
            <InfiniteList
              label={t('list')}
              rows={slices.flatMap(({ jobs }) => jobs)}
              total={slices[0]?.total ?? 0}
              keyOf={({ id }) => id}
              pages={pages}
            >
              {(job) => <JobRow job={job} />}
            </InfiniteList>
          </Panel>
        </>
      )}
    </Faces>
  );
}
