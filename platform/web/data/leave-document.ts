import { unsavedChanges } from './unsaved-changes.ts';

let isLeft = false;

/** True once the document is being left: a step in its history would now call the browser back to it. */
export const isDocumentLeft = (): boolean => isLeft;

/** Leaves the document for another one, without asking: it is decided, and nothing holds the page any more. */
export function leaveDocument(go: () => void): void {
  unsavedChanges.letGo();
  isLeft = true;
  go();
}

/** Leaves for the sign-in page, in place of all that is shown: of the page around the frame too (S2 section 2). */
export const leaveForSignIn = (href: string): void =>
  leaveDocument(() => (window.top ?? window).location.replace(new URL(href, location.href).href));

/** Loads the page anew: what it shows is somebody else's, or another view's. */
export const startAnew = (): void => leaveDocument(() => location.reload());
