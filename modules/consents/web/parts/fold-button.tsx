import type { ReactNode } from 'react';
import classes from './fold-button.module.css';

type Props = {
  /** The id of what it opens and closes. */
  controls: string;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  /** What it is called where its words alone do not say of what. */
  label?: string;
  /** Beside small print. */
  small?: boolean;
  children: ReactNode;
};

/** Opens what stands below it, and closes it again; it looks like a link in the text. */
export const FoldButton = ({ controls, isOpen, onChange, label, small = false, children }: Props) => (
  <button
    type="button"
    className={classes.button}
    data-small={small || undefined}
    aria-expanded={isOpen}
    aria-controls={controls}
    aria-label={label}
    onClick={() => onChange(!isOpen)}
  >
    {children}
  </button>
);
