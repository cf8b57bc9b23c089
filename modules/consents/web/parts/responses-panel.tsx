import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '#platform/web/data/use-call.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { listResponses } from '../../contract/list-responses.ts';
import type { Consent } from '../../contract/shapes.ts';
import { consentPath, type Place } from '../data/admin-address.ts';
import { useSchoolQuery } from '../data/use-school-query.ts';
import { OPENED_HERE } from './address-dialog.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { ResponsesTable } from './responses-table.tsx';

/** How far a consent is, over everybody and group by group. */
export function ResponsesPanel({ consent, place }: { consent: Consent; place: Place }) {
  const { t } = useTranslation('consents');
  const { id } = consent;
  const query = useCall(listResponses, { params: { id }, query: useSchoolQuery() });
  return (
    <Panel
      flush
      title={t('responses.title')}
      actions={
        <Button
          variant="default"
          size="compact-sm"
          component={Link}
          to={consentPath(place, id, 'full')}
          state={OPENED_HERE}
          preventScrollReset
        >
          {t('responses.show_all')}
        </Button>
      }
    >
      <AnswerBar id={id} />
      <Faces
        query={query}
        waiting={<SkeletonRows rows={5} withAvatar={false} />}
        empty={{
          when: (groups) => groups.length === 0,
          face: <EmptyFace drawing="people" sentence={t('responses.nobody')} />,
        }}
      >
        {(groups) => <ResponsesTable groups={groups} path={consentPath(place, id, 'full')} />}
      </Faces>
    </Panel>
  );
}
