import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import classes from './school-tabs.module.css';

/** The sub-menu of the school. */
export function SchoolTabs({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('people');
  return (
    <nav className={`${classes.tabs} ${className ?? ''}`} aria-label={t('school.sections')}>
      <NavLink className={classes.tab} to="/school/people">
        {t('school.people')}
      </NavLink>
      <NavLink className={classes.tab} to="/school/settings">
        {t('school.settings')}
      </NavLink>
    </nav>
  );
}
