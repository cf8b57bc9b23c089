import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '#platform/web/ui/panel.tsx';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { Row, Rows } from '#platform/web/ui/rows.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { Person } from '../data/person.ts';
import classes from './detail.module.css';
import { TiePerson } from './tie-person.tsx';

/** The pupils of this school whom a parent is guardian of. They are kept on the pupil's own page. */
export function ChildrenPanel({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  return (
    <Panel title={t('children.title')} flush>
      {person.children.length === 0 && (
        <Text size="sm" className={classes.empty} c="dimmed">
          {t('children.none')}
        </Text>
      )}
      <Rows label={t('children.title')}>
        {person.children.map((child) => (
          <Row
            key={child.id}
            start={<PersonAvatar person={{ ...child, id: child.user_id }} />}
            title={<TiePerson tie={child} />}
            note={t(`guardian_kinds.${child.kind}`)}
            end={child.is_barred && <StatusChip accent="coral">{t('guardians.barred')}</StatusChip>}
          />
        ))}
      </Rows>
    </Panel>
  );
}
