import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Grade, JournalGrades as Journal } from '../../contract/list-grades.ts';
import { ATTENDANCES } from '../../contract/words.ts';
import { dayShort } from '../data/day-words.ts';
import { GradeChip } from './grade-chip.tsx';
import classes from './journal-grades.module.css';
import { JournalIcon } from './journal-icon.tsx';
import { MarkComment } from './mark-comment.tsx';

const keyOf = ({ kind, id }: Grade): string => `${kind}-${id}`;

function GradeDetail({ grade }: { grade: Grade }) {
  const { t, i18n } = useTranslation('journal');
  const { title, day, is_in_aggregate } = grade;
  return (
    <>
      <p className={classes.what}>
        <strong>{title}</strong>
        <span className={classes.soft}>
          {[dayShort(day, i18n.language), !is_in_aggregate && t('grades.not_counted')].filter(Boolean).join(' · ')}
        </span>
      </p>
      <MarkComment mark={grade} />
    </>
  );
}

/** What the grades come to so far. */
function Aggregate({ journal: { average, percent, credit } }: { journal: Journal }) {
  const { t, i18n } = useTranslation('journal');
  const shown =
    percent === null
      ? average !== null && new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 }).format(average)
      : new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(percent / 100);
  if (!shown) return null;
  return (
    <p className={classes.aggregate}>
      <span className={classes.soft}>{t('grades.aggregate')}</span>
      <strong>{[shown, credit].filter(Boolean).join(' · ')}</strong>
    </p>
  );
}

/** The grades of one subject, the newest first; a tap tells what each was for. */
export function JournalGrades({ journal }: { journal: Journal }) {
  const { t } = useTranslation('journal');
  const id = useId();
  const [opened, setOpened] = useState<string | null>(null);
  const { title, icon, grades, attendance } = journal;
  const missed = ATTENDANCES.filter((kind) => attendance[kind] > 0).map((kind) =>
    t(`grades.missed.${kind}`, { count: attendance[kind] }),
  );
  const shown = grades.find((grade) => keyOf(grade) === opened);
  return (
    <section className={classes.journal} aria-labelledby={`${id}-title`}>
      <header className={classes.head}>
        <JournalIcon icon={icon} />
        <div className={classes.about}>
          <h2 className={classes.title} id={`${id}-title`}>
            {title}
          </h2>
          {missed.length > 0 && <p className={classes.soft}>{missed.join(' · ')}</p>}
        </div>
        <Aggregate journal={journal} />
      </header>
      {grades.length === 0 ? (
        <p className={classes.none}>{t('grades.none')}</p>
      ) : (
        <div className={classes.chips}>
          {grades.map((grade) => (
            <button
              key={keyOf(grade)}
              type="button"
              className={classes.chip}
              aria-expanded={keyOf(grade) === opened}
              aria-controls={id}
              onClick={() => setOpened(keyOf(grade) === opened ? null : keyOf(grade))}
            >
              {grade.value === null && grade.points === null ? (
                <span className={classes.word}>{t('grades.comment')}</span>
              ) : (
                <GradeChip mark={grade} />
              )}
              <span className={classes.hidden}>{`, ${grade.title}`}</span>
            </button>
          ))}
        </div>
      )}
      <div id={id} className={classes.detail} hidden={!shown}>
        {shown && <GradeDetail grade={shown} />}
      </div>
    </section>
  );
}
