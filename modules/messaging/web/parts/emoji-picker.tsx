import { Button } from '@mantine/core';
import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AfterDelay } from '#platform/web/ui/after-delay.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { type Emoji, type EmojiSection, findEmojis, inTone } from '../data/emoji-set.ts';
import { useEmojiMemory, useEmojis } from '../data/use-emojis.ts';
import { EmojiGrid, type ShownSection } from './emoji-grid.tsx';
import classes from './emoji-picker.module.css';
import { EmojiTabs } from './emoji-tabs.tsx';
import { EmojiTones } from './emoji-tones.tsx';

type Props = { onPick: (emoji: string) => void };

/** As many as fill the picker; the rest is drawn when the first ones stand. */
const FIRST_SECTIONS = 2;

function recentSection(sections: readonly EmojiSection[], recent: readonly string[]): ShownSection[] {
  if (recent.length === 0) return [];
  const known = new Map<string, Emoji>();
  for (const { emojis } of sections)
    for (const one of emojis) for (const shown of [one.emoji, ...one.tones]) known.set(shown, one);
  // Each stays in the tone in which it was picked.
  const emojis = recent.flatMap((emoji) => {
    const one = known.get(emoji);
    return one ? [{ ...one, emoji, tones: [] }] : [];
  });
  return [{ group: 'recent', emojis }];
}

/** A field that is ready to be typed in; on a phone it would bring the keyboard up over what is picked from. */
function useReadyField(box: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (isReady && matchMedia('(pointer: fine)').matches) box.current?.querySelector('input')?.focus();
  }, [box, isReady]);
}

/** The inside of a popover or a sheet, whose owner closes it. */
export default function EmojiPicker({ onPick }: Props) {
  const { t } = useTranslation(['messaging', 'ui']);
  const { sections, failed, retry } = useEmojis();
  const { recent, tone, note, chooseTone } = useEmojiMemory();
  const [search, setSearch] = useState('');
  const [looked, setLooked] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const all = useMemo<readonly ShownSection[]>(
    () => (sections ? [...recentSection(sections, recent), ...sections] : []),
    [sections, recent],
  );
  const found = useMemo<readonly ShownSection[] | null>(
    () => (search && sections ? [{ group: 'found', emojis: findEmojis(sections, search) }] : null),
    [search, sections],
  );
  const grown = useDeferredValue(all, all.slice(0, FIRST_SECTIONS));
  useReadyField(box, sections !== null);
  if (failed) {
    return (
      <div className={classes.picker}>
        <EmptyFace
          drawing="offline"
          accent="coral"
          sentence={t('emoji.failed')}
          action={
            <Button variant="default" onClick={retry}>
              {t('ui:error.try_again')}
            </Button>
          }
        />
      </div>
    );
  }
  const pick = (emoji: string): void => {
    note(emoji);
    onPick(emoji);
  };
  const pickFirst = (text: string): void => {
    const first = sections && findEmojis(sections, text)[0];
    if (first) pick(inTone(first, tone));
  };
  const shown = found ?? (grown.length > 0 ? grown : all);
  return (
    <div className={classes.picker} ref={box}>
      <SearchField
        label={t('emoji.search')}
        onSearch={setSearch}
        onArrowDown={() => box.current?.querySelector<HTMLElement>('[data-emoji][tabindex="0"]')?.focus()}
        onEnter={pickFirst}
      />
      {sections === null ? (
        <div className={classes.waiting}>
          <AfterDelay>
            <SkeletonRows rows={4} withAvatar={false} />
          </AfterDelay>
        </div>
      ) : (
        <>
          {!found && <EmojiTabs sections={all} grid={box} />}
          {found?.[0]?.emojis.length === 0 ? (
            <p className={classes.none} role="status">
              {t('emoji.none')}
            </p>
          ) : (
            <EmojiGrid key={found ? 'found' : 'all'} sections={shown} tone={tone} onPick={pick} onLook={setLooked} />
          )}
          <EmojiTones tone={tone} onChoose={chooseTone} looked={looked} />
        </>
      )}
    </div>
  );
}
