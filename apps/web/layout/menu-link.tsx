import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { Counts } from '#platform/web/data/use-counters.ts';
import { wordOf } from '#platform/web/i18n/word-of.ts';
import type { MenuEntry } from '#platform/web/module.ts';
import { CounterPill } from '#platform/web/ui/counter-pill.tsx';

type Props = {
  entry: MenuEntry;
  counts: Counts;
  className: string | undefined;
  /** A menu of icons shows the name on hover. */
  iconOnly?: boolean;
  onClick?: () => void;
};

/** One entry of the menu, in whichever bar it stands. */
export function MenuLink({ entry, counts, className, iconOnly, onClick }: Props) {
  const { t } = useTranslation('shell');
  const count = (entry.counters ?? []).reduce((sum, name) => sum + counts[name], 0);
  const label = wordOf(entry.label);
  return (
    <NavLink
      className={className}
      to={entry.path}
      end={entry.exact ?? entry.path === '/'}
      title={iconOnly ? label : undefined}
      onClick={onClick}
    >
      <entry.icon size={20} stroke={1.75} aria-hidden="true" />
      <span data-label>{label}</span>
      <CounterPill count={count} label={() => t('menu.waiting', { count })} />
    </NavLink>
  );
}
