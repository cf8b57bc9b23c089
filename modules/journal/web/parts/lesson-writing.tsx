import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/data/call.ts';
import type { CallError } from '#platform/web/data/call-error.ts';
import { useMe } from '#platform/web/data/me.ts';
import { CloseAnyway } from '#platform/web/ui/close-anyway.tsx';
import { useDialogLeaving } from '#platform/web/ui/dialog-leaving.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { LessonView, SaveVariant } from '../../contract/frame-messages.ts';
import { getEvent } from '../../contract/get-event.ts';
import type { JournalEvent } from '../../contract/shapes.ts';
import { keyOfLesson } from '../data/kept-lesson.ts';
import { draftOf, type JournalData, type LessonDraft, proposedDraft } from '../data/lesson-draft.ts';
import type { LessonWish } from '../data/lesson-wish.ts';
import { useLessonSave } from '../data/use-lesson-save.ts';
import { useLessonState } from '../data/use-lesson-state.ts';
import { ClashPanel } from './clash-panel.tsx';
import { LessonForm } from './lesson-form.tsx';
import { StudentsView } from './students-view.tsx';
import { type PlanChoice, WorkplanView } from './workplan-view.tsx';

type Props = {
  data: JournalData;
  event: JournalEvent | null;
  wish: LessonWish;
  view: LessonView;
  /** Another view; null goes back to the lesson. */
  onView: (view: LessonView | null) => void;
  onClose: () => void;
  onSaved: (event: JournalEvent, variant: SaveVariant) => void;
};

/** A lesson that is being written, in whichever view: what is typed lives here, so that no view can lose it. */
export function LessonWriting({ data, event, wish, view, onView, onClose, onSaved }: Props) {
  const { t } = useTranslation('journal');
  const me = useMe();
  const [first] = useState(() => {
    const base = event ? draftOf(event) : proposedDraft(data, wish);
    return {
      draft: base,
      base,
      event_id: event?.id ?? null,
      since: event?.version ?? null,
      unsent: null,
      queued: null,
    };
  });
  const lesson = useLessonState(keyOfLesson(me.id, data.id, wish), first);
  const { draft, base } = lesson.state;
  const [isAsking, setIsAsking] = useState(false);
  const [theirs, setTheirs] = useState<JournalEvent | null>(null);

  const showTheirs = async (event_id: number) => {
    const newer = await call(getEvent, { params: { id: data.id, eventId: event_id } }).catch(() => null);
    setTheirs(newer);
  };
  const onFailed = (error: CallError) => {
    const { event_id } = lesson.now();
    if (error.key === 'lesson_saved_meanwhile' && event_id !== null) void showTheirs(event_id);
    if (error.status >= 500) void toast.failed(t('save_lesson_error'));
  };
  const saving = useLessonSave({ data, lesson, onSaved, onFailed });

  const isLessonView = view === 'new_lesson' || view === 'edit_lesson';
  const askToClose = () => {
    if (theirs) setTheirs(null);
    else if (!isLessonView) onView(null);
    // What waits for the connection is kept, so nothing would be lost.
    else if (lesson.isChanged && !data.is_locked && saving.phase !== 'waiting') setIsAsking(true);
    else onClose();
  };
  useDialogLeaving(askToClose);
  // A journal of single pupils' own study begins with choosing them.
  const beginsWithStudents = data.individual && view === 'new_lesson' && draft.students.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: It begins once.
  useEffect(() => {
    if (beginsWithStudents && !lesson.isFound) onView('individual_study_lesson');
  }, []);
  const change = (next: Partial<LessonDraft>) => {
    saving.reset();
    lesson.change(next);
  };
  const choosePlanned = (lessonOfPlan: PlanChoice) => {
    const before = { title: draft.title, description: draft.description, workplan_lesson_id: draft.workplan_lesson_id };
    const isTyped = draft.title.trim() !== '' || draft.description.trim() !== '';
    change({ title: lessonOfPlan.name, description: lessonOfPlan.description, workplan_lesson_id: lessonOfPlan.id });
    if (isTyped) void toast.done(t('dialog.plan_taken'), () => change(before));
    onView(null);
  };
  return (
    <>
      {/* It stays where it is behind the other views: files that are on their way go on. */}
      <div hidden={!isLessonView || theirs !== null}>
        <LessonForm
          data={data}
          lesson={lesson}
          saving={saving}
          change={change}
          isShown={isLessonView && theirs === null}
          onView={onView}
          onPlanned={choosePlanned}
          onCancel={askToClose}
        />
      </div>
      {view === 'select_from_workplan' && (
        <WorkplanView
          data={data}
          chosen={draft.workplan_lesson_id}
          onChoose={choosePlanned}
          onBack={() => onView(null)}
        />
      )}
      {view === 'individual_study_lesson' && (
        <StudentsView
          data={data}
          event_id={lesson.state.event_id}
          chosen={draft.students}
          onChange={(students) => change({ students, is_individual: students.length > 0 || draft.is_individual })}
          onBack={() => onView(null)}
        />
      )}
      {theirs && (
        <ClashPanel
          data={data}
          base={base}
          mine={draft}
          theirs={theirs}
          onBack={() => setTheirs(null)}
          onMerged={(merged) => {
            saving.reset();
            lesson.set({ ...lesson.now(), draft: merged, base: draftOf(theirs), since: theirs.version });
            setTheirs(null);
          }}
        />
      )}
      <CloseAnyway
        opened={isAsking}
        onStay={() => setIsAsking(false)}
        onClose={() => {
          lesson.forget();
          onClose();
        }}
      />
    </>
  );
}
