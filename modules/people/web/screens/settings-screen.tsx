import { Stack } from '@mantine/core';
import { useCall } from '#platform/web/data/use-call.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SkeletonPanel } from '#platform/web/ui/skeleton-panel.tsx';
import { getSchoolSettings } from '../../contract/get-school-settings.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { SchoolLogo } from '../parts/school-logo.tsx';
import { SettingsForm } from '../parts/settings-form.tsx';

/** `/school/settings`. */
export default function SettingsScreen() {
  const schoolId = useSchoolId();
  const settings = useCall(getSchoolSettings, { params: { schoolId } });
  return (
    <Faces query={settings} waiting={<SkeletonPanel />} empty="never">
      {(saved) => (
        <Stack gap="md">
          <SchoolLogo />
          <SettingsForm saved={saved} refresh={() => settings.refetch()} />
        </Stack>
      )}
    </Faces>
  );
}
