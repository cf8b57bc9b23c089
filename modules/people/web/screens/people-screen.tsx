import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LeadOn } from '#platform/web/ui/lead-on.tsx';
import { TwoPane } from '#platform/web/ui/two-pane.tsx';
import { usePeopleFilter } from '../data/use-people-filter.ts';
import { InviteDialog } from '../parts/invite-dialog.tsx';
import { PeopleList } from '../parts/people-list.tsx';
import { PersonDetail } from '../parts/person-detail.tsx';

/** `/school/people` and `/school/people/:personId`: the list, and beside it the person who is open. */
export default function PeopleScreen() {
  const { t } = useTranslation('people');
  const { personId } = useParams();
  const { tail } = usePeopleFilter();
  const listPath = `/school/people${tail}`;
  if (personId !== undefined && !/^[1-9]\d{0,8}$/.test(personId)) return <LeadOn to={listPath} />;
  const openId = personId === undefined ? null : Number(personId);
  return (
    <>
      <TwoPane
        list={<PeopleList openId={openId} />}
        detail={openId === null ? null : <PersonDetail key={openId} personId={openId} closePath={listPath} />}
        back={{ to: listPath, label: t('people.back') }}
      />
      <InviteDialog />
    </>
  );
}
