import type { ReactNode } from 'react';
import { PickMenuTrigger, type TriggerProps } from './pick-menu-trigger.tsx';
import { useLatePart } from './use-late-part.ts';

/** One thing to pick: a language, a role, a child. */
type Pick = {
  value: string;
  label: string;
  note?: string;
  start?: ReactNode;
  /** The language of the label, where it differs from the page's. */
  lang?: string;
};

export type PickMenuProps = Omit<TriggerProps, 'onClick' | 'value'> & {
  /** A heading above the picks. */
  heading?: string;
  picks: readonly Pick[];
  value: string | null;
  onPick: (value: string) => void;
  /** The edge of the button that the list lines up with. */
  align?: 'start' | 'end';
  /** A dialog cuts off what reaches over its edge; there the list is drawn above it. */
  inDialog?: boolean;
};

const loadList = () => import('./pick-menu-list.tsx');

/** A menu that picks one of several. Its list is fetched at the first click, which keeps the sign-in page light. */
export function PickMenu(props: PickMenuProps) {
  const { Part, ask } = useLatePart(loadList);
  if (Part) return <Part {...props} />;
  const { icon, shown, note, label } = props;
  return <PickMenuTrigger icon={icon} shown={shown} note={note} label={label} aria-expanded={false} onClick={ask} />;
}
