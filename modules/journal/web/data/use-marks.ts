import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { marksIn } from './marks-in.ts';

/** Grades and points as the reader's language writes them. */
export function useMarks(): ReturnType<typeof marksIn> {
  const { language } = useTranslation().i18n;
  return useMemo(() => marksIn(language), [language]);
}
