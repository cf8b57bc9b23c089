import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { formatMoment } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { accentStyle } from '#platform/web/ui/status-chip.tsx';
import { listLogs } from '../../contract/list-logs.ts';
import type { Consent } from '../../contract/shapes.ts';
import { consentPath, type Place } from '../data/admin-address.ts';
import { fitsName } from '../data/response-status.ts';
import { useAnswerFilter } from '../data/use-answer-filter.ts';
import { useSchoolQuery } from '../data/use-school-query.ts';
import { AddressDialog } from './address-dialog.tsx';
import { AnswerFilters } from './answer-filters.tsx';
import classes from './answers.module.css';
import { LongRows } from './long-rows.tsx';

/** One answer that was given: what, when, by whom and for whom. */
function LogLine({ entry }: { entry: AnswerOf<typeof listLogs>[number] }) {
  const { t } = useTranslation('consents');
  const reader = useReader();
  const { type, date, by_user_name, for_user_name, version } = entry;
  const Icon = type === 'accepted' ? IconCircleCheck : IconCircleX;
  return (
    <div className={classes.row} style={accentStyle(type === 'accepted' ? 'green' : 'coral')}>
      <Icon className={classes.icon} size={22} stroke={1.75} aria-hidden="true" />
      <span className={classes.text}>
        {t(`log.${type}`, { date: formatMoment(date, reader), by: by_user_name, for: for_user_name })}
        {version > 1 && <span className={classes.note}>{t('log.version', { version })}</span>}
      </span>
    </div>
  );
}

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
            {found?.map((entry) => <LogLine key={entry.id} entry={entry} />) ?? []}
          </LongRows>
        )}
      </Faces>
    </AddressDialog>
  );
}
