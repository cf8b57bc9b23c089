import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#platform/web/i18n/dates.ts';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import type { Table } from '../data/columns.ts';
import type { useOpened } from '../data/use-opened.ts';
import { HomeworkItem } from './homework-item.tsx';
import classes from './journal-dialogs.module.css';

type Props = { opened: boolean; table: Table; over: ReturnType<typeof useOpened> };

/** All homework of a journal, what is due last first. */
export function HomeworkListDialog({ opened, table, over }: Props) {
  const { t } = useTranslation('journal');
  const { homework, journal } = table;
  const byDay = Map.groupBy(homework.toReversed(), ({ due_on }) => due_on);
  return (
    <Dialog opened={opened} onClose={over.close} title={t('homework.all')}>
      {homework.length === 0 && <EmptyFace drawing="done" sentence={t('homework.none')} />}
      {[...byDay].map(([day, due]) => (
        <section key={day} className={classes.day}>
          <h3>{t('homework.due', { day: formatDay(day) })}</h3>
          {due.map((one) => (
            <HomeworkItem key={one.id} homework={one} withDay={false} mayWrite={journal.may.write} over={over} />
          ))}
        </section>
      ))}
      {journal.may.write && (
        <DialogActions stays>
          <Button
            leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
            onClick={() => over.open({ is: 'homework', id: null, event_id: null })}
          >
            {t('homework.new')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
