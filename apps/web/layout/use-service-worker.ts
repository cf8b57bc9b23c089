import { useEffect } from 'react';
import { boot } from '#platform/web/data/launch.ts';

/** Keeps the page for the time without a connection ready; it also makes the app installable. */
export function useServiceWorker(): void {
  useEffect(() => {
    // A frame of another site is no place for it, and without https there is none.
    if (boot.framed || !('serviceWorker' in navigator) || !isSecureContext) return;
    navigator.serviceWorker.register('/service-worker.js').catch(() => {});
  }, []);
}
