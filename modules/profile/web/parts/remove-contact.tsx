import { useTranslation } from 'react-i18next';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { removeContact } from '../../contract/remove-contact.ts';
import type { ContactChannel } from '../../contract/shapes.ts';

type Props = { channel: ContactChannel; address: string; opened: boolean; onClose: () => void };

/** Asks before nobody is reached there any more; stays open with the reason where something hangs on it. */
export function RemoveContact({ channel, address, ...dialog }: Props) {
  const { t } = useTranslation('profile');
  return (
    <WriteConfirm
      {...dialog}
      endpoint={removeContact}
      input={{ params: { channel } }}
      title={t(`contacts.remove_${channel}`)}
      confirmLabel={t('contacts.remove')}
      done={t(`contacts.${channel}_removed`)}
    >
      {t(`contacts.remove_text_${channel}`, { address })}
    </WriteConfirm>
  );
}
