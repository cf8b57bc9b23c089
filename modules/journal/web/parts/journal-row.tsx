import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Row } from '#platform/web/ui/rows.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { JournalRow as Journal } from '../../contract/shapes.ts';
import { JournalIcon } from './journal-icon.tsx';

/** A journal in a list: what it is, for whom, and what is missing in it. */
export function JournalRow({ journal, to }: { journal: Journal; to: string }) {
  const { t } = useTranslation('journal');
  const { title, icon, type, class_name, student_count, is_locked, missing_count } = journal;
  const about = [
    ...(class_name ? [class_name] : []),
    ...(type === 'hobby_group' ? [t('list.hobby_group')] : class_name ? [] : [t('list.group')]),
    t('list.students', { count: student_count }),
  ].join(' · ');
  return (
    <Row
      to={to}
      start={<JournalIcon icon={icon} />}
      title={title}
      note={about}
      end={
        <>
          {is_locked && (
            <>
              <IconLock size={16} stroke={1.75} aria-hidden="true" />
              <span>{t('list.locked')}</span>
            </>
          )}
          {missing_count > 0 && <StatusChip accent="yellow">{t('list.missing', { count: missing_count })}</StatusChip>}
        </>
      }
    />
  );
}
