import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { useCounterNews } from '#platform/web/data/use-counters.ts';
import { formatLongDay, hourAt } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { useModules } from '#platform/web/module.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { FailedFace } from '#platform/web/ui/failed-face.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { listToday } from '../../contract/list-today.ts';
import { dayPart } from '../data/greeting.ts';
import { CounterStrip } from '../parts/counter-strip.tsx';
import { Lessons } from '../parts/lessons.tsx';
import { Lines } from '../parts/lines.tsx';
import { NothingWaits } from '../parts/nothing-waits.tsx';
import { WaysOn } from '../parts/ways-on.tsx';

/** How often Today looks for new lines while it is open. */
const REFRESH_MS = 60_000;

/** Home: what needs doing now, over all modules and all children. */
export default function TodayScreen() {
  const { t } = useTranslation('today');
  const me = useMe();
  const reader = useReader();
  const lines = useCall(listToday, {}, { refreshEveryMs: REFRESH_MS });
  const { counts, isKnown } = useCounterNews();
  const isQuiet = isKnown && Object.values(counts).every((count) => count === 0);
  const panels = useModules().flatMap(({ today }) => today ?? []);
  const now = new Date();
  const day = formatLongDay(now, reader);
  return (
    <Page
      width="narrow"
      title={t(`greeting.${dayPart(hourAt(now, reader))}`, { name: me.firstname })}
      tabTitle={t('menu')}
      note={day.charAt(0).toLocaleUpperCase(reader.language) + day.slice(1)}
    >
      <CounterStrip />
      <Faces
        query={lines}
        waiting={
          <Panel flush>
            <SkeletonRows rows={4} withAvatar={false} />
          </Panel>
        }
        failed={(error) => (
          <Panel>
            <FailedFace error={error} onRetry={() => void lines.refetch()} />
          </Panel>
        )}
        empty={{ when: (entries) => entries.length === 0 && isQuiet, face: <NothingWaits /> }}
      >
        {(entries) => <Lines entries={entries} />}
      </Faces>
      <Lessons />
      {panels.map(({ id, may, Component }) => may(me) && <Component key={id} />)}
      <WaysOn />
    </Page>
  );
}
