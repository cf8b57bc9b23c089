import { useEffect, useState } from 'react';

/** Seconds that are left of a wait, by the device's own pace; its clock may be wrong or be set meanwhile. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const ends = performance.now() + seconds * 1000;
    const show = () => setLeft(Math.max(0, Math.ceil((ends - performance.now()) / 1000)));
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
