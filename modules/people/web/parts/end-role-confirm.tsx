import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { fullName } from '#platform/web/ui/initials.ts';
import { useRoleName } from '#platform/web/ui/role-name.tsx';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { endRole } from '../../contract/end-role.ts';
import type { Role } from '../../contract/shapes.ts';
import type { Person } from '../data/person.ts';
import { useSchoolId } from '../data/use-school-id.ts';

type Props = { person: Person; role: Role; opened: boolean; onClose: () => void };

/** Asks before a role ends, and warns those who would end their own. */
export function EndRoleConfirm({ person, role, opened, onClose }: Props) {
  const { t } = useTranslation('people');
  const schoolId = useSchoolId();
  const { current_role } = useMe();
  const roleName = useRoleName();
  const name = fullName(person);
  return (
    <WriteConfirm
      opened={opened}
      onClose={onClose}
      endpoint={endRole}
      input={{ params: { schoolId, roleId: role.role_id } }}
      title={t('end_role.title', { role: roleName(role), name })}
      confirmLabel={t('end_role.submit')}
      done={t('end_role.done')}
    >
      {t('end_role.text', { name })}
      {role.role_id === current_role?.role_id && <p>{t('end_role.own')}</p>}
    </WriteConfirm>
  );
}
