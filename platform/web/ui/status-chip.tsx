import type { CSSProperties } from 'react';
import type { Accent } from '../theme.ts';
import classes from './status-chip.module.css';

/** The three colours of an accent, for a part that draws with them. */
export const accentStyle = (accent: Accent): CSSProperties =>
  ({
    '--ink': `var(--kriit-${accent}-ink)`,
    '--dot': `var(--kriit-${accent}-dot)`,
    '--wash': `var(--kriit-${accent}-wash)`,
  }) as CSSProperties;

/** A state in a word, with a dot in its colour: the word alone already tells it. */
export const StatusChip = ({ accent, children }: { accent: Accent; children: string }) => (
  <span className={classes.chip} style={accentStyle(accent)}>
    <span className={classes.dot} />
    {children}
  </span>
);
