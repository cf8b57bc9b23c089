const KEY = 'kriit-sign-out-owed';

/** Stands in for the storage of a browser that has none for us; then only this page knows. */
let isOwedHere = false;

function write(isOwed: boolean): void {
  isOwedHere = isOwed;
  try {
    if (isOwed) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
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
      return localStorage.getItem(KEY) !== null;
    } catch {
      return isOwedHere;
    }
  },
};
