import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { SkeletonPanel } from '#platform/web/ui/skeleton-panel.tsx';
import { listWhiteboard } from '../../contract/list-whiteboard.ts';
import { readsWhiteboard } from '../data/school-roles.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { JournalTabs } from '../parts/journal-tabs.tsx';
import { QuickNote } from '../parts/quick-note.tsx';
import { WhiteboardCards } from '../parts/whiteboard-cards.tsx';

function Whiteboard() {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const items = useCall(listWhiteboard, { params: { schoolId } });
  return (
    <Page title={t('whiteboard.title')} note={t('whiteboard.note')}>
      <JournalTabs />
      <QuickNote />
      <Faces
        query={items}
        waiting={<SkeletonPanel />}
        empty={{
          when: (all) => all.length === 0,
          face: <EmptyFace drawing="done" title={t('whiteboard.none')} sentence={t('whiteboard.none_text')} />,
        }}
      >
        {(all) => (
          <>
            <WhiteboardCards title={t('whiteboard.mine')} items={all.filter(({ may }) => may.write)} />
            <WhiteboardCards title={t('whiteboard.colleagues')} items={all.filter(({ may }) => !may.write)} />
          </>
        )}
      </Faces>
    </Page>
  );
}

/** `/journal/whiteboard`, for those who work at the school. */
export default function WhiteboardScreen() {
  return readsWhiteboard(useMe()) ? <Whiteboard /> : <ClosedFace />;
}
