import type { ReactNode } from 'react';
import type { AnswerOf, Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { staysInForm } from '../data/form-faults.ts';
import { useWrite } from '../data/use-write.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { toast } from './toast.ts';

type Props<E extends Endpoint> = {
  opened: boolean;
  onClose: () => void;
  endpoint: E;
  input: InputOf<E>;
  title: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** What the toast says when it is done; the answer may have a number for it. */
  done: string | ((answer: AnswerOf<E>) => string);
  /** What follows, before the toast comes. */
  onDone?: (answer: AnswerOf<E>) => void;
  dangerous?: boolean;
  /** What happens then. */
  children: ReactNode;
};

/** A write that is asked about first. It stays open with the reason when it is refused. */
export function WriteConfirm<E extends Endpoint>({
  endpoint,
  input,
  done,
  onDone,
  onClose,
  children,
  ...dialog
}: Props<E>) {
  const { run, pending, error, reset } = useWrite(endpoint, {
    inPlace: staysInForm,
    onDone: (answer) => {
      onClose();
      onDone?.(answer);
      void toast.done(typeof done === 'string' ? done : done(answer));
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      onClose={() => {
        reset();
        onClose();
      }}
      onConfirm={() => run(input)}
      pending={pending}
    >
      {children}
      <ErrorNotice error={error} />
    </ConfirmDialog>
  );
}
