import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { MeContext, timeZoneOf } from '../data/me.ts';
import type { Reader } from './dates.ts';

/** The reader of this page: the shown language, and the zone of the person's school. */
export function useReader(): Reader {
  const { i18n } = useTranslation();
  const me = useContext(MeContext);
  const time_zone = me ? timeZoneOf(me) : Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { language: i18n.language, time_zone };
}
