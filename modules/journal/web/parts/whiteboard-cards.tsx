import { useId } from 'react';
import type { WhiteboardItem } from '../../contract/whiteboard-shapes.ts';
import classes from './whiteboard.module.css';
import { WhiteboardCard } from './whiteboard-card.tsx';

/** Some notes of the whiteboard under their heading; without any there is no heading either. */
export function WhiteboardCards({ title, items }: { title: string; items: readonly WhiteboardItem[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className={classes.heading} id={id}>
        {title}
      </h2>
      <ul className={classes.cards}>
        {items.map((item) => (
          <WhiteboardCard key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}
