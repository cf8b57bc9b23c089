import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCallPages } from '#platform/web/data/use-call-pages.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { InfiniteList } from '#platform/web/ui/infinite-list.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { SEARCH_MAX } from '../../contract/limits.ts';
import { listSchoolJournals } from '../../contract/list-school-journals.ts';
import { NEW_JOURNAL } from '../data/school-address.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { SchoolJournalRow } from './school-journal-row.tsx';
import classes from './school-journals.module.css';

type Props = {
  title?: string;
  /** Somebody whose own journals stand elsewhere on the page. */
  except?: number;
};

/** The journals of the school that the person may read; the server decides which those are. */
export function SchoolJournals({ title, except }: Props) {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const [search, setSearch] = useState('');
  const query = search ? { search } : {};
  const pages = useCallPages(listSchoolJournals, { params: { schoolId }, query }, ({ has_more }) => has_more, {
    singly: true,
  });
  const [first] = pages.data?.pages ?? [];
  const others = (pages.data?.pages ?? [])
    .flatMap(({ journals }) => journals)
    .filter(({ teachers }) => !teachers.some(({ user_id }) => user_id === except));
  const mayCreate = first?.may.keep ?? false;
  return (
    <Panel flush {...(title !== undefined && { title })}>
      <search className={classes.tools}>
        <SearchField label={t('school_list.search')} maxLength={SEARCH_MAX} onSearch={setSearch} />
        {/* Those of a form master are few, and some of them stand elsewhere. */}
        <p className={classes.count} role="status">
          {first && except === undefined && t('school_list.count', { count: first.total })}
        </p>
      </search>
      <Faces
        query={pages}
        waiting={<SkeletonRows rows={8} />}
        empty={{
          when: () => others.length === 0,
          face: search ? (
            <EmptyFace drawing="search" sentence={t('school_list.not_found')} />
          ) : (
            <EmptyFace
              drawing="done"
              title={t('school_list.none')}
              sentence={mayCreate ? t('school_list.none_keeper') : t('school_list.none_reader')}
              {...(mayCreate && {
                action: (
                  <Button component={Link} to={NEW_JOURNAL}>
                    {t('school_list.new')}
                  </Button>
                ),
              })}
            />
          ),
        }}
      >
        {() => (
          <InfiniteList
            label={title ?? t('school_list.list')}
            rows={others}
            total={first?.total ?? 0}
            keyOf={({ id }) => id}
            pages={pages}
          >
            {(journal) => <SchoolJournalRow journal={journal} />}
          </InfiniteList>
        )}
      </Faces>
    </Panel>
  );
}
