import { type RefObject, useEffect, useRef } from 'react';
import type { CallError } from '../data/call-error.ts';

/**
 * After each try to send a form, and after each refusal, the first field at fault gets the focus; a
 * refusal that is about no field gets it itself, so that it is read where the person is. A button that
 * waits for an answer loses the focus and gets it back when the failure is shown elsewhere.
 */
export function useFaultFocus(tries: number, error: CallError | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Tries and refusals look for faults anew, typing does not.
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const notice = error ? find('[role="alert"]') : null;
    const lost = error && document.activeElement === document.body ? find('[type="submit"]') : null;
    (find('[aria-invalid="true"]') ?? notice ?? lost)?.focus();
  }, [tries, error]);
  return form;
}
