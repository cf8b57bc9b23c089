import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallError, refusedError } from '#platform/web/data/call-error.ts';
import { errorSentence, hasSentence, sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { copyText } from '#platform/web/ui/copy-text.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { NoticeBox } from '#platform/web/ui/notice-box.tsx';
import { fieldOf, type JournalData, withoutFilesOf } from '../data/lesson-draft.ts';
import type { useLessonSave } from '../data/use-lesson-save.ts';
import type { OpenLesson } from '../data/use-lesson-state.ts';
import classes from './lesson-form.module.css';

type Props = { data: JournalData; lesson: OpenLesson; saving: ReturnType<typeof useLessonSave> };

const Told = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className={classes.told}>
    <p>{children}</p>
    {action}
  </div>
);

/** A fault of the server that we have no sentence for is told by the general one; a raw key would help nobody here. */
const toldError = (error: CallError): CallError =>
  error.status >= 500 && !hasSentence(error.key)
    ? refusedError(error.status, 'backend_errors.default_error', error.params)
    : error;

/** What there is to say about the lesson as a whole, above its fields: found again, waiting, locked, gone, refused. */
export function LessonNotices({ data, lesson, saving }: Props) {
  const { t } = useTranslation('journal');
  const { state } = lesson;
  const { error, phase } = saving;
  if (phase === 'waiting')
    return (
      <NoticeBox accent="yellow" role="status">
        <Told
          action={
            <Button size="compact-sm" variant="default" onClick={() => saving.save(state.queued ?? 'save')}>
              {t('dialog.try_now')}
            </Button>
          }
        >
          {t('dialog.waiting_for_connection')}
        </Told>
      </NoticeBox>
    );
  if (error?.key === 'journal_locked' || data.is_locked)
    return (
      <NoticeBox accent="coral" role="alert">
        <Told
          action={
            lesson.isChanged && (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() =>
                  void copyText([state.draft.title, state.draft.description].join('\n\n').trim(), t('dialog.copied'))
                }
              >
                {t('dialog.copy')}
              </Button>
            )
          }
        >
          {sentenceOf('journal_locked')} {lesson.isChanged && t('dialog.text_is_kept')}
        </Told>
      </NoticeBox>
    );
  if (error?.key === 'error.expand') {
    const anew = withoutFilesOf(state.draft, state.base);
    const losesFiles = anew.files.length < state.draft.files.length;
    return (
      <NoticeBox accent="coral" role="alert">
        <Told
          action={
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                lesson.set({ ...lesson.now(), draft: anew, event_id: null, since: null });
                saving.save('save');
              }}
            >
              {t('dialog.save_as_new')}
            </Button>
          }
        >
          {errorSentence(error)} {t('dialog.text_is_kept')} {losesFiles && t('dialog.files_are_gone')}
        </Told>
      </NoticeBox>
    );
  }
  if (error && fieldOf(error.key) === null) return <ErrorNotice error={toldError(error)} />;
  if (!lesson.isFound) return null;
  return (
    <NoticeBox accent="blue" role="status">
      <Told
        action={
          <Button size="compact-sm" variant="default" onClick={lesson.restart}>
            {t('dialog.begin_anew')}
          </Button>
        }
      >
        {t(state.queued === null ? 'dialog.found' : 'dialog.found_unsaved')}
      </Told>
    </NoticeBox>
  );
}
