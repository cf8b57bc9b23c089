import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowsExchange, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '#platform/web/ui/role-name.tsx';
import { Row } from '#platform/web/ui/rows.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { ROLE_TYPES } from '../../contract/role-types.ts';
import type { Role } from '../../contract/shapes.ts';
import type { Person } from '../data/person.ts';
import { isPlanned } from '../data/role-spans.ts';
import { useRoleSpan } from '../data/use-role-span.ts';
import { useRoleTypeName } from '../data/use-role-type-name.ts';
import { useToday } from '../data/use-today.ts';
import { EndRoleConfirm } from './end-role-confirm.tsx';
import { MovePupilDialog } from './move-pupil-dialog.tsx';
import { RowMenu } from './row-menu.tsx';

/** One role that is held or planned: what it is, since when, and what can be done with it. */
export function RoleRow({ person, role }: { person: Person; role: Role }) {
  const { t } = useTranslation('people');
  const roleName = useRoleName();
  const roleTypeName = useRoleTypeName();
  const roleSpan = useRoleSpan();
  const [ending, end] = useDisclosure();
  const [moving, move] = useDisclosure();
  const isToCome = isPlanned(role, useToday());
  const mayMove = role.type_id === ROLE_TYPES.student && !isToCome && person.may.move;
  const mayEnd = person.may.end_role_ids.includes(role.role_id);
  const note = [role.label && roleTypeName(role.type_id), roleSpan(role)].filter(Boolean).join(' · ');
  return (
    <>
      <Row
        title={roleName(role)}
        note={note}
        end={
          <>
            {isToCome && <StatusChip accent="blue">{t('person_roles.planned')}</StatusChip>}
            {(mayMove || mayEnd) && (
              <RowMenu name={roleName(role)}>
                {mayMove && (
                  <Menu.Item leftSection={<IconArrowsExchange size={16} aria-hidden="true" />} onClick={move.open}>
                    {t('person_roles.move')}
                  </Menu.Item>
                )}
                {mayEnd && (
                  <Menu.Item
                    className="kriit-danger-item"
                    leftSection={<IconUserOff size={16} aria-hidden="true" />}
                    onClick={end.open}
                  >
                    {t('person_roles.end')}
                  </Menu.Item>
                )}
              </RowMenu>
            )}
          </>
        }
      />
      <EndRoleConfirm person={person} role={role} opened={ending} onClose={end.close} />
      {mayMove && <MovePupilDialog person={person} role={role} opened={moving} onClose={move.close} />}
    </>
  );
}
