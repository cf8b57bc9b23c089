import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCall } from '#platform/web/data/use-call.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonPanel } from '#platform/web/ui/skeleton-panel.tsx';
import type { Absence } from '../../contract/diary-shapes.ts';
import { ABSENCES_PAGE } from '../../contract/limits.ts';
import { listAbsences } from '../../contract/list-absences.ts';
import type { DiaryOwner } from '../data/use-diary-owner.ts';
import { AbsenceDialog } from '../parts/absence-dialog.tsx';
import { AbsenceList } from '../parts/absence-list.tsx';
import { DiaryPage } from '../parts/diary-page.tsx';
import { WithdrawAbsence } from '../parts/withdraw-absence.tsx';

function Absences({ owner }: { owner: DiaryOwner }) {
  const { t } = useTranslation('journal');
  const { user_id, school_id } = owner;
  const [search, setSearch] = useSearchParams();
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<Absence | null>(null);
  const [withdrawn, setWithdrawn] = useState<Absence | null>(null);
  const query = useCall(
    listAbsences,
    { params: { studentId: user_id }, query: { school_id, page } },
    { keepsPrevious: true },
  );
  const report = () => setSearch({ report: '1' });
  const mayReport = query.data?.may_report ?? false;
  return (
    <>
      <Faces
        query={query}
        waiting={<SkeletonPanel />}
        empty={{
          when: ({ total }) => total === 0,
          face: (
            <Panel>
              <EmptyFace
                drawing="done"
                sentence={mayReport ? t('absence.none') : t('absence.none_pupil')}
                action={mayReport && <Button onClick={report}>{t('absence.report')}</Button>}
              />
            </Panel>
          ),
        }}
      >
        {({ absences, total, may_report }) => (
          <>
            {!owner.child && may_report && <Button onClick={report}>{t('absence.report')}</Button>}
            <AbsenceList absences={absences} onEdit={setEdited} onWithdraw={setWithdrawn} />
            {page * ABSENCES_PAGE < total && (
              <Button variant="default" mt="md" onClick={() => setPage(page + 1)}>
                {t('absence.earlier_page')}
              </Button>
            )}
          </>
        )}
      </Faces>
      <AbsenceDialog
        opened={mayReport && search.has('report')}
        owner={owner}
        before={null}
        onClose={() => setSearch({}, { replace: true })}
      />
      <AbsenceDialog
        key={edited?.id}
        opened={edited !== null}
        owner={owner}
        before={edited}
        onClose={() => setEdited(null)}
      />
      <WithdrawAbsence absence={withdrawn} onClose={() => setWithdrawn(null)} />
    </>
  );
}

/** The absences of a pupil, and the way to report one. */
export default function AbsencesScreen() {
  const { t } = useTranslation('journal');
  return (
    <DiaryPage tabTitle={t('absence.title')}>{(owner) => <Absences key={owner.user_id} owner={owner} />}</DiaryPage>
  );
}
