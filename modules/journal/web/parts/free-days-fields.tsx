import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { readDay } from '#platform/web/i18n/written-day.ts';
import { CalendarField } from '#platform/web/ui/calendar-field.tsx';
import type { Form } from '#platform/web/ui/use-form.ts';
import type { FreeDays } from '../../contract/free-days-shapes.ts';
import { type FreeDaysDraft, freeDaysBody, meetingWith } from '../data/free-days-draft.ts';
import { useToday } from '../data/use-today.ts';
import classes from './free-days.module.css';

type Props = Pick<Form<FreeDaysDraft>, 'draft' | 'change' | 'faults'> & {
  others: readonly FreeDays[];
  /** Those that are being changed. */
  except: number | null;
};

/** What the days are called, and from when to when they last. */
export function FreeDaysFields({ draft, change, faults, others, except }: Props) {
  const { t } = useTranslation('journal');
  const today = useToday();
  const around = readDay(draft.starts_on) ?? today;
  const met = meetingWith(freeDaysBody(draft), others, except);
  return (
    <>
      <TextInput
        label={t('free_days.name')}
        placeholder={t('free_days.name_hint')}
        value={draft.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        error={faults.name}
        required
      />
      <div className={classes.ends}>
        <CalendarField
          label={t('free_days.from')}
          value={draft.starts_on}
          around={around}
          onChange={(starts_on) => change({ starts_on })}
          error={faults.starts_on}
          required
        />
        <CalendarField
          label={t('free_days.to')}
          value={draft.ends_on}
          around={around}
          onChange={(ends_on) => change({ ends_on })}
          error={faults.ends_on}
        />
      </div>
      <p className={classes.note} role="status">
        {met.length > 0
          ? t('free_days.meets', { names: met.map(({ name }) => name).join(', ') })
          : t('free_days.one_day_note')}
      </p>
    </>
  );
}
