import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asLanguage, DEFAULT_LANGUAGE } from '#platform/contract/shapes.ts';
import { useMe } from '#platform/web/data/me.ts';
import { emojiMemory, withRecent } from './emoji-memory.ts';
import { loadEmojis } from './emoji-names.ts';
import type { EmojiSection } from './emoji-set.ts';

/** Every emoji in the shown language: null while it comes, `failed` when it did not. */
export function useEmojis(): { sections: readonly EmojiSection[] | null; failed: boolean; retry: () => void } {
  const { i18n } = useTranslation();
  const language = asLanguage(i18n.language) ?? DEFAULT_LANGUAGE;
  const [sections, setSections] = useState<readonly EmojiSection[] | null>(null);
  const [failed, setFailed] = useState(false);
  const ask = useCallback(() => {
    setFailed(false);
    loadEmojis(language).then(setSections, () => setFailed(true));
  }, [language]);
  useEffect(ask, [ask]);
  return { sections, failed, retry: ask };
}

/** What this person picked last, and their tone of skin. */
export function useEmojiMemory() {
  const { id } = useMe();
  const [memory, setMemory] = useState(() => emojiMemory.read(id));
  const keep = (next: typeof memory): void => {
    emojiMemory.write(id, next);
    setMemory(next);
  };
  return {
    ...memory,
    // The order stays as it was while the picker is open, or it would move under the pointer.
    note: (emoji: string) => {
      const now = emojiMemory.read(id);
      emojiMemory.write(id, { ...now, recent: withRecent(now.recent, emoji) });
    },
    chooseTone: (tone: number) => keep({ ...emojiMemory.read(id), tone }),
  };
}
