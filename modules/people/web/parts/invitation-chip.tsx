import { useTranslation } from 'react-i18next';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { PersonRow } from '../../contract/shapes.ts';

const accents = { waiting: 'yellow', expired: 'coral', accepted: 'green' } as const;

/** How a person's invitation stands; nothing for those who never needed one or are no longer waited for. */
export function InvitationChip({ invitation }: Pick<PersonRow, 'invitation'>) {
  const { t } = useTranslation('people');
  if (invitation === 'none') return null;
  return <StatusChip accent={accents[invitation]}>{t(`invitation.${invitation}`)}</StatusChip>;
}
