import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Row, Rows } from '#platform/web/ui/rows.tsx';
import type { Absence } from '../../contract/diary-shapes.ts';
import { absenceSpan } from '../data/day-words.ts';
import { useToday } from '../data/use-today.ts';
import classes from './absence-list.module.css';

type Props = {
  absences: readonly Absence[];
  onEdit: (absence: Absence) => void;
  onWithdraw: (absence: Absence) => void;
};

/** Absences that last or come, and those that are over. */
export function AbsenceList({ absences, onEdit, onWithdraw }: Props) {
  const { t, i18n } = useTranslation('journal');
  const today = useToday();
  const ahead = absences.filter(({ to }) => to.slice(0, 10) >= today).toReversed();
  const parts = [
    { title: t('absence.ahead'), rows: ahead },
    { title: t('absence.earlier'), rows: absences.filter((one) => !ahead.includes(one)) },
  ];
  return parts
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <Panel key={title} title={title} flush>
        <Rows label={title}>
          {rows.map((absence) => (
            <Row
              key={absence.id}
              title={
                <span className={classes.span}>
                  {absenceSpan(absence, today, i18n.language)}
                  {absence.all_day && `, ${t('absence.whole_day')}`}
                </span>
              }
              note={
                <>
                  {absence.reason && <span className={classes.reason}>{absence.reason}</span>}
                  {t('absence.by', { name: absence.reported_by_name })}
                  {absence.may_change && (
                    <span className={classes.buttons}>
                      <Button variant="default" size="sm" onClick={() => onEdit(absence)}>
                        {t('absence.edit')}
                      </Button>
                      <Button variant="subtle" size="sm" color="coral" onClick={() => onWithdraw(absence)}>
                        {t('absence.withdraw')}
                      </Button>
                    </span>
                  )}
                </>
              }
            />
          ))}
        </Rows>
      </Panel>
    ));
}
