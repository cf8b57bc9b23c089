import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Rows } from '#platform/web/ui/rows.tsx';
import type { Person } from '../data/person.ts';
import { sortRoles } from '../data/role-spans.ts';
import { useToday } from '../data/use-today.ts';
import classes from './detail.module.css';
import { GiveRoleDialog } from './give-role-dialog.tsx';
import { PastRoles } from './past-roles.tsx';
import { RoleRow } from './role-row.tsx';

/** The roles of a person in this school: held, to come, and past. */
export function RolesPanel({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  const [giving, { open, close }] = useDisclosure();
  const { planned, past } = sortRoles(person.past_roles, useToday());
  const shown = [...person.roles, ...planned];
  return (
    <Panel
      title={t('person_roles.title')}
      flush
      actions={
        <Button
          variant="light"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={open}
        >
          {t('person_roles.give')}
        </Button>
      }
    >
      {shown.length === 0 && (
        <Text size="sm" className={classes.empty} c="dimmed">
          {t('person_roles.none')}
        </Text>
      )}
      <Rows label={t('person_roles.title')}>
        {shown.map((role) => (
          <RoleRow key={role.role_id} person={person} role={role} isPlanned={planned.includes(role)} />
        ))}
      </Rows>
      <PastRoles roles={past} />
      <GiveRoleDialog person={person} opened={giving} onClose={close} />
    </Panel>
  );
}
