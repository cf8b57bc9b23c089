import type { CSSProperties, ReactNode } from 'react';
import type { Accent } from '../theme.ts';
import classes from './empty-face.module.css';
import { Chalk } from './failure-drawings.tsx';

export type FaceProps = {
  /** The colour of the drawing's one stroke of chalk. */
  accent?: Accent;
  title?: string;
  /** A face that is the whole page has the page's heading. */
  isPage?: boolean;
  /** One sentence: what is so, and what to do. */
  sentence: string;
  /** One button at most. */
  action?: ReactNode;
};

/** A drawing, what is so, and what to do; `EmptyFace` knows the drawings by name. */
export function Face({ lines, accent = 'board', title, isPage, sentence, action }: FaceProps & { lines: ReactNode }) {
  return (
    <div className={classes.face} style={{ '--chalk': `var(--kriit-${accent}-dot)` } as CSSProperties}>
      <Chalk className={classes.drawing}>{lines}</Chalk>
      {title && (isPage ? <h1 className={classes.title}>{title}</h1> : <p className={classes.title}>{title}</p>)}
      <p className={classes.sentence}>{sentence}</p>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
