import { sessionKind } from './session-bearer.ts';

/** A frame of another site has a session of its own, so it has a debt of its own; both may share one storage. */
const key = (): string => (sessionKind() === 'ordinary' ? 'kriit-sign-out-owed' : 'kriit-sign-out-owed-frame');

/** Stands in for the storage of a browser that has none for us; then only this page knows. */
let isOwedHere = false;

function write(isOwed: boolean): void {
  isOwedHere = isOwed;
  try {
    if (isOwed) localStorage.setItem(key(), 'true');
    else localStorage.removeItem(key());
  } catch {
    // The line above this one has to do.
  }
}

/**
 * A sign-out that the server has not heard of. The session lives on, so it must let nobody in: every
 * tab shows the sign-in page, which keeps trying until the server answers or somebody signs in.
 */
export const signOutDebt = {
  owe: (): void => write(true),
  settle: (): void => write(false),
  isOwed(): boolean {
    try {
      return localStorage.getItem(key()) !== null;
    } catch {
      return isOwedHere;
    }
  },
};
