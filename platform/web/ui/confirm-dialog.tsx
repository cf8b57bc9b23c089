import { Button, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from './dialog.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** Asks by name: "End the role of Mari Tamm?". */
  title: string;
  /** What happens then, and whether it can be undone. */
  children: ReactNode;
  /** Names the thing: "End this role". */
  confirmLabel: string;
  /** What the safe choice is called, where "Cancel" would say too little. */
  cancelLabel?: string;
  onConfirm: () => void;
  pending?: boolean;
  /** False for a question that destroys nothing. */
  dangerous?: boolean;
};

/** Asks before something that is hard to undo. The safe choice has the focus. */
export function ConfirmDialog({
  opened,
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  pending,
  dangerous = true,
}: Props) {
  const { t } = useTranslation();
  const cancel = useRef<HTMLButtonElement>(null);
  // A button that waits for its answer loses the focus; when it is refused, the safe choice has it again.
  useEffect(() => {
    if (opened && !pending && document.activeElement === document.body) cancel.current?.focus();
  }, [opened, pending]);
  return (
    <Dialog opened={opened} onClose={onClose} title={title} width="small" fillsPhone={false}>
      <Text component="div" c="dimmed">
        {children}
      </Text>
      <DialogActions>
        <Button ref={cancel} variant="default" onClick={onClose} data-autofocus>
          {cancelLabel ?? t('dialog.cancel')}
        </Button>
        <Button color={dangerous ? 'coral' : undefined} onClick={onConfirm} loading={pending}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
