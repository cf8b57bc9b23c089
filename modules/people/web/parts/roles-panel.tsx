import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Rows } from '#platform/web/ui/rows.tsx';
import type { Person } from '../data/person.ts';
import { wasHeld } from '../data/role-spans.ts';
import { useKeptFocus } from '../data/use-kept-focus.ts';
import classes from './detail.module.css';
import { GiveRoleDialog } from './give-role-dialog.tsx';
import { PastRoles } from './past-roles.tsx';
import { RoleRow } from './role-row.tsx';

/** The roles of a person in this school: held, to come, and past. */
export function RolesPanel({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  const [giving, { open, close }] = useDisclosure();
  const button = useKeptFocus(person.roles.length);
  return (
    <Panel
      title={t('person_roles.title')}
      flush
      actions={
        <Button
          ref={button}
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={open}
        >
          {t('person_roles.give')}
        </Button>
      }
    >
      {person.roles.length === 0 && (
        <Text size="sm" className={classes.empty} c="dimmed">
          {t('person_roles.none')}
        </Text>
      )}
      <Rows label={t('person_roles.title')}>
        {person.roles.map((role) => (
          <RoleRow key={role.role_id} person={person} role={role} />
        ))}
      </Rows>
      <PastRoles roles={person.past_roles.filter(wasHeld)} />
      <GiveRoleDialog person={person} opened={giving} onClose={close} />
    </Panel>
  );
}
