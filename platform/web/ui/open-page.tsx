import type { ReactNode } from 'react';
import { OpenHead } from './open-head.tsx';
import classes from './open-page.module.css';
import { PageTitle } from './page-title.tsx';

/** A page that needs no sign-in: the name of the house above, the content below. */
export const OpenPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={classes.page}>
    <PageTitle>{title}</PageTitle>
    <OpenHead />
    <main className={classes.main}>{children}</main>
  </div>
);
