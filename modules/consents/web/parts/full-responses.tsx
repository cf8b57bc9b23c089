import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { listFullResponses } from '../../contract/list-full-responses.ts';
import type { Consent } from '../../contract/shapes.ts';
import { consentPath, type Place } from '../data/admin-address.ts';
import { fitsName, RESPONSE_TABS, type ResponseTab, rowsOn } from '../data/response-status.ts';
import { useAnswerFilter } from '../data/use-answer-filter.ts';
import { useSchoolQuery } from '../data/use-school-query.ts';
import { AddressDialog } from './address-dialog.tsx';
import { AnswerFilters } from './answer-filters.tsx';
import classes from './answers.module.css';
import { LongRows } from './long-rows.tsx';
import { ResponsePerson } from './response-person.tsx';

/** Everybody who is asked, one by one. */
export function FullResponses({ consent: { id, title }, place }: { consent: Consent; place: Place }) {
  const { t } = useTranslation('consents');
  const filter = useAnswerFilter();
  const [tab, setTab] = useState<ResponseTab>('all');
  const scope = filter.scope === undefined ? {} : { scope: filter.scope };
  const query = useCall(
    listFullResponses,
    { params: { id }, query: { ...useSchoolQuery(), ...scope } },
    { keepsPrevious: true },
  );
  const found = query.data?.filter(({ user_name }) => fitsName(user_name, filter.search)) ?? [];
  const rows = rowsOn(found, tab);
  return (
    <AddressDialog title={t('responses.title')} about={title} to={consentPath(place, id, 'responses')}>
      <AnswerFilters id={id} filter={filter} />
      <Tabs
        value={tab}
        onChange={(next) => setTab(RESPONSE_TABS.find((known) => known === next) ?? 'all')}
        keepMounted={false}
      >
        <Tabs.List className={classes.tabs}>
          {RESPONSE_TABS.map((one) => (
            <Tabs.Tab key={one} value={one} className={classes.tab}>
              {one === 'all' ? t('full.all', { count: found.length }) : t(`full.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} className={classes.tabbed}>
          <Faces
            query={query}
            waiting={<SkeletonRows rows={8} />}
            empty={{ when: () => rows.length === 0, face: <EmptyFace drawing="search" sentence={t('full.nobody')} /> }}
          >
            {() => (
              <LongRows label={t('full.list')}>
                {rows.map((row) => (
                  <ResponsePerson key={row.id} row={row} />
                ))}
              </LongRows>
            )}
          </Faces>
        </Tabs.Panel>
      </Tabs>
    </AddressDialog>
  );
}
