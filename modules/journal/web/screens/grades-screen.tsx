import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonPanel } from '#platform/web/ui/skeleton-panel.tsx';
import { listGrades } from '../../contract/list-grades.ts';
import type { DiaryOwner } from '../data/use-diary-owner.ts';
import { DiaryPage } from '../parts/diary-page.tsx';
import { JournalGrades } from '../parts/journal-grades.tsx';

function Grades({ owner: { user_id, school_id } }: { owner: DiaryOwner }) {
  const { t } = useTranslation('journal');
  const query = useCall(listGrades, { params: { studentId: user_id }, query: { school_id } });
  return (
    <Faces
      query={query}
      waiting={<SkeletonPanel />}
      empty={{
        when: (journals) => journals.length === 0,
        face: (
          <Panel>
            <EmptyFace drawing="search" sentence={t('grades.no_journals')} />
          </Panel>
        ),
      }}
    >
      {(journals) => journals.map((journal) => <JournalGrades key={journal.id} journal={journal} />)}
    </Faces>
  );
}

/** Everything that a pupil was given this year. */
export default function GradesScreen() {
  const { t } = useTranslation('journal');
  return <DiaryPage tabTitle={t('grades.title')}>{(owner) => <Grades key={owner.user_id} owner={owner} />}</DiaryPage>;
}
