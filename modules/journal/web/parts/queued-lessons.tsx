import i18next from 'i18next';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { refreshAnswers } from '#platform/web/data/answer-news.ts';
import type { CallError } from '#platform/web/data/call-error.ts';
import { boot } from '#platform/web/data/launch.ts';
import { useMe } from '#platform/web/data/me.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { readsJournals } from '../data/journal-roles.ts';
import { keptLessons, type QueuedLesson } from '../data/kept-lesson.ts';
import { isStuck, isToSend, sendQueued } from '../data/queued-lessons.ts';
import { QueuedGuard } from './queued-guard.tsx';
import { StuckLesson } from './stuck-lesson.tsx';

/** How often lessons that wait are looked at; the browser's own sign of a connection is quicker, and not always there. */
const LOOK_MS = 10_000;

/** Whoever is on a page without journals has none of their words yet. */
async function tellSaved(title: string): Promise<void> {
  await i18next.loadNamespaces('journal');
  await toast.done(i18next.t('kept.saved', { ns: 'journal', title }));
}

/** Sends the lessons that were closed without a connection, and says which of them need their writer. */
export default function QueuedLessons() {
  const me = useMe();
  const person_id = me.id;
  const school_id = readsJournals(me) ? (me.current_role?.school_id ?? null) : null;
  const { pathname } = useLocation();
  const [queued, setQueued] = useState<readonly QueuedLesson[]>([]);
  const [reasons, setReasons] = useState<ReadonlyMap<string, CallError>>(new Map());
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  const isRunning = useRef(false);

  const look = useCallback(async () => {
    // In a frame inside our own page, that page does it.
    if (isRunning.current || school_id === null || (boot.framed && !boot.foreign)) return;
    isRunning.current = true;
    try {
      for (const lesson of keptLessons.queued(person_id, Date.now())) {
        if (!isToSend(lesson, school_id, Date.now())) continue;
        const outcome = await sendQueued(lesson);
        if (outcome === 'unheard') break;
        if (outcome === 'saved') {
          refreshAnswers();
          void tellSaved(lesson.state.draft.title);
        } else setReasons((known) => new Map(known).set(lesson.key, outcome));
      }
      const left = keptLessons.queued(person_id, Date.now());
      setQueued((known) => (known.length === 0 && left.length === 0 ? known : left));
    } finally {
      isRunning.current = false;
    }
  }, [person_id, school_id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Whoever goes on may have opened, saved or dropped one of them.
  useEffect(() => {
    void look();
    const timer = setInterval(look, LOOK_MS);
    addEventListener('online', look);
    addEventListener('storage', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
      removeEventListener('storage', look);
    };
  }, [look, pathname]);

  // In a frame of another site the page around it opens lessons, and the dialog says what it found.
  const first =
    boot.framed || school_id === null ? undefined : queued.find((one) => isStuck(one) && !putOff.includes(one.key));
  if (queued.length === 0) return null;
  return (
    <Suspense>
      <QueuedGuard />
      {first && (
        <StuckLesson
          lesson={first}
          reason={reasons.get(first.key)}
          onPutOff={() => setPutOff([...putOff, first.key])}
        />
      )}
    </Suspense>
  );
}
