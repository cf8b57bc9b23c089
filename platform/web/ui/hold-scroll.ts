const LOCK = 'data-scroll-locked';

/** Behind a dialog nothing scrolls. The library says so on the body; what scrolls is the root, which has it said as well. */
export function holdScroll({ body, documentElement }: Document): void {
  new MutationObserver(() => documentElement.toggleAttribute(LOCK, body.hasAttribute(LOCK))).observe(body, {
    attributeFilter: [LOCK],
  });
}
