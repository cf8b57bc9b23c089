import {
  IconBallFootball,
  IconBulb,
  IconCar,
  IconClock,
  IconCookie,
  IconFlag,
  IconHandStop,
  IconHeart,
  IconLeaf,
  IconMoodSmile,
  IconSearch,
  type TablerIcon,
} from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownSection } from './emoji-grid.tsx';
import classes from './emoji-picker.module.css';

type Group = ShownSection['group'];

const ICONS: Record<Group, TablerIcon> = {
  recent: IconClock,
  found: IconSearch,
  smileys: IconMoodSmile,
  people: IconHandStop,
  nature: IconLeaf,
  food: IconCookie,
  travel: IconCar,
  activities: IconBallFootball,
  objects: IconBulb,
  symbols: IconHeart,
  flags: IconFlag,
};

const gridIn = (box: HTMLElement | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>('[data-emoji-grid]') ?? null;

const sectionsIn = (grid: HTMLElement): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('[data-group]')];

/** The group whose head stands at the top of the grid now, or has just passed it. */
function groupAtTop(grid: HTMLElement): string | undefined {
  const passed = sectionsIn(grid).filter(({ offsetTop }) => offsetTop <= grid.scrollTop + 8);
  return passed.at(-1)?.dataset.group;
}

/** The groups as a row of icons, each a way to its part of the grid. */
export function EmojiTabs({
  sections,
  grid: box,
}: {
  sections: readonly ShownSection[];
  grid: RefObject<HTMLElement | null>;
}) {
  const { t } = useTranslation('messaging');
  const [lit, setLit] = useState<string | undefined>(sections[0]?.group);
  useEffect(() => {
    const grid = gridIn(box.current);
    const follow = () => grid && setLit(groupAtTop(grid));
    grid?.addEventListener('scroll', follow, { passive: true });
    return () => grid?.removeEventListener('scroll', follow);
  }, [box]);
  const goTo = (group: Group): void => {
    const grid = gridIn(box.current);
    const section = grid && sectionsIn(grid).find(({ dataset }) => dataset.group === group);
    if (section) grid.scrollTop = section.offsetTop;
  };
  return (
    <nav className={classes.tabs} aria-label={t('emoji.groups_label')}>
      {sections.map(({ group }) => {
        const Icon = ICONS[group];
        return (
          <button
            key={group}
            type="button"
            className={classes.tab}
            aria-label={t(`emoji.groups.${group}`)}
            title={t(`emoji.groups.${group}`)}
            aria-current={lit === group || undefined}
            onClick={() => goTo(group)}
          >
            <Icon size={20} stroke={1.75} aria-hidden="true" />
          </button>
        );
      })}
    </nav>
  );
}
