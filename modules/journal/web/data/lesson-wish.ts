import { useSyncExternalStore } from 'react';
import type { FrameData } from '#platform/contract/frame.ts';
import type { openLesson } from '../../contract/frame-messages.ts';

/** What a host page asked for; each asking is one of its own, also when it asks for the same again. */
export type LessonWish = FrameData<typeof openLesson> & { readonly round: number };

let wish: LessonWish | null = null;
let rounds = 0;
const listeners = new Set<() => void>();

/** Where the message of the host and the dialog meet: the message may come before the page of the dialog is there. */
export const lessonWish = {
  get: (): LessonWish | null => wish,
  set(asked: FrameData<typeof openLesson> | null): void {
    rounds += 1;
    wish = asked && { ...asked, round: rounds };
    for (const listener of [...listeners]) listener();
  },
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useLessonWish = (): LessonWish | null => useSyncExternalStore(lessonWish.listen, lessonWish.get);
