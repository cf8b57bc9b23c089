import type { CSSProperties, ReactNode } from 'react';
import type { Accent } from '../theme.ts';
import { Drawing, type DrawingName } from './drawings.tsx';
import classes from './empty-face.module.css';

type Props = {
  drawing: DrawingName;
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

/** The face of a place where nothing is, or nothing can be shown. */
export function EmptyFace({ drawing, accent = 'board', title, isPage, sentence, action }: Props) {
  return (
    <div className={classes.face} style={{ '--chalk': `var(--kriit-${accent}-dot)` } as CSSProperties}>
      <Drawing name={drawing} className={classes.drawing} />
      {title && (isPage ? <h1 className={classes.title}>{title}</h1> : <p className={classes.title}>{title}</p>)}
      <p className={classes.sentence}>{sentence}</p>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
