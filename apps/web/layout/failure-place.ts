import type { ErrorEvent } from '#platform/web/errors/error-bus.ts';

/** Where a failure is shown, when it is shown at all. */
export type FailurePlace = 'modal' | 'toast' | 'unauthorized' | 'no-role' | 'nowhere';

/**
 * The one table of who shows what. A background failure shows nothing, except that a session which
 * is over is told whoever noticed it; what a screen draws itself is not told twice.
 */
export function placeOf(event: ErrorEvent): FailurePlace {
  if (event.kind === 'chunk_failed') return 'modal';
  if (event.kind === 'session_over') return 'unauthorized';
  const { error, origin, in_place, in_modal, probe } = event;
  if (probe) return 'nowhere';
  if (error.unauthorized) return 'unauthorized';
  if (error.key === 'invalid_role' || error.key === 'role_not_provided') return 'no-role';
  if (origin === 'background' || in_place) return 'nowhere';
  // The fallback for an answer that says nothing is a toast in any case (S3 section 8).
  if (error.key === 'frontend_errors.default_error') return 'toast';
  return in_modal || error.offline || error.status === 403 || error.status >= 500 ? 'modal' : 'toast';
}
