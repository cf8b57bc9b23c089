import { useEffect, useState } from 'react';
import { whenDrawn } from './when-drawn.ts';

/** True when what a conversation is drawn from at first is on screen: what else it asks for can wait until then. */
export function useDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => whenDrawn(() => setDrawn(true)), []);
  return isDrawn;
}
