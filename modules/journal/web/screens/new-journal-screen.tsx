import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { SkeletonPanel } from '#platform/web/ui/skeleton-panel.tsx';
import { getJournalChoices } from '../../contract/get-journal-choices.ts';
import { keepsJournals } from '../data/school-roles.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { NewJournalForm } from '../parts/new-journal-form.tsx';

function NewJournal() {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const choices = useCall(getJournalChoices, { params: { schoolId } });
  return (
    <Page title={t('settings.new_title')} note={t('settings.new_note')} width="narrow">
      <Faces query={choices} waiting={<SkeletonPanel />} empty="never">
        {(offered) => <NewJournalForm choices={offered} />}
      </Faces>
    </Page>
  );
}

/** `/journal/new`, for those who keep the school's journals. */
export default function NewJournalScreen() {
  return keepsJournals(useMe()) ? <NewJournal /> : <ClosedFace />;
}
