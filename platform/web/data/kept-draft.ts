type Kept<T> = {
  read(key: string): T | null;
  write(key: string, kept: T | null): void;
};

/** Stands in for a storage that is missing or full. */
const onThisPage = new Map<string, object>();

/**
 * Keeps what somebody has typed and not saved, in the storage of the tab or of the browser. A key has to name the person,
 * as `kriit-lesson:<person>:…`: whoever signs in next never meets what another one wrote. Without storage, or with a full
 * one, it lives as long as the page does.
 */
export function keptDrafts<T extends object>(storage: () => Storage, isOne: (read: Partial<T>) => boolean): Kept<T> {
  return {
    read(key) {
      const typedHere = onThisPage.get(key);
      if (typedHere) return typedHere as T;
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

let owner: number | null = null;

/** What the person who is here has in the storage of the browser, which outlives the tab. */
export const ownDrafts = {
  /** The shell says whose they are. */
  belongTo(person_id: number): void {
    owner = person_id;
  },
  /** On a sign-out that somebody asked for: the next one at this computer finds nothing. After an expiry all of it stays. */
  forget(): void {
    const isOwn = (key: string) => new RegExp(`^kriit-[a-z]+:${owner}:`).test(key);
    for (const key of [...onThisPage.keys()].filter(isOwn)) onThisPage.delete(key);
    try {
      for (const key of Object.keys(localStorage).filter(isOwn)) localStorage.removeItem(key);
    } catch {
      // Without storage there is nothing in it.
    }
  },
};
