import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCounters } from '#platform/web/data/use-counters.ts';
import type { MenuEntry } from '#platform/web/module.ts';
import classes from './left-menu.module.css';
import { MenuLink } from './menu-link.tsx';

type Props = { menu: readonly MenuEntry[]; folded: boolean; onToggle: () => void };

/** The modules that this role and package may use; it folds to icons. */
export const LeftMenu = memo(function LeftMenu({ menu, folded, onToggle }: Props) {
  const { t } = useTranslation('shell');
  const counts = useCounters();
  const Icon = folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const label = folded ? t('menu.unfold') : t('menu.fold');
  return (
    <nav className={classes.menu} aria-label={t('menu.label')} data-folded={folded || undefined}>
      <ul className={classes.entries}>
        {menu.map((entry) => (
          <li key={entry.id}>
            <MenuLink entry={entry} counts={counts} className={classes.entry} iconOnly={folded} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={classes.fold}
        onClick={onToggle}
        aria-expanded={!folded}
        title={folded ? label : undefined}
      >
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        <span data-label>{label}</span>
      </button>
    </nav>
  );
});
