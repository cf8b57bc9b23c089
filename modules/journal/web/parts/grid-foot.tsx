import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { NoticeBox } from '#platform/web/ui/notice-box.tsx';
import { POINTS_MAX } from '../../contract/limits.ts';
import type { Column } from '../data/columns.ts';
import { textOf } from '../data/entry.ts';
import type { useCellWrites } from '../data/use-cell-writes.ts';
import type { Draft } from '../data/use-grid.ts';
import classes from './grid-foot.module.css';
import { KeyLegend } from './key-legend.tsx';

type Props = {
  writes: ReturnType<typeof useCellWrites>;
  draft: Draft | null;
  column: Column | undefined;
  nameOf: (student_id: number) => string;
  mayWrite: boolean;
  /** False where the letters stand above the list already. */
  hasLegend: boolean;
};

/** So many of the values that were refused are named; of more, only how many. */
const NAMED = 3;

/** What was refused: why, what was typed, and the ways on. */
function RefusedWrites({ writes, nameOf }: Pick<Props, 'writes' | 'nameOf'>) {
  const { t } = useTranslation('journal');
  const { refused } = writes.state;
  if (!refused) return null;
  const { changes, reason } = refused;
  const typed = changes.slice(0, NAMED).map(({ student_id, patch }) => {
    const text = textOf(patch) || patch.comment || '–';
    return `${nameOf(student_id)}: ${text}`;
  });
  return (
    <NoticeBox accent="coral" role="alert" className={classes.refused}>
      <p className={classes.line}>{errorSentence(reason)}</p>
      <p className={classes.line}>
        {t('table.refused', { count: changes.length })} {typed.join('; ')}
        {changes.length > NAMED ? ' …' : ''}
      </p>
      <div className={classes.ways}>
        <Button size="compact-sm" onClick={writes.retry}>
          {t('table.retry')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={writes.dropRefused}>
          {t('table.drop')}
        </Button>
      </div>
    </NoticeBox>
  );
}

/** Below the table: the letters, what is wrong with what is being typed, and whether everything is saved. */
export function GridFoot({ writes, draft, column, nameOf, mayWrite, hasLegend }: Props) {
  const { t } = useTranslation('journal');
  const { phase } = writes.state;
  return (
    <div className={classes.foot}>
      <RefusedWrites writes={writes} nameOf={nameOf} />
      <div className={classes.bar}>
        {mayWrite && hasLegend && <KeyLegend withWays />}
        <p className={classes.state} role="status" data-fault={draft?.fault || undefined}>
          {draft?.fault
            ? t(`cell.fault.${draft.fault}`, { max: column?.max_points ?? POINTS_MAX })
            : mayWrite && t(`table.phase.${phase}`)}
        </p>
      </div>
    </div>
  );
}
