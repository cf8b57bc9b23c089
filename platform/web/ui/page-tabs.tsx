import { NavLink } from 'react-router';
import classes from './page-tabs.module.css';

type Tab = {
  to: string;
  label: string /** Lit for its own page only, where another tab lies below its address. */;
  end?: boolean;
};

type Props = { label: string; tabs: readonly Tab[]; className?: string | undefined };

/** The parts of a page that has several, each under an address of its own. */
export function PageTabs({ label, tabs, className }: Props) {
  return (
    <nav className={`${classes.tabs} ${className ?? ''}`} aria-label={label}>
      {tabs.map(({ to, label: name, end }) => (
        <NavLink key={to} className={classes.tab} to={to} end={end ?? false}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
