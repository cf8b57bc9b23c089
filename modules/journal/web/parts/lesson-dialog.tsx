import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallError, refusedError } from '#platform/web/data/call-error.ts';
import { boot } from '#platform/web/data/launch.ts';
import { useAsk } from '#platform/web/data/use-ask.ts';
import { tellHost } from '#platform/web/frame/host-line.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { FailedFace } from '#platform/web/ui/failed-face.tsx';
import { whenFolded } from '#platform/web/ui/layers.ts';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import {
  type LessonView,
  lessonClosed,
  lessonOpened,
  lessonSaved,
  type SaveVariant,
} from '../../contract/frame-messages.ts';
import { getEvent } from '../../contract/get-event.ts';
import { getJournalData } from '../../contract/get-journal-data.ts';
import type { JournalEvent } from '../../contract/shapes.ts';
import type { JournalData } from '../data/lesson-draft.ts';
import type { LessonWish } from '../data/lesson-wish.ts';
import { LessonWriting } from './lesson-writing.tsx';

/** What became of a lesson. */
export type SavedLesson = { readonly variant: SaveVariant; readonly event_id: number };

type Props = {
  school_id: number;
  journal_id: number;
  wish: LessonWish;
  /** It is gone from the screen; `saved` tells which lesson was saved and how, null that none was. */
  onGone: (saved: SavedLesson | null) => void;
};

/** The views beside the lesson are narrower (S1 section 2); what two people wrote needs the room. */
const SUB_VIEWS: readonly LessonView[] = ['select_from_workplan', 'individual_study_lesson'];

type LoadedProps = {
  journal_id: number;
  event_id: number;
  children: (data: JournalData, event: JournalEvent | null) => ReactNode;
};

/** A lesson that could not be loaded is told in a toast, and in its place (S1 section 8). */
function useLoadNews(error: CallError | null): void {
  const { t } = useTranslation('journal');
  useEffect(() => {
    if (error) void toast.failed(t('getLesson.error'));
  }, [error, t]);
}

const waiting = <SkeletonRows withAvatar={false} />;

function LoadedNew({ journal_id, children }: Omit<LoadedProps, 'event_id'>) {
  const data = useAsk(getJournalData, { params: { id: journal_id } });
  useLoadNews(data.error);
  return (
    <Faces query={data} waiting={waiting} empty="never">
      {(known) => children(known, null)}
    </Faces>
  );
}

function LoadedOld({ journal_id, event_id, children }: LoadedProps) {
  const data = useAsk(getJournalData, { params: { id: journal_id } });
  const event = useAsk(getEvent, { params: { id: journal_id, eventId: event_id } });
  const error = data.error ?? event.error;
  useLoadNews(error);
  const both = data.data && event.data ? { data: data.data, event: event.data } : undefined;
  const refetch = () => {
    data.refetch();
    event.refetch();
  };
  return (
    <Faces query={{ data: both, error, refetch }} waiting={waiting} empty="never">
      {(known) => children(known.data, known.event)}
    </Faces>
  );
}

/** The lesson dialog (S1 section 2). The host is told once that it is open, once how it was saved, and once that it is gone. */
export function LessonDialog({ school_id, journal_id, wish, onGone }: Props) {
  const { t } = useTranslation('journal');
  const { event_id } = wish;
  const [opened, setOpened] = useState(true);
  const [view, setView] = useState<LessonView>(
    SUB_VIEWS.includes(wish.view) ? wish.view : event_id > 0 ? 'edit_lesson' : 'new_lesson',
  );
  const saved = useRef<SavedLesson | null>(null);
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    tellHost(lessonOpened, { journal_id, event_id });
  }, [journal_id, event_id]);
  const close = () => setOpened(false);
  useEffect(() => {
    if (!opened) whenFolded(() => tellHost(lessonClosed, { journal_id }));
  }, [opened, journal_id]);
  const isNew = event_id === 0;
  const titles: Record<LessonView, string> = {
    new_lesson: t('dialog.new'),
    edit_lesson: t('dialog.edit'),
    select_from_workplan: t('workplan.title'),
    individual_study_lesson: t('dialog.for_some'),
  };
  const Loaded = isNew ? LoadedNew : LoadedOld;
  const isNarrow = SUB_VIEWS.includes(view);
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={() => onGone(saved.current)}
      title={titles[view]}
      width={isNarrow ? 'medium' : 'large'}
    >
      <Loaded journal_id={journal_id} event_id={event_id}>
        {(data, event) =>
          data.school_id === school_id ? (
            <LessonWriting
              data={data}
              event={event}
              wish={wish}
              view={view}
              onView={(next) => setView(next ?? (isNew ? 'new_lesson' : 'edit_lesson'))}
              onClose={close}
              onSaved={({ id }, variant) => {
                saved.current = { variant, event_id: id };
                tellHost(lessonSaved, { ...saved.current, journal_id });
                if (!boot.framed) void toast.done(t('dialog.saved'));
                close();
              }}
            />
          ) : (
            <FailedFace error={refusedError(404, 'journal_not_found')} />
          )
        }
      </Loaded>
    </Dialog>
  );
}
