import { Stack } from '@mantine/core';
import { Suspense } from 'react';
import { useCall } from '#platform/web/data/use-call.ts';
import { useModules } from '#platform/web/module.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { SkeletonPanel } from '#platform/web/ui/skeleton-panel.tsx';
import { getProfile } from '../../contract/get-profile.ts';
import { AccountForm } from '../parts/account-form.tsx';
import { ContactsPanel } from '../parts/contacts-panel.tsx';
import { PicturePanel } from '../parts/picture-panel.tsx';

/** `/profile`: what is to be done about the own account first, then everything that the person tells about themselves. */
export default function AccountScreen() {
  const profile = useCall(getProfile, {});
  const panels = useModules().flatMap(({ profilePanels }) => profilePanels ?? []);
  return (
    <Faces query={profile} waiting={<SkeletonPanel />} empty="never">
      {(saved) => (
        <Stack gap="md">
          <div>
            <PicturePanel />
            <ContactsPanel email={saved.email} phone={saved.phone} refresh={() => profile.refetch()} />
            {panels.map(({ id, Component }) => (
              <Suspense key={id}>
                <Component />
              </Suspense>
            ))}
          </div>
          <AccountForm saved={saved} refresh={() => profile.refetch()} />
        </Stack>
      )}
    </Faces>
  );
}
