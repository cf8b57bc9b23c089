import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import classes from './page-tabs.module.css';

type Tab = {
  to: string;
  label: string;
  /** Lit for its own page only, where another tab lies below its address. */
  end?: boolean;
  /** Lit for the page that is open, which belongs to it and has an address elsewhere. */
  isAbove?: boolean;
};

type Props = { label: string; tabs: readonly Tab[]; className?: string | undefined };

/** The parts of a page that has several, each under an address of its own. */
export function PageTabs({ label, tabs, className }: Props) {
  const nav = useRef<HTMLElement>(null);
  // Addresses are also written with a slash at their end.
  const pathname = useLocation().pathname.replace(/\/$/, '');
  const isLit = ({ to, end = false, isAbove = false }: Tab): boolean =>
    isAbove || pathname === to || (!end && pathname.startsWith(`${to}/`));
  // On a phone the row is wider than the screen; the lit tab is brought to its middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another page lights another tab.
  useEffect(() => {
    const lit = nav.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    const row = nav.current?.getBoundingClientRect();
    if (lit && row) nav.current?.scrollBy({ left: lit.left + lit.width / 2 - (row.left + row.width / 2) });
  }, [pathname]);
  return (
    <nav ref={nav} className={`${classes.tabs} ${className ?? ''}`} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} className={classes.tab} to={tab.to} aria-current={isLit(tab) ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
