import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { errorBus } from '#platform/web/errors/error-bus.ts';
import { placeOf } from './failure-place.ts';
import UnauthorizedScreen from './unauthorized-screen.tsx';

/** True from the moment a call of this page is told that the role has ended, until another page is opened. */
function useRoleEnd(): boolean {
  const { pathname } = useLocation();
  const [endedOn, setEndedOn] = useState<string | null>(null);
  useEffect(
    () =>
      errorBus.listen((event) => {
        if (placeOf(event) === 'no-role') setEndedOn(pathname);
      }),
    [pathname],
  );
  return endedOn === pathname;
}

/** The page, or who may not be on it any more. It knows the address, so that what is around it need not. */
export function RoleEnd({ mayStay, children }: { mayStay: boolean; children: ReactNode }) {
  const isClosed = useRoleEnd() && mayStay;
  return (
    <>
      {isClosed && <UnauthorizedScreen />}
      {/* What was typed lives as long as the view does: should the role be there after all, nothing is lost. */}
      <div hidden={isClosed}>{children}</div>
    </>
  );
}
