import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { JournalRow } from '../../contract/shapes.ts';
import { journalPath } from '../data/journal-address.ts';
import { JournalIcon } from './journal-icon.tsx';
import classes from './school-journals.module.css';

/** A journal of the school: whose it is, and whether anything is missing in it. */
export function SchoolJournalRow({ journal }: { journal: JournalRow }) {
  const { t } = useTranslation('journal');
  const { id, title, icon, type, class_name, student_count, teachers, is_locked, missing_count } = journal;
  const about = [
    class_name ?? t('list.group'),
    ...(type === 'hobby_group' ? [t('list.hobby_group')] : []),
    t('list.students', { count: student_count }),
    teachers.map(({ name }) => name).join(', '),
  ];
  return (
    <Link className={classes.row} to={journalPath(id)}>
      <JournalIcon icon={icon} />
      <span>
        <span className={classes.title}>{title}</span>
        <br />
        <span className={classes.note}>{about.filter(Boolean).join(' · ')}</span>
      </span>
      {(is_locked || missing_count > 0) && (
        <span className={classes.chips}>
          {is_locked && <StatusChip accent="gray">{t('list.locked')}</StatusChip>}
          {missing_count > 0 && <StatusChip accent="yellow">{t('list.missing', { count: missing_count })}</StatusChip>}
        </span>
      )}
    </Link>
  );
}
