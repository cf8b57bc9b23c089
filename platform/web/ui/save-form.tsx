import { type ReactNode, useEffect } from 'react';
import classes from './form.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import { SaveBar } from './save-bar.tsx';
import type { Form } from './use-form.ts';

type Props<D extends object> = {
  form: Form<D>;
  /** Whether anything differs from what is saved. */
  isDirty: boolean;
  children: ReactNode;
};

/** A form over what is saved: its changes wait for the bar at the foot of the window, and are not left behind unasked. */
export function SaveForm<D extends object>({ form, isDirty, children }: Props<D>) {
  const { ref } = form.element;
  // When the bar goes with the button that had the focus, the form has it; whoever was at its foot stays there.
  useEffect(() => {
    if (!isDirty) return;
    return () => {
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    };
  }, [isDirty, ref]);
  return (
    <form {...form.element} className={classes.form} tabIndex={-1}>
      {children}
      {isDirty && <SaveBar error={form.rest} pending={form.pending} onDiscard={() => form.restart()} />}
      <LeaveGuard when={isDirty} />
    </form>
  );
}
