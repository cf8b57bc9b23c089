import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMe } from '#platform/web/data/me.ts';
import { wordOf } from '#platform/web/i18n/word-of.ts';
import { menuFor, useModules } from '#platform/web/module.ts';
import classes from './today.module.css';

/** The other places of this person's menu, within reach of the thumb. */
export function WaysOn() {
  const { t } = useTranslation('today');
  const me = useMe();
  const places = menuFor(useModules(), me).filter(({ path }) => path !== '/');
  if (places.length === 0) return null;
  return (
    <nav className={classes.ways} aria-label={t('ways.title')}>
      {places.map(({ id, path, icon: Icon, label }) => (
        <Link key={id} className={classes.way} to={path}>
          <Icon size={20} stroke={1.75} aria-hidden="true" />
          <span className={classes.wayName}>{wordOf(label)}</span>
          <IconChevronRight className={classes.wayOn} size={16} aria-hidden="true" />
        </Link>
      ))}
    </nav>
  );
}
