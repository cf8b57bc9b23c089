import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Rows } from '#platform/web/ui/rows.tsx';
import type { Person } from '../data/person.ts';
import { useKeptFocus } from '../data/use-kept-focus.ts';
import { AddGuardianDialog } from './add-guardian-dialog.tsx';
import classes from './detail.module.css';
import { GuardianRow } from './guardian-row.tsx';

/** The adults who act for a pupil, and those who are barred from the pupil. */
export function GuardiansPanel({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  const [adding, { open, close }] = useDisclosure();
  const button = useKeptFocus(person.guardians.length);
  return (
    <Panel
      title={t('guardians.title')}
      flush
      actions={
        <Button
          ref={button}
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={open}
        >
          {t('guardians.add')}
        </Button>
      }
    >
      {person.guardians.length === 0 && (
        <Text size="sm" className={classes.empty} c="dimmed">
          {t('guardians.none')}
        </Text>
      )}
      <Rows label={t('guardians.title')}>
        {person.guardians.map((guardian) => (
          <GuardianRow key={guardian.id} child={person} guardian={guardian} />
        ))}
      </Rows>
      <AddGuardianDialog child={person} opened={adding} onClose={close} />
    </Panel>
  );
}
