import { Button, Stack } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '#platform/web/ui/dialog.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { useFaultFocus } from '#platform/web/ui/use-fault-focus.ts';
import type { Form } from '../data/use-form.ts';
import classes from './dialog-form.module.css';

type Props<D extends object> = {
  form: Form<D>;
  onCancel: () => void;
  submitLabel: string;
  children: ReactNode;
};

/** The form of a dialog: its fields, what was refused, and the two buttons. The first field at fault gets the focus. */
export function DialogForm<D extends object>({ form, onCancel, submitLabel, children }: Props<D>) {
  const { t } = useTranslation();
  const { tries, error, rest, pending, submit } = form;
  const element = useFaultFocus(tries, error);
  // A dialog would else begin at its close button. A list that opens with the focus would lie over the
  // dialog before it is read, so there the form itself comes first.
  useLayoutEffect(() => {
    const field = element.current?.querySelector('input, select');
    const start = field?.role === 'combobox' ? element.current : field;
    start?.setAttribute('data-autofocus', '');
  }, [element]);
  return (
    <form
      ref={element}
      className={classes.form}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="sm">{children}</Stack>
      <ErrorNotice error={rest} />
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {t('dialog.cancel')}
        </Button>
        <Button type="submit" loading={pending}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
