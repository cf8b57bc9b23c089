const SCHEME = 'data-mantine-color-scheme';

/** Paper is white: whatever is printed, also from the browser's own menu, is drawn in the light theme until it is. */
export function keepPaperLight({ documentElement: root }: Document): void {
  let before: string | null = null;
  addEventListener('beforeprint', () => {
    // Some browsers announce it twice: for the look at it beforehand and for the paper.
    before ??= root.getAttribute(SCHEME);
    root.setAttribute(SCHEME, 'light');
  });
  addEventListener('afterprint', () => {
    if (before !== null) root.setAttribute(SCHEME, before);
    before = null;
  });
}
