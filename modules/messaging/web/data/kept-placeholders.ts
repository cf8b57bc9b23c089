import { keptDrafts } from '#platform/web/data/kept-draft.ts';
import type { Placeholder } from './talk.ts';

const keyOf = (person_id: number, group_id: number): string => `kriit-unsent:${person_id}:${group_id}`;

const isPlaceholder = (read: Partial<Placeholder> | null): read is Placeholder =>
  typeof read?.client_id === 'string' && typeof read.content_plain === 'string' && Array.isArray(read.files);

const storage = keptDrafts<Placeholder[]>(() => localStorage, Array.isArray);

/** The last one of each place that failed, as far as somebody asked; every row of a list asks whenever it is drawn. */
const failed = new Map<string, Placeholder | null>();
const listeners = new Set<() => void>();

const lastFailed = (placeholders: readonly Placeholder[]): Placeholder | null =>
  placeholders.findLast(({ state }) => state === 'failed') ?? null;

function know(key: string, placeholders: readonly Placeholder[]): void {
  failed.set(key, lastFailed(placeholders));
  for (const listener of listeners) listener();
}

/** Another tab sends: what is on its way there has not failed. */
function hearTab({ key }: StorageEvent): void {
  if (key?.startsWith('kriit-unsent:')) know(key, (storage.read(key) ?? []).filter(isPlaceholder));
}

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
    know(keyOf(person_id, group_id), placeholders);
  },
  /** The last one of a conversation that failed; the same object until something is another. */
  lastFailed(person_id: number, group_id: number): Placeholder | null {
    const key = keyOf(person_id, group_id);
    if (!failed.has(key)) failed.set(key, lastFailed(this.read(person_id, group_id)));
    const known = failed.get(key) ?? null;
    // Whoever signed out has left nothing behind.
    return known !== null && storage.read(key) === null ? null : known;
  },
  /** Tells whenever `lastFailed` may be another; gives back the way to stop. */
  listen(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', hearTab);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', hearTab);
    };
  },
};
