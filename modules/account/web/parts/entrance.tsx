import type { ReactNode } from 'react';
import { BrandMark } from '#platform/web/ui/brand-mark.tsx';
import { LanguageMenu } from '#platform/web/ui/language-menu.tsx';
import { ThemeMenu } from '#platform/web/ui/theme-menu.tsx';
import classes from './entrance.module.css';

/** The page in front of the school: the form on paper, the board beside it. */
export const Entrance = ({ board, children }: { board: ReactNode; children: ReactNode }) => (
  <div className={classes.entrance}>
    <div className={classes.paper}>
      <header className={classes.top}>
        <span className={classes.brand}>
          <BrandMark size={36} />
          Kriit
        </span>
        <span className={classes.tools}>
          <LanguageMenu />
          <ThemeMenu />
        </span>
      </header>
      <main className={classes.main}>{children}</main>
    </div>
    <aside className={classes.board}>{board}</aside>
  </div>
);
