import type { ReactNode } from 'react';
import { OpenHead } from '#platform/web/ui/open-head.tsx';
import classes from './entrance.module.css';

/** The page in front of the school: the form on paper, the board beside it. */
export const Entrance = ({ board, children }: { board: ReactNode; children: ReactNode }) => (
  <div className={classes.entrance}>
    <div className={classes.paper}>
      <OpenHead leadsHome={false} />
      <main className={classes.main}>{children}</main>
    </div>
    <aside className={classes.board}>{board}</aside>
  </div>
);
