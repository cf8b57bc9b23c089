import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMe } from '#platform/web/data/me.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { WorkplanRow } from '../../contract/workplan-shapes.ts';
import { workplanPath } from '../data/school-address.ts';
import classes from './plan-row.module.css';

/** What a list says of a workplan below its name; whose it is, where it is not one's own. */
export function usePlanNote() {
  const { t } = useTranslation('journal');
  const me = useMe();
  return ({ class_level, lesson_count, journal_count, author }: WorkplanRow): string =>
    [
      class_level === null ? '' : t('plans.level_named', { name: class_level }),
      t('plans.lessons', { count: lesson_count }),
      journal_count > 0 ? t('plans.journals', { count: journal_count }) : '',
      author.user_id === me.id ? '' : author.name,
    ]
      .filter(Boolean)
      .join(' · ');
}

/** A workplan in the list. */
export function PlanRow({ plan }: { plan: WorkplanRow }) {
  const { t } = useTranslation('journal');
  const note = usePlanNote();
  return (
    <Link className={classes.row} to={workplanPath(plan.id)}>
      <span>
        <span className={classes.name}>{plan.name}</span>
        <br />
        <span className={classes.note}>{note(plan)}</span>
      </span>
      {!plan.is_shared && <StatusChip accent="gray">{t('plans.private')}</StatusChip>}
    </Link>
  );
}
