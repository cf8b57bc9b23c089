import type { Placeholder } from './talk.ts';

/** The person stands in the key: whoever signs in next on this tab never meets what another one wrote. */
const keyOf = (person_id: number, group_id: number): string => `kriit-unsent:${person_id}:${group_id}`;

const isPlaceholder = (read: Partial<Placeholder> | null): read is Placeholder =>
  typeof read?.client_id === 'string' && typeof read.content_plain === 'string' && Array.isArray(read.files);

/** What could not be sent outlives a reload and an expired session, for as long as the tab is there. */
export const keptPlaceholders = {
  /** After a reload nobody knows how far a sending came: it can be sent again under the same id. */
  read(person_id: number, group_id: number): Placeholder[] {
    try {
      const read = JSON.parse(sessionStorage.getItem(keyOf(person_id, group_id)) ?? '[]') as Partial<Placeholder>[];
      return read.filter(isPlaceholder).map((one) => ({ ...one, state: 'failed' }));
    } catch {
      return [];
    }
  },
  /** What was, is no longer; others that the tab has, of a conversation that was left and opened again, stay. */
  write(person_id: number, group_id: number, before: readonly Placeholder[], now: readonly Placeholder[]): void {
    const key = keyOf(person_id, group_id);
    const own = new Set([...before, ...now].map(({ client_id }) => client_id));
    const placeholders = [...this.read(person_id, group_id).filter(({ client_id }) => !own.has(client_id)), ...now];
    try {
      if (placeholders.length > 0) sessionStorage.setItem(key, JSON.stringify(placeholders));
      else sessionStorage.removeItem(key);
    } catch {
      // Without storage, or with a full one, they live as long as the page does.
    }
  },
};
