/**
 * Puts the focus back where it came from when nothing has it, or only what is about to go. Where that is not there any more,
 * the page's heading has it: a dialog that the command search opened has nowhere else to give it back to.
 */
export function focusPage(going: Element | null, opener: HTMLElement | null = null): void {
  const heading = document.querySelector<HTMLElement>('main h1[tabindex="-1"]') ?? document.getElementById('content');
  const focused = document.activeElement;
  if (focused && focused !== document.body && focused !== heading && !going?.contains(focused)) return;
  if (opener?.isConnected && !going?.contains(opener)) opener.focus({ preventScroll: true });
  if (opener === null || document.activeElement !== opener) heading?.focus({ preventScroll: true });
}
