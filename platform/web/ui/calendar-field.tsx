import { ActionIcon, Popover, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../i18n/dates.ts';
import { readDay } from '../i18n/written-day.ts';
import { DayField } from './day-field.tsx';
import { MonthCalendar } from './month-calendar.tsx';

type Props = Omit<TextInputProps, 'onChange' | 'value'> & {
  /** The day as it is typed, dd.mm.yyyy. */
  value: string;
  onChange: (typed: string) => void;
  /** Where the calendar begins when the field holds no day, as YYYY-MM-DD. */
  around: string;
  /** The first and the last day that can be picked. */
  from?: string;
  to?: string;
};

/** A day that is typed as dd.mm.yyyy or picked from a calendar of our own: a frame of another site may not open the browser's. */
export function CalendarField({ value, onChange, around, from, to, ...field }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const pick = (day: string) => {
    setOpened(false);
    onChange(formatDay(day));
  };
  return (
    <Popover
      withRoles={false}
      opened={opened}
      onChange={setOpened}
      trapFocus
      returnFocus
      position="bottom-start"
      shadow="md"
      radius="lg"
    >
      <Popover.Target>
        <DayField
          {...field}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={field.readOnly || field.disabled}
              aria-label={t('day.calendar')}
              aria-expanded={opened}
              onClick={() => setOpened(!opened)}
            >
              <IconCalendar size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown p="sm" role="group" aria-label={t('day.calendar')}>
        <MonthCalendar
          chosen={readDay(value)}
          around={readDay(value) ?? around}
          from={from}
          to={to}
          onPick={pick}
          onLeave={() => setOpened(false)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
