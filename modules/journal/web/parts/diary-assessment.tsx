import { IconClipboardCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DiaryAssessment as Assessment } from '../../contract/diary-shapes.ts';
import classes from './diary-row.module.css';
import { DiaryRow } from './diary-row.tsx';
import { GradeChip } from './grade-chip.tsx';
import { MarkComment } from './mark-comment.tsx';

/** Graded work: when it is, what it is about, and what came of it. */
export function DiaryAssessment({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('journal');
  const { title, journal, description, comment } = assessment;
  return (
    <DiaryRow
      start={<IconClipboardCheck size={20} stroke={1.75} />}
      startLabel={t('diary.assessment')}
      title={title}
      note={journal.title}
      end={<GradeChip mark={assessment} />}
      more={
        description !== '' || comment !== null ? (
          <>
            {description && <p className={classes.text}>{description}</p>}
            <MarkComment mark={assessment} />
          </>
        ) : null
      }
    />
  );
}
