import type { ComponentProps } from 'react';
import classes from './round-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  'aria-label': string;
  isSmall?: boolean;
  isFilled?: boolean;
};

/** A button with a sign: a plain one, because opening a conversation draws eight of them and each key that is typed one. */
export function RoundButton({ isSmall, isFilled, className, type = 'button', ...rest }: Props) {
  const kinds = [classes.button, isSmall && classes.small, isFilled && classes.filled, className];
  return <button {...rest} type={type} className={kinds.filter(Boolean).join(' ')} />;
}
