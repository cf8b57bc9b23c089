import type { CallError } from '../data/call-error.ts';

/** Who caused a call: a person's action or a look at a screen, or a poll that nobody asked for. */
export type Origin = 'person' | 'background';

/** What travels on the bus. A failed call passes exactly once, whoever made it. */
export type ErrorEvent =
  | { kind: 'call_failed'; error: CallError; origin: Origin; in_place: boolean; in_modal: boolean; probe: boolean }
  | { kind: 'chunk_failed' }
  | { kind: 'session_over' };

type Listener = (event: ErrorEvent) => void;

/**
 * The one way that failures take (S1 section 8). Who listens, all in apps/web/layout:
 * - `unauthorized-modal.tsx`: a session that is over, whoever noticed it.
 * - `error-modal.tsx`: a person's call without an answer, a refused right, a server fault, a part that
 *   could not be loaded, and every failure of a call that asks for it (`in_modal`).
 * - `use-refusal-toasts.ts`: other refusals of a person's call.
 * - `role-end.tsx`: a role that has ended or is not there.
 * Failures that are drawn in place (`in_place`), background ones and those of a call that only asks
 * whether there is a session (`probe`) pass by unseen.
 */
const listeners = new Set<Listener>();

export const errorBus = {
  emit(event: ErrorEvent): void {
    for (const listener of listeners) listener(event);
  },
  /** Hears every event; gives back the way to stop. */
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
