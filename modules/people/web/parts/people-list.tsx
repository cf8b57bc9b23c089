import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { InfiniteList } from '#platform/web/ui/infinite-list.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { usePeople } from '../data/use-people.ts';
import { usePeopleFilter } from '../data/use-people-filter.ts';
import classes from './people-table.module.css';
import { PeopleTools } from './people-tools.tsx';
import { PersonRow } from './person-row.tsx';

/** The people of the school: find, filter, walk, open. */
export function PeopleList({ openId }: { openId: number | null }) {
  const { t } = useTranslation('people');
  const { filter, tail, clear } = usePeopleFilter();
  const pages = usePeople(filter);
  const list = useRef<HTMLDivElement>(null);
  const total = pages.data?.pages[0]?.total;
  return (
    <Panel flush>
      <div className={classes.table} ref={list}>
        <div className={classes.top}>
          <PeopleTools total={total} onArrowDown={() => list.current?.querySelector<HTMLElement>('li a')?.focus()} />
          <div className={classes.heads} aria-hidden="true">
            <span>{t('people.columns.name')}</span>
            <span>{t('people.columns.roles')}</span>
            <span>{t('people.columns.email')}</span>
            <span>{t('people.columns.invitation')}</span>
          </div>
        </div>
        <Faces
          query={pages}
          waiting={<SkeletonRows rows={12} />}
          empty={{
            when: () => total === 0,
            face: (
              <EmptyFace
                drawing="search"
                sentence={t('people.nobody')}
                action={
                  <Button variant="default" onClick={clear}>
                    {t('people.clear')}
                  </Button>
                }
              />
            ),
          }}
        >
          {(data) => (
            <InfiniteList
              label={t('people.list')}
              rows={data.pages.flatMap(({ people }) => people)}
              total={data.pages[0]?.total ?? 0}
              keyOf={({ user_id }) => user_id}
              pages={pages}
            >
              {(person) => (
                <PersonRow
                  person={person}
                  to={`/school/people/${person.user_id}${tail}`}
                  isOpen={person.user_id === openId}
                />
              )}
            </InfiniteList>
          )}
        </Faces>
      </div>
    </Panel>
  );
}
