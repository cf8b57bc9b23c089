import { dayIn, parseMoment } from '#platform/contract/dates.ts';
import { timeZoneOf, useMe } from '#platform/web/data/me.ts';
import type { ChatRow } from '../data/chat-rows.ts';
import { useDayName } from '../data/use-day-name.ts';
import classes from './chat-list.module.css';

/** The day of the uppermost message while the list moves; for those who see it only, because each day begins with a line. */
export function DayPill({ row, isMoving }: { row: ChatRow | undefined; isMoving: boolean }) {
  const time_zone = timeZoneOf(useMe());
  const nameOf = useDayName();
  if (!row || row.kind === 'day' || !('message' in row)) return null;
  return (
    <div className={classes.pill} data-moving={isMoving || undefined} aria-hidden="true">
      {nameOf(dayIn(time_zone, parseMoment(row.message.creation_date)))}
    </div>
  );
}
