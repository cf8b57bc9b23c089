import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BrandMark } from '#platform/web/ui/brand-mark.tsx';
import { LanguageMenu } from '#platform/web/ui/language-menu.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { ThemeMenu } from '#platform/web/ui/theme-menu.tsx';
import classes from './open-page.module.css';

/** A page that needs no sign-in: the name of the house above, the content below. */
export const OpenPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={classes.page}>
    <PageTitle>{title}</PageTitle>
    <header className={classes.top}>
      <Link className={classes.brand} to="/">
        <BrandMark size={32} />
        Kriit
      </Link>
      <span className={classes.tools}>
        <LanguageMenu />
        <ThemeMenu />
      </span>
    </header>
    <main className={classes.main}>{children}</main>
  </div>
);
