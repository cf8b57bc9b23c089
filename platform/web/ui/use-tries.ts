import { type FormEvent, type FormHTMLAttributes, type RefObject, useEffect, useRef, useState } from 'react';
import type { CallError } from '../data/call-error.ts';

/** What the element of a form is given: `<form {...element}>`. */
export type FormElement = Pick<FormHTMLAttributes<HTMLFormElement>, 'noValidate' | 'onSubmit'> & {
  ref: RefObject<HTMLFormElement | null>;
};

type Tries = { element: FormElement; wasTried: boolean; forget: () => void };

/**
 * The tries to send a form. After each one, and after each refusal, the first field at fault gets the focus; a refusal
 * that is about no field gets it itself, so that it is read where the person is. A button that waits for an answer
 * loses the focus and gets it back when the failure is shown elsewhere.
 */
export function useTries(error: CallError | null, send: () => void): Tries {
  const [tries, setTries] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Tries and refusals look for faults anew, typing does not.
  useEffect(() => {
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector);
    const notice = error ? find('[role="alert"]') : null;
    const lost = error && document.activeElement === document.body ? find('[type="submit"]') : null;
    (find('[aria-invalid="true"]') ?? notice ?? lost)?.focus();
  }, [tries, error]);
  return {
    element: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        setTries((count) => count + 1);
        send();
      },
    },
    wasTried: tries > 0,
    forget: () => setTries(0),
  };
}
