import { PasswordReminder } from './password-reminder.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { SessionWarning } from './session-warning.tsx';

/** What this module lets float above every page: the end of the session, an old password, and the question who it is. */
export default function AccountOverlay() {
  return (
    <>
      <SessionWarning />
      <PasswordReminder />
      <ProofDialog />
    </>
  );
}
