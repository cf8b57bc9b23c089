import { useTranslation } from 'react-i18next';
import type { Person } from '../data/person.ts';
import { wasHeld } from '../data/role-spans.ts';
import { GiveRoleDialog } from './give-role-dialog.tsx';
import { PanelWithAdd } from './panel-with-add.tsx';
import { PastRoles } from './past-roles.tsx';
import { RoleRow } from './role-row.tsx';

/** The roles of a person in this school: held, to come, and past. */
export function RolesPanel({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  return (
    <PanelWithAdd
      title={t('person_roles.title')}
      addLabel={t('person_roles.give')}
      none={t('person_roles.none')}
      rows={person.roles.map((role) => <RoleRow key={role.role_id} person={person} role={role} />)}
      dialog={(state) => <GiveRoleDialog person={person} {...state} />}
    >
      <PastRoles roles={person.past_roles.filter(wasHeld)} />
    </PanelWithAdd>
  );
}
