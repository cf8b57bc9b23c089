import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { LostFace } from '#platform/web/ui/lost-face.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { getTable } from '../../contract/get-table.ts';
import { idIn } from '../data/journal-address.ts';
import { readsJournals } from '../data/journal-roles.ts';
import { JournalTable } from '../parts/journal-table.tsx';

/** The shape of a table that is on its way. */
function WaitingTable() {
  const { t } = useTranslation('journal');
  return (
    <div role="status" aria-label={t('table.waiting')}>
      <PageTitle>{t('list.title')}</PageTitle>
      <Skeleton height={34} width={260} m="xl" />
      <Skeleton height={480} mx="xl" />
    </div>
  );
}

function OneJournal({ id }: { id: number }) {
  const query = useCall(getTable, { params: { id } });
  return (
    <Faces
      query={query}
      waiting={<WaitingTable />}
      empty="never"
      {...(query.error?.key === 'journal_not_found' && { failed: () => <LostFace /> })}
    >
      {(table) => <JournalTable table={table} />}
    </Faces>
  );
}

/** A journal by its address. */
export default function JournalScreen() {
  const me = useMe();
  const id = idIn(useParams().journalId);
  if (!readsJournals(me)) return <ClosedFace />;
  if (id === null) return <LostFace />;
  return <OneJournal key={id} id={id} />;
}
