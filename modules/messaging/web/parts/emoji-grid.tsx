import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Emoji, type EmojiGroup, inTone } from '../data/emoji-set.ts';
import { COLUMNS, gridStep } from '../data/grid-step.ts';
import classes from './emoji-picker.module.css';

export type ShownSection = { group: EmojiGroup | 'recent' | 'found'; emojis: readonly Emoji[] };

type SectionProps = {
  section: ShownSection;
  tone: number;
  /** The number of its first emoji among all of them, and of the one that the keyboard is at. */
  first: number;
  at: number | null;
};

/** Hundreds of buttons that hear nothing themselves: the grid around them does. */
const Section = memo(function Section({ section: { group, emojis }, tone, first, at }: SectionProps) {
  const { t } = useTranslation('messaging');
  return (
    <section
      className={classes.section}
      aria-label={t(`emoji.groups.${group}`)}
      data-group={group}
      style={{ '--rows': Math.ceil(emojis.length / COLUMNS) } as React.CSSProperties}
    >
      <p className={classes.heading} aria-hidden="true">
        {t(`emoji.groups.${group}`)}
      </p>
      <div className={classes.cells}>
        {emojis.map((one, index) => (
          <button
            key={one.emoji}
            type="button"
            className={classes.cell}
            data-emoji={inTone(one, tone)}
            data-at={first + index}
            aria-label={one.name}
            tabIndex={at === first + index ? 0 : -1}
          >
            {inTone(one, tone)}
          </button>
        ))}
      </div>
    </section>
  );
});

type Props = {
  sections: readonly ShownSection[];
  tone: number;
  onPick: (emoji: string) => void;
  /** The name of the one that the pointer or the keyboard is at. */
  onLook: (name: string | null) => void;
};

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-emoji]') : null;

/** All emojis, group below group. One of them is reached by Tab, the others by the arrow keys. */
export function EmojiGrid({ sections, tone, onPick, onLook }: Props) {
  const [at, setAt] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const sizes = sections.map(({ emojis }) => emojis.length);
  const move = (event: KeyboardEvent): void => {
    const next = cellOf(event.target) ? gridStep(sizes, at, event.key) : null;
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    grid.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
  };
  let first = 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It hears for the buttons inside it.
    <div
      ref={grid}
      className={classes.grid}
      data-emoji-grid
      onKeyDown={move}
      onClick={({ target }) => {
        const emoji = cellOf(target)?.dataset.emoji;
        if (emoji) onPick(emoji);
      }}
      onFocus={({ target }) => {
        const cell = cellOf(target);
        if (!cell) return;
        setAt(Number(cell.dataset.at));
        onLook(cell.getAttribute('aria-label'));
      }}
      onPointerOver={({ target }) => onLook(cellOf(target)?.getAttribute('aria-label') ?? null)}
      onPointerLeave={() => onLook(null)}
    >
      {sections.map((section) => {
        const start = first;
        first += section.emojis.length;
        const isHere = at >= start && at < first;
        return <Section key={section.group} section={section} tone={tone} first={start} at={isHere ? at : null} />;
      })}
    </div>
  );
}
