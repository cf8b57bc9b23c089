import { useTranslation } from 'react-i18next';
import { useSources } from '#platform/web/data/sources.ts';
import { wordOf } from '#platform/web/i18n/word-of.ts';

/** What somebody is at the school, in words: tags are names of classes, or words to look up. */
export function useTags(): (tags: readonly string[]) => string {
  const { me } = useSources();
  useTranslation(me.roleWords);
  return (tags) => tags.map((tag) => (tag.includes(':') ? wordOf(tag) : tag)).join(' · ');
}
