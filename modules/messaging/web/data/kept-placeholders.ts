import { keptDrafts } from '#platform/web/data/kept-draft.ts';
import type { Placeholder } from './talk.ts';

const keyOf = (person_id: number, group_id: number): string => `kriit-unsent:${person_id}:${group_id}`;

const isPlaceholder = (read: Partial<Placeholder> | null): read is Placeholder =>
  typeof read?.client_id === 'string' && typeof read.content_plain === 'string' && Array.isArray(read.files);

const storage = keptDrafts<Placeholder[]>(() => localStorage, Array.isArray);

/** What could not be sent outlives a reload, an expired session and a closed tab, until it is sent or somebody signs out. */
export const keptPlaceholders = {
  /**
   * After a reload nobody knows how far a sending came: it can be sent again under the same id. Those that an older version
   * kept do not say what was begun of them.
   */
  read(person_id: number, group_id: number): Placeholder[] {
    const read = storage.read(keyOf(person_id, group_id)) ?? [];
    return read.filter(isPlaceholder).map((one) => ({ ...one, begun: one.begun ?? [], state: 'failed' }));
  },
  /** What was, is no longer; others that the browser has, of another tab or of a conversation that was left, stay. */
  write(person_id: number, group_id: number, before: readonly Placeholder[], now: readonly Placeholder[]): void {
    const own = new Set([...before, ...now].map(({ client_id }) => client_id));
    const others = this.read(person_id, group_id).filter(({ client_id }) => !own.has(client_id));
    const placeholders = [...others, ...now];
    storage.write(keyOf(person_id, group_id), placeholders.length > 0 ? placeholders : null);
  },
};
