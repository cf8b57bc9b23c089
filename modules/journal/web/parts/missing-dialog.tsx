import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { parseMoment } from '#platform/contract/dates.ts';
import { formatDay, formatLongDay } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { Table } from '../data/columns.ts';
import classes from './journal-dialogs.module.css';

type Missing = Table['missing'][number];
type Props = {
  opened: boolean;
  onClose: () => void;
  mayWrite: boolean;
  missing: readonly Missing[];
  onEnter: (lesson: Missing) => void;
};

/** The lessons that the timetable has and the journal has not, the last one first; each leads to the dialog. */
export function MissingDialog({ opened, onClose, mayWrite, missing, onEnter }: Props) {
  const { t } = useTranslation('journal');
  const { language } = useReader();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('table.missing')}>
      <p className={classes.note}>{t('table.missing_note')}</p>
      {missing.toReversed().map((lesson) => {
        const { event_date, lesson_number } = lesson;
        // A day has no zone: it is read and written in the same one.
        const day = formatLongDay(parseMoment(event_date), { language, time_zone: 'UTC' });
        return (
          <div key={`${event_date} ${lesson_number}`} className={classes.missing}>
            <span>
              {day}
              <span className={classes.note}>{` · ${t('table.lesson_number', { number: lesson_number })}`}</span>
            </span>
            {mayWrite && (
              <Button
                size="compact-sm"
                variant="light"
                aria-label={t('table.enter_lesson', { day: formatDay(event_date), number: lesson_number })}
                onClick={() => onEnter(lesson)}
              >
                {t('table.enter')}
              </Button>
            )}
          </div>
        );
      })}
    </Dialog>
  );
}
