import { useTranslation } from 'react-i18next';
import type { Accent } from '#platform/web/theme.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { Attendance } from '../../contract/words.ts';

const ACCENTS: Readonly<Record<Attendance, Accent>> = {
  absent: 'coral',
  excused: 'blue',
  late: 'yellow',
  left_early: 'yellow',
};

/** That somebody was not there, or not all the time. */
export function AttendanceChip({ attendance }: { attendance: Attendance }) {
  const { t } = useTranslation('journal');
  return <StatusChip accent={ACCENTS[attendance]}>{t(`cell.attendance.${attendance}`)}</StatusChip>;
}
