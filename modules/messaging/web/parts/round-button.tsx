import type { ComponentProps } from 'react';
import { SIGNS } from '../data/signs.ts';
import classes from './round-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  'aria-label': string;
  /** What it shows; without one, its children. */
  sign: keyof typeof SIGNS | null;
  isSmall?: boolean;
  isFilled?: boolean;
};

/** A button with a sign: a plain one, because opening a conversation draws eight of them and each key that is typed one. */
export function RoundButton({ isSmall, isFilled, className, type = 'button', sign, children, ...rest }: Props) {
  const kinds = [classes.button, isSmall && classes.small, isFilled && classes.filled, className];
  return (
    <button {...rest} type={type} className={kinds.filter(Boolean).join(' ')}>
      {sign ? (
        <svg className={classes.sign} viewBox="0 0 24 24" aria-hidden="true">
          <path d={SIGNS[sign]} />
        </svg>
      ) : (
        children
      )}
    </button>
  );
}
