/**
 * A button that waits for the server is disabled meanwhile, and a browser then takes the focus from it for good: whoever uses
 * the keyboard would start again from the top of the page. Once it may be pressed again it has the focus back, unless
 * something else has got it since.
 */
export function keepPlace(page: Document): void {
  let last: EventTarget | null = null;
  page.addEventListener('focusin', ({ target }) => {
    last = target;
  });
  new MutationObserver((changes) => {
    const isBack = changes.some(({ target }) => target === last);
    if (!isBack || page.activeElement !== page.body) return;
    if (last instanceof HTMLElement && last.isConnected && !last.matches(':disabled'))
      last.focus({ preventScroll: true });
  }).observe(page.body, { subtree: true, attributeFilter: ['disabled'] });
}
