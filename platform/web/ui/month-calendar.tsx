import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, localeOf } from '../i18n/dates.ts';
import { daysAfter, monthsAfter, weeksOf } from '../i18n/month-days.ts';
import classes from './month-calendar.module.css';

type Props = {
  chosen: string | null;
  /** The day that the calendar begins with. */
  around: string;
  from?: string | undefined;
  to?: string | undefined;
  onPick: (day: string) => void;
  onLeave: () => void;
};

const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => daysAfter(day, -1),
  ArrowRight: (day) => daysAfter(day, 1),
  ArrowUp: (day) => daysAfter(day, -7),
  ArrowDown: (day) => daysAfter(day, 7),
  PageUp: (day) => monthsAfter(day, -1),
  PageDown: (day) => monthsAfter(day, 1),
};

const written = (day: string, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`));

/** A month of days; arrows walk from day to day, Page Up and Page Down from month to month. */
export function MonthCalendar({ chosen, around, from = '', to = '9999', onPick, onLeave }: Props) {
  const { t, i18n } = useTranslation();
  // A day that cannot be picked would not take the focus either.
  const [day, setDay] = useState(around < from ? from : around > to ? to : around);
  const grid = useRef<HTMLTableElement>(null);
  const hasWalked = useRef(true);
  const month = day.slice(0, 7);
  const weeks = weeksOf(month);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The focus follows the day.
  useEffect(() => {
    if (hasWalked.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    hasWalked.current = false;
  }, [day]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    hasWalked.current = true;
    setDay(step(day));
  };
  const turn = (months: number) => setDay(monthsAfter(day, months));
  return (
    <div className={classes.calendar}>
      <div className={classes.head}>
        <ActionIcon
          variant="subtle"
          color="gray"
          data-mantine-stop-propagation="true"
          onClick={() => turn(-1)}
          aria-label={t('day.previous_month')}
        >
          <IconChevronLeft size={18} aria-hidden="true" />
        </ActionIcon>
        <span className={classes.month} aria-live="polite">
          {written(day, i18n.language, { month: 'long', year: 'numeric' })}
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          data-mantine-stop-propagation="true"
          onClick={() => turn(1)}
          aria-label={t('day.next_month')}
        >
          <IconChevronRight size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <table ref={grid} className={classes.days} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col" abbr={written(one, i18n.language, { weekday: 'long' })}>
                {written(one, i18n.language, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one}>
                  <button
                    type="button"
                    className={classes.day}
                    // The dialog around it hears Escape before the calendar does.
                    data-mantine-stop-propagation="true"
                    data-outside={!one.startsWith(month) || undefined}
                    tabIndex={one === day ? 0 : -1}
                    data-autofocus={one === day || undefined}
                    disabled={one < from || one > to}
                    aria-pressed={one === chosen}
                    aria-label={`${formatDay(one)}, ${written(one, i18n.language, { weekday: 'long' })}`}
                    onClick={() => onPick(one)}
                  >
                    {Number(one.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
