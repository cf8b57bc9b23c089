type Kept<T> = {
  read(key: string): T | null;
  write(key: string, kept: T | null): void;
};

/**
 * Keeps what somebody has typed and not saved, in the storage of the tab or of the browser. A key has to name the person:
 * whoever signs in next never meets what another one wrote. Without storage, or with a full one, it lives as long as
 * the page does.
 */
export function keptDrafts<T extends object>(storage: () => Storage, isOne: (read: Partial<T>) => boolean): Kept<T> {
  const onThisPage = new Map<string, T>();
  return {
    read(key) {
      const typedHere = onThisPage.get(key);
      if (typedHere) return typedHere;
      try {
        const read = JSON.parse(storage().getItem(key) ?? 'null') as Partial<T> | null;
        return read !== null && isOne(read) ? (read as T) : null;
      } catch {
        return null;
      }
    },
    write(key, kept) {
      onThisPage.delete(key);
      try {
        if (kept) storage().setItem(key, JSON.stringify(kept));
        else storage().removeItem(key);
      } catch {
        if (kept) onThisPage.set(key, kept);
      }
    },
  };
}
