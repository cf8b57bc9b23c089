import { useEffect, useState } from 'react';

/** Whether this device has a camera. Asking that needs no permission; a page without encryption is told of none. */
export function useHasCamera(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    const look = async () => {
      const found = (await devices?.enumerateDevices().catch(() => [])) ?? [];
      setHas(found.some(({ kind }) => kind === 'videoinput'));
    };
    void look();
    devices?.addEventListener('devicechange', look);
    return () => devices?.removeEventListener('devicechange', look);
  }, []);
  return has;
}
