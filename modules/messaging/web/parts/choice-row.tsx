import { IconCheck } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './contact-picker.module.css';

type Props = {
  /** A picture or a sign. */
  start: ReactNode;
  title: string;
  note?: ReactNode;
  isChosen: boolean;
  disabled?: boolean;
  onToggle: () => void;
};

/** Arrow keys go to the row above or below; what is not drawn yet is scrolled to first by the browser. */
function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const rows = [...document.querySelectorAll<HTMLButtonElement>('[data-choice]:not(:disabled)')];
  rows[rows.indexOf(event.currentTarget) + step]?.focus();
}

/** Somebody or some group that can be chosen: the whole row is the box to tick. */
export const ChoiceRow = ({ start, title, note, isChosen, disabled = false, onToggle }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: A box cannot hold a picture and a note.
  <button
    type="button"
    role="checkbox"
    aria-checked={isChosen}
    className={classes.row}
    disabled={disabled}
    data-choice
    onClick={onToggle}
    onKeyDown={walk}
  >
    {start}
    <span className={classes.text}>
      <span className={classes.name}>{title}</span>
      {note && <span className={classes.note}>{note}</span>}
    </span>
    <span className={classes.box} aria-hidden="true">
      {isChosen && <IconCheck size={14} stroke={3} />}
    </span>
  </button>
);
