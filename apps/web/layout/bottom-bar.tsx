import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCounters } from '#platform/web/data/use-counters.ts';
import type { MenuEntry } from '#platform/web/module.ts';
import classes from './bottom-bar.module.css';
import { MenuLink } from './menu-link.tsx';
import { MoreDrawer } from './more-drawer.tsx';

/** Entries that fit beside "More" on a phone (LOOK, "Space"). */
const SHOWN = 4;

/** The bar at the bottom of phones: what this role uses most, and more. */
export function BottomBar({ menu }: { menu: readonly MenuEntry[] }) {
  const { t } = useTranslation('shell');
  const counts = useCounters();
  const [open, setOpen] = useState(false);
  return (
    <nav className={classes.bar} aria-label={t('menu.label')}>
      <ul className={classes.entries}>
        {menu.slice(0, SHOWN).map((entry) => (
          <li key={entry.id}>
            <MenuLink entry={entry} counts={counts} className={classes.entry} />
          </li>
        ))}
        <li>
          <button
            type="button"
            className={classes.entry}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          >
            <IconDots size={20} stroke={1.75} aria-hidden="true" />
            <span data-label>{t('menu.more')}</span>
          </button>
        </li>
      </ul>
      <MoreDrawer menu={menu.slice(SHOWN)} opened={open} onClose={() => setOpen(false)} counts={counts} />
    </nav>
  );
}
