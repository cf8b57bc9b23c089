import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Rows } from '#platform/web/ui/rows.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { listJournals } from '../../contract/list-journals.ts';
import type { JournalRow as Journal } from '../../contract/shapes.ts';
import { journalPath } from '../data/journal-address.ts';
import classes from './journal-list.module.css';
import { JournalRow } from './journal-row.tsx';

/** A list up to this long is overlooked faster than it is searched. */
const SEARCHED_FROM = 10;

const has = (text: string) => {
  const wanted = text.toLocaleLowerCase();
  return ({ title, class_name }: Journal): boolean =>
    `${title} ${class_name ?? ''}`.toLocaleLowerCase().includes(wanted);
};

/** The journals in which the person teaches; with an opening they lead to a new lesson at once. */
export function TaughtJournals({ opening }: { opening: 'new_lesson' | undefined }) {
  const { t } = useTranslation('journal');
  const query = useCall(listJournals, {});
  const [searched, setSearched] = useState('');
  return (
    <Faces
      query={query}
      waiting={<SkeletonRows />}
      empty={{
        when: (journals) => journals.length === 0,
        face: <EmptyFace drawing="done" title={t('list.none')} sentence={t('list.none_text')} />,
      }}
    >
      {(journals) => {
        const offered = opening ? journals.filter(({ is_locked }) => !is_locked) : journals;
        const found = offered.filter(has(searched));
        return (
          <>
            {offered.length > SEARCHED_FROM && (
              <div className={classes.search}>
                <SearchField label={t('list.search')} onSearch={setSearched} />
              </div>
            )}
            <Panel flush>
              {found.length === 0 ? (
                <EmptyFace drawing="search" sentence={t('list.not_found')} />
              ) : (
                <Rows label={t('list.title')}>
                  {found.map((journal) => (
                    <JournalRow key={journal.id} journal={journal} to={journalPath(journal.id, opening)} />
                  ))}
                </Rows>
              )}
            </Panel>
          </>
        );
      }}
    </Faces>
  );
}
