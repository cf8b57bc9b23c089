import {
  IconAtom,
  IconBallFootball,
  IconBook,
  IconChess,
  IconCode,
  IconFlask,
  IconHourglass,
  IconLanguage,
  IconLeaf,
  IconMath,
  IconMusic,
  IconPalette,
  IconStar,
  IconTheater,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import type { JournalRow } from '../../contract/shapes.ts';
import classes from './journal-icon.module.css';

const ICONS: Readonly<Record<JournalRow['icon'], TablerIcon>> = {
  book: IconBook,
  math: IconMath,
  language: IconLanguage,
  globe: IconWorld,
  flask: IconFlask,
  leaf: IconLeaf,
  atom: IconAtom,
  palette: IconPalette,
  music: IconMusic,
  ball: IconBallFootball,
  code: IconCode,
  history: IconHourglass,
  chess: IconChess,
  theater: IconTheater,
  star: IconStar,
};

/** The picture of a journal; its title stands beside it. */
export function JournalIcon({ icon }: { icon: JournalRow['icon'] }) {
  const Icon = ICONS[icon];
  return (
    <span className={classes.icon}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </span>
  );
}
