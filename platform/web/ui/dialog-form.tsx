import { Button, Stack } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseAnyway } from './close-anyway.tsx';
import { DialogActions } from './dialog.tsx';
import { useDialogLeaving } from './dialog-leaving.ts';
import { ErrorNotice } from './error-notice.tsx';
import classes from './form.module.css';
import type { Form } from './use-form.ts';

type Props<D extends object> = {
  form: Form<D>;
  onCancel: () => void;
  submitLabel: string;
  /** True where what was typed survives closing, or is a code or a password that nobody would miss. */
  mayGo?: boolean;
  children: ReactNode;
};

/**
 * The form of a dialog: its fields, what was refused, and the two buttons. Whoever changed something is asked before
 * Escape, the cross, Back or a click beside it throw that away; Cancel says so itself.
 */
export function DialogForm<D extends object>({ form, onCancel, submitLabel, mayGo = false, children }: Props<D>) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  useDialogLeaving(form.isChanged && !mayGo ? () => setIsAsking(true) : null);
  const { ref } = form.element;
  // A dialog would else begin at its close button. A list that opens with the focus would lie over the
  // dialog before it is read, so there the form itself comes first.
  useLayoutEffect(() => {
    const field = ref.current?.querySelector('input:not([type="hidden"]), select');
    const start = field?.role === 'combobox' ? ref.current : field;
    start?.setAttribute('data-autofocus', '');
  }, [ref]);
  return (
    <>
      <form {...form.element} className={classes.form} tabIndex={-1}>
        <Stack gap="sm">{children}</Stack>
        <ErrorNotice error={form.rest} />
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" loading={form.pending}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
      <CloseAnyway opened={isAsking} onStay={() => setIsAsking(false)} onClose={onCancel} />
    </>
  );
}
