import { ActionIcon, Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import type { DiaryDay as Day } from '../../contract/diary-shapes.ts';
import type { getDiary } from '../../contract/get-diary.ts';
import { shiftedDay } from '../../rules/shifted-day.ts';
import { daySpan } from '../data/day-words.ts';
import { daysAhead } from '../data/days-ahead.ts';
import { DiaryDay } from './diary-day.tsx';
import classes from './diary-week.module.css';
import { WeekStrip } from './week-strip.tsx';

type Diary = AnswerOf<typeof getDiary>;
type Props = { diary: Diary; isOld: boolean; onWeek: (day: string | null) => void };

const isBare = ({ lessons, planned, homework, assessments, absences }: Day): boolean =>
  [lessons, planned, homework, assessments, absences].every((list) => list.length === 0);

/** Days that a week shows: a weekend only where something is on it. */
const shownDays = ({ days }: Diary): Day[] => days.filter((day, at) => at < 5 || !isBare(day));

function NoLessons({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation('journal');
  const free = days.find((day) => day.free !== null)?.free;
  return (
    <Panel>
      <EmptyFace drawing="done" {...(free && { title: free })} sentence={t('diary.no_lessons_week')} />
    </Panel>
  );
}

/** A week with the way to the one before, the one after, and this one. Whoever opens it on a Thursday came for Thursday. */
export function DiaryWeek({ diary, isOld, onWeek }: Props) {
  const { t, i18n } = useTranslation('journal');
  const { starts_on, ends_on, today, days, student } = diary;
  const isThisWeek = starts_on <= today && today <= ends_on;
  const go = (weeks: number) => onWeek(shiftedDay(starts_on, 7 * weeks));
  useHotkeys([
    ['ArrowLeft', () => go(-1)],
    ['ArrowRight', () => go(1)],
  ]);
  const shown = shownDays(diary);
  const { ahead, gone } = daysAhead(shown, today);
  const drawn = (some: readonly Day[]) =>
    some.map((day) => <DiaryDay key={day.day} day={day} today={today} student_id={student.id} />);
  const isEmpty = days.every(isBare);
  return (
    <>
      <div className={classes.bar}>
        <div className={classes.steps}>
          <ActionIcon variant="default" size={44} radius="xl" aria-label={t('diary.previous')} onClick={() => go(-1)}>
            <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <h2 className={classes.span} aria-live="polite">
            {daySpan(starts_on, ends_on, today, i18n.language)}
          </h2>
          <ActionIcon variant="default" size={44} radius="xl" aria-label={t('diary.next')} onClick={() => go(1)}>
            <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </div>
        {!isThisWeek && (
          <Button variant="default" onClick={() => onWeek(null)}>
            {t('diary.this_week')}
          </Button>
        )}
      </div>
      {!isEmpty && <WeekStrip days={shown} today={today} />}
      <div className={classes.days} aria-busy={isOld}>
        {isEmpty ? <NoLessons days={days} /> : drawn(ahead)}
        {!isEmpty && gone.length > 0 && (
          <>
            <h2 className={classes.gone}>{t('diary.gone')}</h2>
            {drawn(gone)}
          </>
        )}
      </div>
    </>
  );
}
