import { useCall } from '#platform/web/data/use-call.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SkeletonPanel } from '#platform/web/ui/skeleton-panel.tsx';
import { getNoticeSettings } from '../../contract/get-notice-settings.ts';
import { DevicePanel } from '../parts/device-panel.tsx';
import { KindsPanels } from '../parts/kinds-panels.tsx';
import { QuietHoursPanel } from '../parts/quiet-hours-panel.tsx';

/** `/profile/notifications`. */
export default function NoticeSettingsScreen() {
  const settings = useCall(getNoticeSettings, {});
  return (
    <Faces query={settings} waiting={<SkeletonPanel />} empty="never">
      {(saved) => (
        <div>
          <KindsPanels settings={saved} />
          <QuietHoursPanel settings={saved} />
          <DevicePanel />
        </div>
      )}
    </Faces>
  );
}
