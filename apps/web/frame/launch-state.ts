import { useSyncExternalStore } from 'react';
import type { CallError } from '#platform/web/data/call-error.ts';

/** How it stands with the launch of this page; `left` means that the person signed out and nobody opens it behind their back. */
export type LaunchState =
  | { readonly is: 'none' | 'running' | 'done' | 'left' }
  | { readonly is: 'refused'; readonly error: CallError };

let state: LaunchState = { is: 'none' };
const listeners = new Set<() => void>();

/** Where a launch and the screens that wait for it meet. */
export const launchState = {
  get: (): LaunchState => state,
  set(next: LaunchState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  },
  /** Hears every change; gives back the way to stop. */
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The state as a screen sees it. */
export const useLaunchState = (): LaunchState => useSyncExternalStore(launchState.listen, launchState.get);
