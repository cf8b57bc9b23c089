import { useState } from 'react';
import { dayIn, parseMoment } from '#platform/contract/dates.ts';
import { timeZoneOf, useMe } from '#platform/web/data/me.ts';
import type { ChatRow } from '../data/chat-rows.ts';
import { useDayName } from '../data/use-day-name.ts';
import classes from './chat-list.module.css';

type Props = { row: ChatRow | undefined; isMoving: boolean };

/** The day of the uppermost message while the list moves; for those who see it only, because each day begins with a line. */
export function DayPill({ row, isMoving }: Props) {
  // It fades, so it stays once it was there.
  const [hasMoved, setMoved] = useState(false);
  if (isMoving && !hasMoved) setMoved(true);
  if (!hasMoved || !row || row.kind === 'day' || !('message' in row)) return null;
  return (
    <div className={classes.pill} data-moving={isMoving || undefined} aria-hidden="true">
      <DayOf said={row.message.creation_date} />
    </div>
  );
}

function DayOf({ said }: { said: string }) {
  const time_zone = timeZoneOf(useMe());
  return useDayName()(dayIn(time_zone, parseMoment(said)));
}
