import { useTranslation } from 'react-i18next';
import { useRoleName } from '#platform/web/ui/role-name.tsx';
import { Row, Rows } from '#platform/web/ui/rows.tsx';
import type { Role } from '../../contract/shapes.ts';
import { useRoleSpan } from '../data/use-role-span.ts';
import classes from './detail.module.css';

/** What a person was once, folded away. */
export function PastRoles({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation('people');
  const roleName = useRoleName();
  const roleSpan = useRoleSpan();
  if (roles.length === 0) return null;
  return (
    <details className={classes.past}>
      <summary>{t('person_roles.past', { count: roles.length })}</summary>
      <Rows>
        {roles.map((role) => (
          <Row key={role.role_id} dense title={roleName(role)} note={roleSpan(role)} />
        ))}
      </Rows>
    </details>
  );
}
