import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import classes from './page-tabs.module.css';

type Tab = {
  to: string;
  label: string /** Lit for its own page only, where another tab lies below its address. */;
  end?: boolean;
};

type Props = { label: string; tabs: readonly Tab[]; className?: string | undefined };

/** The parts of a page that has several, each under an address of its own. */
export function PageTabs({ label, tabs, className }: Props) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the row is wider than the screen; the lit tab is brought to its middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another page lights another tab.
  useEffect(() => {
    const lit = nav.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    const row = nav.current?.getBoundingClientRect();
    if (lit && row) nav.current?.scrollBy({ left: lit.left + lit.width / 2 - (row.left + row.width / 2) });
  }, [pathname]);
  return (
    <nav ref={nav} className={`${classes.tabs} ${className ?? ''}`} aria-label={label}>
      {tabs.map(({ to, label: name, end }) => (
        <NavLink key={to} className={classes.tab} to={to} end={end ?? false}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
