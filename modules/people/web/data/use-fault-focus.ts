import { type RefObject, useEffect, useRef } from 'react';
import type { CallError } from '#platform/web/data/call-error.ts';

/**
 * After each try to send a form, and after each refusal, the first field at fault gets the focus. A
 * button that waits for an answer loses it, so without such a field the button gets it back.
 */
export function useFaultFocus(tries: number, error: CallError | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Tries and refusals look for faults anew, typing does not.
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const lost = error && document.activeElement === document.body ? find('[type="submit"]') : null;
    (find('[aria-invalid="true"]') ?? lost)?.focus();
  }, [tries, error]);
  return form;
}
