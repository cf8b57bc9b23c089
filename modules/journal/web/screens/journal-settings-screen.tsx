import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { LostFace } from '#platform/web/ui/lost-face.tsx';
import { NoticeBox } from '#platform/web/ui/notice-box.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { SkeletonPanel } from '#platform/web/ui/skeleton-panel.tsx';
import { getJournalChoices } from '../../contract/get-journal-choices.ts';
import { getJournalSettings } from '../../contract/get-journal-settings.ts';
import { idIn } from '../data/journal-address.ts';
import { keepsJournals } from '../data/school-roles.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { JournalSettingsForm } from '../parts/journal-settings-form.tsx';
import { LockButton } from '../parts/lock-button.tsx';

function Settings({ id }: { id: number }) {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const settings = useCall(getJournalSettings, { params: { id } });
  const choices = useCall(getJournalChoices, { params: { schoolId } });
  if (settings.error?.key === 'journal_not_found') return <LostFace />;
  const saved = settings.data;
  return (
    <Page
      title={saved?.title ?? t('settings.title')}
      tabTitle={t('settings.title')}
      note={t('settings.title')}
      width="narrow"
      actions={
        saved && (
          <>
            <LockButton journal={saved} />
            <Button component={Link} to={`/journal/${id}`} variant="default">
              {t('settings.open')}
            </Button>
          </>
        )
      }
    >
      {saved?.is_locked && (
        <NoticeBox accent="yellow" role="note">
          {t('settings.is_locked')}
        </NoticeBox>
      )}
      <Faces query={settings} waiting={<SkeletonPanel />} empty="never">
        {(found) => (
          <Faces query={choices} waiting={<SkeletonPanel />} empty="never">
            {(offered) => <JournalSettingsForm saved={found} choices={offered} refresh={() => settings.refetch()} />}
          </Faces>
        )}
      </Faces>
    </Page>
  );
}

/** `/journal/:journalId/settings`, for those who keep the school's journals. */
export default function JournalSettingsScreen() {
  const me = useMe();
  const id = idIn(useParams().journalId);
  if (!keepsJournals(me)) return <ClosedFace />;
  if (id === null) return <LostFace />;
  return <Settings key={id} id={id} />;
}
