import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { useCall } from '#platform/web/data/use-call.ts';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonPanel } from '#platform/web/ui/skeleton-panel.tsx';
import { listCampaignSchools } from '../../contract/list-campaign-schools.ts';
import { CampaignForm } from '../parts/campaign-form.tsx';
import { NoticesPanel } from '../parts/notices-panel.tsx';

/** `/messaging/campaigns`: what the platform says to schools, for the main administrator. */
export default function CampaignsScreen() {
  const { t } = useTranslation('messaging');
  const { is_root } = useMe();
  const schools = useCall(listCampaignSchools, {}, { enabled: is_root });
  if (!is_root) return <ClosedFace />;
  return (
    <Page title={t('campaigns.title')} note={t('campaigns.note')} width="narrow">
      <Faces query={schools} waiting={<SkeletonPanel />} empty="never">
        {(known) => (
          <>
            <Panel title={t('campaigns.new')} note={t('campaigns.new_note')}>
              <CampaignForm schools={known} />
            </Panel>
            <NoticesPanel schools={known} />
          </>
        )}
      </Faces>
    </Page>
  );
}
