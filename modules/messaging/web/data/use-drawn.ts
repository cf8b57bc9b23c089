import { useEffect, useState } from 'react';
import { whenDrawn } from './when-drawn.ts';

/** True when what a conversation is drawn from at first is on screen: what else it asks for can wait until then. */
export function useDrawn(groupId: number): boolean {
  const [drawn, setDrawn] = useState<number | null>(null);
  useEffect(() => whenDrawn(() => setDrawn(groupId)), [groupId]);
  return drawn === groupId;
}
