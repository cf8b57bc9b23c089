import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import classes from './answers.module.css';

/** What links to such a dialog carry, so that closing it leads back instead of one step further. */
export const OPENED_HERE = { opened_here: true };

type Props = {
  title: string;
  /** What it is about, in a line below the title: it may be long. */
  about: string;
  /** The page under the dialog. */
  to: string;
  children: ReactNode;
};

/** A dialog with an address of its own: it can be opened directly, reloaded and shared. */
export function AddressDialog({ title, about, to, children }: Props) {
  // It opens after it is there: one that begins open does not know where the focus was, and cannot give it back.
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  const navigate = useNavigate();
  const { state } = useLocation();
  const wasOpenedHere = (state as Partial<typeof OPENED_HERE> | null)?.opened_here === true;
  const leave = (): void =>
    void (wasOpenedHere ? navigate(-1) : navigate(to, { replace: true, preventScrollReset: true }));
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      // While it is open the history has an entry for it on top of the page's own; a task later that is being taken away.
      onClosed={() => void setTimeout(leave)}
      title={title}
      width="large"
    >
      <p className={classes.about}>{about}</p>
      {children}
    </Dialog>
  );
}
