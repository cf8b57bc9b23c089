import { dayIn, parseMoment } from '#platform/contract/dates.ts';
import { timeZoneOf, useMe } from '#platform/web/data/me.ts';
import type { ChatRow } from '../data/chat-rows.ts';
import { useDayName } from '../data/use-day-name.ts';
import classes from './chat-list.module.css';

/** The day of the uppermost message, above the list; for those who see it only, because each day has its heading. */
export function DayPill({ row }: { row: ChatRow | undefined }) {
  const time_zone = timeZoneOf(useMe());
  const nameOf = useDayName();
  if (!row || row.kind === 'day' || !('message' in row)) return null;
  return (
    <div className={classes.pill} aria-hidden="true">
      {nameOf(dayIn(time_zone, parseMoment(row.message.creation_date)))}
    </div>
  );
}
