import type { AskedLesson } from '../data/lesson-address.ts';
import { LessonDialog, type SavedLesson } from './lesson-dialog.tsx';

type Props = {
  school_id: number;
  journal_id: number;
  wish: AskedLesson;
  onGone: (saved: SavedLesson | null) => void;
};

/**
 * The lesson dialog in the page itself, where the journal stands in a frame of another site: a frame in that frame would
 * know neither its session nor which part of it can be seen.
 */
export default function LessonHere({ wish, ...props }: Props) {
  return <LessonDialog {...props} wish={{ ...wish, round: 0 }} />;
}
