import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { boot } from '#platform/web/data/launch.ts';
import { useMe } from '#platform/web/data/me.ts';
import { AfterDelay } from '#platform/web/ui/after-delay.tsx';
import { ClosedFace } from '#platform/web/ui/closed-face.tsx';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { LostFace } from '#platform/web/ui/lost-face.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { useRootMark } from '#platform/web/ui/use-root-mark.ts';
import { idIn } from '../data/journal-address.ts';
import { readsJournals } from '../data/journal-roles.ts';
import { followedPath } from '../data/lesson-address.ts';
import { type LessonWish, lessonWish, useLessonWish } from '../data/lesson-wish.ts';
import { LessonDialog, type SavedLesson } from '../parts/lesson-dialog.tsx';

/** What is opened where no host asks: the next lesson. */
const onItsOwn: LessonWish = { view: 'new_lesson', event_id: 0, event_date: '', lesson_number: '', round: 0 };

/** The page of the lesson dialog: it waits for the host's message, and on a page of its own it opens by itself. */
export default function LessonDialogScreen() {
  const { t } = useTranslation('journal');
  const me = useMe();
  const params = useParams();
  const navigate = useNavigate();
  const [school_id, journal_id] = [idIn(params.schoolId), idIn(params.journalId)];
  const asked = useLessonWish();
  const [shown, setShown] = useState<LessonWish | null>(null);
  // Another message comes in when this dialog is done: what is typed in it is not taken away.
  const next = boot.framed ? asked : onItsOwn;
  if (shown === null && next !== null) setShown(next);
  // The page around the frame is seen through, and stays in sight behind the dialog.
  useRootMark('seeThrough', boot.framed ? '' : null);
  if (school_id === null || journal_id === null) return <LostFace />;
  if (!readsJournals(me)) return <ClosedFace />;
  const goOn = (saved: SavedLesson | null) => {
    // Without a host, grades and homework are given in the journal itself.
    const isDone = saved === null || saved.variant === 'save';
    if (!boot.framed) return void navigate(isDone ? '/teacher-modal' : followedPath(journal_id, saved));
    if (lessonWish.get()?.round === shown?.round) lessonWish.set(null);
    setShown(null);
  };
  return (
    <>
      <PageTitle>{t('dialog.new')}</PageTitle>
      {shown === null ? (
        <AfterDelay>
          <EmptyFace drawing="door" sentence={t('dialog.waiting')} />
        </AfterDelay>
      ) : (
        <LessonDialog key={shown.round} school_id={school_id} journal_id={journal_id} wish={shown} onGone={goOn} />
      )}
    </>
  );
}
