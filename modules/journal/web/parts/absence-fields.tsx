import { Button, Group, Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#platform/web/i18n/dates.ts';
import { CalendarField } from '#platform/web/ui/calendar-field.tsx';
import type { Form } from '#platform/web/ui/use-form.ts';
import { shiftedDay } from '../../rules/shifted-day.ts';
import type { AbsenceDraft } from '../data/absence-draft.ts';
import { useToday } from '../data/use-today.ts';
import classes from './absence-fields.module.css';

type Props = { form: Form<AbsenceDraft> };

/** The two days that are meant most often, a tap each. */
function QuickDays({ form: { draft, change } }: Props) {
  const { t } = useTranslation('journal');
  const today = useToday();
  const days = [
    { day: formatDay(today), label: t('absence.today') },
    { day: formatDay(shiftedDay(today, 1)), label: t('absence.tomorrow') },
  ];
  return (
    <Group gap="xs">
      {days.map(({ day, label }) => {
        const isPicked = draft.from_day === day && draft.to_day === day;
        return (
          <Button
            key={day}
            variant={isPicked ? 'light' : 'default'}
            aria-pressed={isPicked}
            onClick={() => change({ from_day: day, to_day: day })}
          >
            {label}
          </Button>
        );
      })}
    </Group>
  );
}

/** When it begins and ends, and why. Without times while it lasts whole days. */
export function AbsenceFields({ form }: Props) {
  const { t } = useTranslation('journal');
  const { draft, change, faults } = form;
  const today = useToday();
  const ends = [
    { label: t('absence.from'), time: t('absence.from_time'), fields: ['from_day', 'from_time'] },
    { label: t('absence.to'), time: t('absence.to_time'), fields: ['to_day', 'to_time'] },
  ] as const;
  return (
    <>
      <QuickDays form={form} />
      <Switch
        label={t('absence.all_day')}
        checked={draft.all_day}
        onChange={({ currentTarget }) => change({ all_day: currentTarget.checked })}
      />
      <div className={classes.ends}>
        {ends.map(({ label, time, fields: [day_field, time_field] }) => (
          <div key={day_field} className={classes.end}>
            <CalendarField
              label={label}
              value={draft[day_field]}
              around={today}
              from={today}
              error={faults[day_field]}
              onChange={(day) => change({ [day_field]: day })}
            />
            {!draft.all_day && (
              <TextInput
                type="time"
                label={time}
                value={draft[time_field]}
                error={faults[time_field]}
                onChange={({ currentTarget }) => change({ [time_field]: currentTarget.value })}
              />
            )}
          </div>
        ))}
      </div>
      <Textarea
        label={t('absence.reason')}
        description={t('absence.reason_note')}
        autosize
        minRows={2}
        maxRows={8}
        value={draft.reason}
        error={faults.reason}
        onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
      />
    </>
  );
}
