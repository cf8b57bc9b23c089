import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLatest } from '../data/use-latest.ts';
import { addLayer, isTopLayer, type Layer, watchLayers } from './layers.ts';

/** Above the page and below the lists that fields unfold, which stand on layers themselves. */
const LOWEST_Z_INDEX = 200;

type Stacked = {
  /** What opened last lies on top, wherever in the page it was written. */
  zIndex: number;
  /** Only the topmost one may answer to a key. */
  isTop: boolean;
};

/** Back closes this instead of leaving the page; `Dialog` and `Sheet` have it already, and `useMenu` gives it to a menu. */
export function useBackCloses(opened: boolean, onClose: () => void, { isMenu = false } = {}): Stacked {
  const latest = useLatest(onClose);
  const [backs, setBacks] = useState(0);
  const [layer] = useState<Layer>(() => ({
    close: () => {
      latest.current();
      setBacks((count) => count + 1);
    },
    isMenu,
    place: 0,
  }));
  const seen = useRef(0);
  // Back takes the layer away; one that asks first, or goes back inside itself, stays open and is put back where it was.
  useEffect(() => {
    const isBack = backs !== seen.current;
    seen.current = backs;
    if (opened) return addLayer(layer, isBack ? layer.place : undefined);
  }, [opened, layer, backs]);
  const place = useSyncExternalStore(watchLayers, () => layer.place);
  const isTop = useSyncExternalStore(watchLayers, () => isTopLayer(layer));
  return { zIndex: LOWEST_Z_INDEX + place, isTop };
}
