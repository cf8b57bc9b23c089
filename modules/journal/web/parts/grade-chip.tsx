import { useTranslation } from 'react-i18next';
import type { Mark } from '../../contract/diary-shapes.ts';
import classes from './grade-chip.module.css';

/** A grade or points; nothing where there is none. */
export function GradeChip({ mark: { value, points, max_points } }: { mark: Mark }) {
  const { t, i18n } = useTranslation('journal');
  const figure = new Intl.NumberFormat(i18n.language);
  if (value !== null)
    return (
      <span className={classes.chip}>
        <span className={classes.hidden}>{`${t('grades.grade')}: `}</span>
        {value}
      </span>
    );
  if (points === null) return null;
  return (
    <span className={classes.chip}>
      <span className={classes.hidden}>{`${t('grades.points')}: `}</span>
      {figure.format(points)}
      {max_points !== null && <span className={classes.of}>{` / ${figure.format(max_points)}`}</span>}
    </span>
  );
}
