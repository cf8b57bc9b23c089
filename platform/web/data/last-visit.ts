const KEY = 'kriit-someone-was-here';

/**
 * Whether somebody was signed in when this browser last looked. It says nothing about whom, and it may
 * be out of date: it only spares the sign-in page a question to which the answer is nearly always no.
 */
export const lastVisit = {
  note(isSignedIn: boolean): void {
    try {
      if (isSignedIn) localStorage.setItem(KEY, 'true');
      else localStorage.removeItem(KEY);
    } catch {
      // Without storage the sign-in page shows its form to everybody.
    }
  },
  wasSignedIn(): boolean {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  },
};
