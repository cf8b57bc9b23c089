import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { pageAddress, pathOf } from '#platform/web/frame/page-address.ts';
import { whenDrawn } from './when-drawn.ts';

let groupId: number | null = null;
const watchers = new Set<() => void>();

function set(next: number | null): void {
  groupId = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The conversation that is drawn already while the address does not say so yet. */
export const entering = (): number | null => groupId;

/** Brings the address after the conversation that was entered last; over when it is there. */
let follow = async (): Promise<void> => undefined;
export const followed = (): Promise<void> => follow();

/** Whatever somebody does next is done where they are by then. */
const DEEDS = ['click', 'keydown'] as const;

/**
 * Draws a conversation in one go, and has the address follow when it stands: to change the address takes a browser a third
 * as long as to draw.
 */
export function enterFirst(next: number, goThere: () => Promise<void> | void): void {
  const from = pathOf(pageAddress());
  const waiting = new AbortController();
  let going: Promise<void> | null = null;
  const go = async (): Promise<void> => {
    waiting.abort();
    try {
      // Whoever went elsewhere meanwhile stays there.
      if (pathOf(pageAddress()) === from) await goThere();
    } finally {
      set(null);
    }
  };
  const goOnce = (): Promise<void> => {
    going ??= go();
    return going;
  };
  follow = goOnce;
  for (const deed of DEEDS) addEventListener(deed, goOnce, { capture: true, signal: waiting.signal });
  whenDrawn(goOnce);
  flushSync(() => set(next));
}

export const useEntering = (): number | null => useSyncExternalStore(watch, entering);
