import { useCall } from '#platform/web/data/use-call.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { getMySecurity } from '../../contract/get-my-security.ts';
import { EidsPanel } from '../parts/eids-panel.tsx';
import { PasskeysPanel } from '../parts/passkeys-panel.tsx';
import { PasswordPanel } from '../parts/password-panel.tsx';
import { SecondStepPanel } from '../parts/second-step-panel.tsx';

/** `/profile/security`: how one's own account is kept. */
export default function SecurityScreen() {
  const security = useCall(getMySecurity, {});
  return (
    <Faces
      query={security}
      waiting={
        <Panel>
          <SkeletonRows rows={4} />
        </Panel>
      }
      empty="never"
    >
      {(mine) => (
        <>
          <PasswordPanel password={mine.password} />
          <SecondStepPanel security={mine} />
          <PasskeysPanel />
          <EidsPanel identity={mine.identity} />
        </>
      )}
    </Faces>
  );
}
