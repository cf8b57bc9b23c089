import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CallError } from '#platform/web/data/call-error.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { QuietNotice } from '#platform/web/ui/quiet-notice.tsx';
import type { QueuedLesson } from '../data/kept-lesson.ts';
import { lessonPath } from '../data/lesson-address.ts';

type Props = { lesson: QueuedLesson; reason: CallError | undefined; onPutOff: () => void };

/** A lesson that was to be saved and needs its writer. */
export function StuckLesson({ lesson: { journal_id, wish, state }, reason, onPutOff }: Props) {
  const { t } = useTranslation('journal');
  const navigate = useNavigate();
  return (
    <QuietNotice
      text={t('kept.not_saved', { title: state.draft.title })}
      detail={reason && <span>{errorSentence(reason)}</span>}
      action={{
        label: t('kept.open'),
        run: () => {
          onPutOff();
          void navigate(lessonPath(journal_id, wish));
        },
      }}
      onPutOff={onPutOff}
    />
  );
}
