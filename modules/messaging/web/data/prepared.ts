import { useSyncExternalStore } from 'react';
import { readAhead, seeAhead, watchAhead } from './read-ahead.ts';

/** The conversation on which the mouse went down last; null when it was let go before anything could be drawn. */
let pressed: number | null = null;
let drawing = Promise.withResolvers<void>();
/** How many draw what is prepared: a list that has the window for itself has nowhere to draw it. */
let drawers = 0;

/** It is worth drawing as soon as what is said there has come, and for as long as that is whole. */
const prepared = (): number | null => (drawers > 0 && pressed !== null && seeAhead(pressed) !== null ? pressed : null);

function watch(watcher: () => void): () => void {
  drawers += 1;
  const stop = watchAhead(watcher);
  return () => {
    drawers -= 1;
    stop();
  };
}

/** The conversation that is to be drawn before it is seen. */
export const usePrepared = (): number | null => useSyncExternalStore(watch, prepared);

/** Has a conversation drawn while the mouse is still down on it: that takes as long as most people take to let go. */
export function prepare(groupId: number): void {
  // Whoever let go beside it and presses once more finds it drawn.
  if (prepared() === groupId) return;
  pressed = groupId;
  drawing = Promise.withResolvers();
  void readAhead(groupId);
}

/** Told when it is drawn. */
export function notePrepared(groupId: number): void {
  if (groupId === pressed) drawing.resolve();
}

/**
 * Over when a conversation that is being drawn ahead is drawn, since to begin anew would take longer. What has not been begun
 * by now is drawn when it is seen, and this is over at once.
 */
export function whenPrepared(groupId: number): Promise<void> {
  if (prepared() === groupId) return drawing.promise;
  pressed = null;
  return Promise.resolve();
}
