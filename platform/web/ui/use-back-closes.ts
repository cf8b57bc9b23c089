import { useEffect, useRef } from 'react';
import { addLayer } from './layers.ts';

/** Back closes this dialog or sheet instead of leaving the page; `Dialog` and `Sheet` have it already. */
export function useBackCloses(opened: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (opened) return addLayer(() => latest.current());
  }, [opened]);
}
