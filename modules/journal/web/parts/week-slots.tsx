import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LESSON_NUMBER_MAX, LESSON_NUMBER_MIN } from '../../contract/limits.ts';
import type { Slot } from '../../contract/settings-shapes.ts';
import classes from './week-slots.module.css';

type Props = { value: readonly Slot[]; onPick: (slots: Slot[]) => void };

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const NUMBERS = Array.from({ length: LESSON_NUMBER_MAX - LESSON_NUMBER_MIN + 1 }, (_, at) =>
  String(LESSON_NUMBER_MIN + at),
);

/** The lessons of a week, day by day. */
export function WeekSlots({ value, onPick }: Props) {
  const { t, i18n } = useTranslation('journal');
  // The first of January 2024 was a Monday.
  const dayName = (weekday: number) =>
    new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));
  const numbersOn = (weekday: number) =>
    value.filter((slot) => slot.weekday === weekday).map(({ lesson_number }) => lesson_number);
  return (
    <div className={classes.week}>
      {WEEKDAYS.map((weekday) => (
        <MultiSelect
          key={weekday}
          className={classes.day}
          label={dayName(weekday)}
          data={NUMBERS}
          value={numbersOn(weekday)
            .sort((one, other) => one - other)
            .map(String)}
          placeholder={numbersOn(weekday).length === 0 ? t('settings.no_lessons') : ''}
          comboboxProps={{ position: 'bottom-start' }}
          onChange={(numbers) =>
            onPick([
              ...value.filter((slot) => slot.weekday !== weekday),
              ...numbers.map((number) => ({ weekday, lesson_number: Number(number) })),
            ])
          }
        />
      ))}
    </div>
  );
}
