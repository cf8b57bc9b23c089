/**
 * Puts the focus on the page's heading when nothing has it, or only what is about to go: a dialog that the
 * command search opened has nowhere else to give it back to.
 */
export function focusPage(going: Element | null): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body && !going?.contains(focused)) return;
  const heading = document.querySelector<HTMLElement>('main h1[tabindex="-1"]');
  (heading ?? document.getElementById('content'))?.focus({ preventScroll: true });
}
