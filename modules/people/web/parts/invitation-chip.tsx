import { useTranslation } from 'react-i18next';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { PersonRow } from '../../contract/shapes.ts';

const accents = { waiting: 'yellow', expired: 'coral', accepted: 'green' } as const;

/** How a person's invitation stands; nothing for those who never needed one, or have no role left that it was for. */
export function InvitationChip({ person }: { person: Pick<PersonRow, 'invitation' | 'roles'> }) {
  const { t } = useTranslation('people');
  const { invitation, roles } = person;
  if (invitation === 'none' || (invitation !== 'accepted' && roles.length === 0)) return null;
  return <StatusChip accent={accents[invitation]}>{t(`invitation.${invitation}`)}</StatusChip>;
}
