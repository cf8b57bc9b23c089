import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '#platform/web/data/use-write.ts';
import { QuietNotice } from '#platform/web/ui/quiet-notice.tsx';
import { PASSWORD_OLD_DAYS } from '../../contract/limits.ts';
import { putOffPassword } from '../../contract/put-off-password.ts';
import { passwordReminder } from '../data/password-reminder.ts';

/** Asks for a new password where the present one is old; it can be put off and blocks nothing. */
export function PasswordReminder() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const isDue = useSyncExternalStore(passwordReminder.listen, passwordReminder.isDue);
  const putOff = useWrite(putOffPassword, { inPlace: true });
  if (!isDue) return null;
  return (
    <QuietNotice
      text={t('reminder.text', { days: PASSWORD_OLD_DAYS })}
      action={{
        label: t('reminder.change'),
        run: () => {
          passwordReminder.note(false);
          void navigate('/profile/security');
        },
      }}
      onPutOff={() => {
        passwordReminder.note(false);
        putOff.run({});
      }}
    />
  );
}
