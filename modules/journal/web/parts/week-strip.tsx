import { useTranslation } from 'react-i18next';
import type { DiaryDay } from '../../contract/diary-shapes.ts';
import { weekdayShort } from '../data/day-words.ts';
import classes from './week-strip.module.css';

/** The place of a day on the page. */
export const placeOf = (day: string): string => `diary-${day}`;

type Props = { days: readonly DiaryDay[]; today: string };

/** The days of the week in a row, on phones, where the days themselves lie below one another: a tap leads to each. */
export function WeekStrip({ days, today }: Props) {
  const { t, i18n } = useTranslation('journal');
  return (
    <nav className={classes.strip} aria-label={t('diary.days')}>
      {days.map(({ day, homework }) => {
        const open = homework.filter(({ is_done }) => !is_done).length;
        return (
          <button
            key={day}
            type="button"
            className={classes.day}
            data-today={day === today || undefined}
            onClick={() => {
              const place = document.getElementById(placeOf(day));
              place?.scrollIntoView({ behavior: 'smooth', block: 'start' });
              place?.focus({ preventScroll: true });
            }}
          >
            <span>{weekdayShort(day, i18n.language)} </span>
            <span className={classes.number}>{Number(day.slice(8))}</span>
            {open > 0 && <span className={classes.hidden}>{`, ${t('diary.to_do', { count: open })}`}</span>}
            <span className={classes.dot} data-open={open > 0 || undefined} />
          </button>
        );
      })}
    </nav>
  );
}
