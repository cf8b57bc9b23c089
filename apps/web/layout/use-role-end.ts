import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { errorBus } from '#platform/web/errors/error-bus.ts';
import { placeOf } from './failure-place.ts';

/** True from the moment a call of this page is told that the role has ended, until another page is opened. */
export function useRoleEnd(): boolean {
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
