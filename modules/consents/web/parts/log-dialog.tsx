import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { listLogs } from '../../contract/list-logs.ts';
import type { Consent } from '../../contract/shapes.ts';
import { consentPath, type Place } from '../data/admin-address.ts';
import { fitsName } from '../data/response-status.ts';
import { useAnswerFilter } from '../data/use-answer-filter.ts';
import { useSchoolQuery } from '../data/use-school-query.ts';
import { useVersions } from '../data/use-versions.ts';
import { AddressDialog } from './address-dialog.tsx';
import { AnswerFilters } from './answer-filters.tsx';
import { LogLine } from './log-line.tsx';
import { LongRows } from './long-rows.tsx';

/** Every answer that was ever given, the latest first. */
export function LogDialog({ consent: { id, title }, place }: { consent: Consent; place: Place }) {
  const { t } = useTranslation('consents');
  const filter = useAnswerFilter();
  const scope = filter.scope === undefined ? {} : { scope: filter.scope };
  const query = useCall(
    listLogs,
    { params: { id }, query: { ...useSchoolQuery(), ...scope } },
    { keepsPrevious: true },
  );
  const { data: versions = [] } = useVersions(id);
  const textOf = (version: number) =>
    versions.length > 1 ? versions.find((text) => text.version === version) : undefined;
  const found = query.data?.filter(({ by_user_name, for_user_name }) =>
    fitsName(`${by_user_name} ${for_user_name}`, filter.search),
  );
  return (
    <AddressDialog title={t('log.title')} about={title} to={consentPath(place, id, 'responses')}>
      <AnswerFilters id={id} filter={filter} />
      <Faces
        query={query}
        waiting={<SkeletonRows rows={8} />}
        empty={{ when: () => found?.length === 0, face: <EmptyFace drawing="search" sentence={t('log.none')} /> }}
      >
        {() => (
          <LongRows label={t('log.title')}>
            {found?.map((entry) => <LogLine key={entry.id} entry={entry} text={textOf(entry.version)} />) ?? []}
          </LongRows>
        )}
      </Faces>
    </AddressDialog>
  );
}
