/** As long as a server takes to answer; what counts down for a minute was not pressed a moment ago. */
const LONGEST_MS = 10_000;

/**
 * A button that waits for the server is disabled meanwhile, and a browser then takes the focus from it for good: whoever uses
 * the keyboard would start again from the top of the page. Once it may be pressed again it has the focus back, unless
 * they went on to something else since, or to nothing.
 */
export function keepPlace(page: Document): void {
  let last: EventTarget | null = null;
  let since = 0;
  const forget = () => {
    last = null;
  };
  page.addEventListener('focusin', ({ target }) => {
    last = target;
  });
  page.addEventListener('focusout', ({ target }) => {
    if (target instanceof Element && !target.matches(':disabled')) forget();
  });
  page.addEventListener('pointerdown', forget, true);
  new MutationObserver((changes) => {
    if (!(last instanceof HTMLElement) || !changes.some(({ target }) => target === last)) return;
    if (last.matches(':disabled')) {
      since = performance.now();
      return;
    }
    const isSoon = performance.now() - since < LONGEST_MS;
    if (isSoon && last.isConnected && page.activeElement === page.body) last.focus({ preventScroll: true });
  }).observe(page.body, { subtree: true, attributeFilter: ['disabled'] });
}
