import { useTranslation } from 'react-i18next';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { deleteAbsence } from '../../contract/delete-absence.ts';
import type { Absence } from '../../contract/diary-shapes.ts';
import { absenceSpan } from '../data/day-words.ts';
import { useToday } from '../data/use-today.ts';

type Props = { absence: Absence | null; onClose: () => void };

/** Asks before an absence is taken back: the school counts on the pupil again. */
export function WithdrawAbsence({ absence, onClose }: Props) {
  const { t, i18n } = useTranslation('journal');
  const today = useToday();
  return (
    <WriteConfirm
      opened={absence !== null}
      onClose={onClose}
      endpoint={deleteAbsence}
      input={{ params: { absenceId: absence?.id ?? 0 } }}
      title={t('absence.withdraw_title')}
      confirmLabel={t('absence.withdraw_yes')}
      done={t('absence.withdrawn')}
      dangerous
    >
      {absence && t('absence.withdraw_text', { when: absenceSpan(absence, today, i18n.language) })}
    </WriteConfirm>
  );
}
