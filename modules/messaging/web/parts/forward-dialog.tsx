import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { contactsPath } from '../data/contacts-address.ts';
import type { DialogProps } from '../data/dialogs.ts';

/** Whom to send messages on to is chosen where people are chosen for everything else; this leads there. */
export default function ForwardDialog({ request, onClosed }: DialogProps<'forward'>) {
  const navigate = useNavigate();
  const { messageIds } = request;
  // biome-ignore lint/correctness/useExhaustiveDependencies: It leads there once.
  useEffect(() => {
    void navigate(contactsPath('forward', { messages: messageIds }));
    onClosed();
  }, []);
  return null;
}
