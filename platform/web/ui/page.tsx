import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './page.module.css';
import { PageTitle } from './page-title.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

type Props = {
  title: string;
  /** A sentence under the title. */
  note?: ReactNode;
  /** Buttons beside the title; the most important one last. */
  actions?: ReactNode;
  /** Reading pages are narrower than lists; a table with many columns takes all there is. */
  width?: 'full' | 'wide' | 'narrow';
  /** What the browser's tab says, where it differs from the heading. */
  tabTitle?: string;
  children: ReactNode;
};

// The first page of a visit leaves the focus to the browser; later ones announce themselves.
let isFirstPage = true;

/** A page inside the shell: its heading, its actions, its content. Takes the focus when one walks to it. */
export function Page({ title, note, actions, width = 'wide', tabTitle, children }: Props) {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Before anything else can happen: a dialog that the page opens with takes the focus a moment later, and keeps it.
  useLayoutEffect(() => {
    // A field that the page opens with has asked for the focus before this runs, and keeps it.
    const isTaken = page.current?.contains(document.activeElement) ?? false;
    if (!isFirstPage && !isTaken) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  useKeptFocus(page);
  return (
    <div ref={page} className={width === 'wide' ? classes.page : `${classes.page} ${classes[width]}`}>
      <PageTitle>{tabTitle ?? title}</PageTitle>
      <header className={classes.head}>
        <div className={classes.titles}>
          <h1 className={classes.title} tabIndex={-1} ref={heading}>
            {title}
          </h1>
          {note && <p className={classes.note}>{note}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
