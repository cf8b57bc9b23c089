import { useTranslation } from 'react-i18next';
import { Panel } from '#platform/web/ui/panel.tsx';
import type { Contact } from '../../contract/shapes.ts';
import { ContactRow } from './contact-row.tsx';

type Props = { email: Contact; phone: Contact; refresh: () => Promise<unknown> };

/** By which address and number the person is reached, and whether they are known to be theirs. */
export function ContactsPanel({ email, phone, refresh }: Props) {
  const { t } = useTranslation('profile');
  return (
    <Panel title={t('contacts.title')} note={t('contacts.note')} flush>
      <ContactRow channel="email" contact={email} refresh={refresh} />
      <ContactRow channel="phone" contact={phone} refresh={refresh} />
    </Panel>
  );
}
