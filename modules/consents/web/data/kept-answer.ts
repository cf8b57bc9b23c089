import { newKey } from '#platform/web/data/attempt.ts';
import type { Answer } from '../../contract/shapes.ts';

/** An answer whose giver has left the page in order to show an eID: it is given when they are back. */
type KeptAnswer = {
  /** Who gave it, for whom, to what, in which words. */
  readonly by: number;
  readonly user_id: number;
  readonly consent_id: number;
  readonly version: number;
  readonly answer: Answer;
};

type Stored = KeptAnswer & { readonly mark: string; readonly at: number };

const PLACE = 'kriit:kept-answer';

/** A browser may refuse to store anything, in a frame above all: then only the way back cannot be finished. */
function stored<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

/** Showing an eID takes a minute or two; later nobody remembers what they had pressed. */
const KEPT_MS = 10 * 60_000;

/** The one answer on its way. An app may lead back into another tab, so that all of them have to know. */
export const keptAnswer = {
  /** Keeps it, and gives the mark that the way back has to bear: an address alone answers nothing. */
  keep(kept: KeptAnswer): string {
    const marked: Stored = { ...kept, mark: newKey(), at: Date.now() };
    stored((storage) => storage.setItem(PLACE, JSON.stringify(marked)));
    return marked.mark;
  },
  /** The answer for which somebody came back, once. */
  take(mark: string, asked: Omit<KeptAnswer, 'answer'>): Answer | null {
    const kept = stored((storage) => JSON.parse(storage.getItem(PLACE) ?? 'null') as Stored | null);
    if (kept === null || kept.mark !== mark) return null;
    const { by, user_id, consent_id, version } = kept;
    if (by !== asked.by || user_id !== asked.user_id || consent_id !== asked.consent_id) return null;
    keptAnswer.drop();
    // Words that were changed meanwhile have to be read first.
    return version === asked.version && Date.now() - kept.at <= KEPT_MS ? kept.answer : null;
  },
  drop(): void {
    stored((storage) => storage.removeItem(PLACE));
  },
};
