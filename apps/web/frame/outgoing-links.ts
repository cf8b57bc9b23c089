import { isFramedAt } from '#platform/contract/framed.ts';
import { isPagePath } from '#platform/contract/page-path.ts';
import { pageAddress, pathOf } from '#platform/web/frame/page-address.ts';

/** Where a link of the frame has to open instead, as an address for a new tab; null when it may open here. */
export function tabFor(link: URL, origin: string, framed: readonly string[]): string | null {
  if (!/^https?:$/.test(link.protocol)) return null;
  if (link.origin !== origin) return link.href;
  // Calls and files are fetched with the frame's session, so they stay here.
  if (!isPagePath(link.pathname)) return null;
  const address = pageAddress(link);
  return isFramedAt(framed, pathOf(address)) ? null : origin + address;
}

/** Lets links to what may not be framed open in a tab of their own; before React, whose links would walk there. */
export function watchLinks(framed: readonly string[]): void {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.target === '_blank') return;
      const address = tabFor(new URL(link.href), location.origin, framed);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      window.open(address, '_blank', 'noopener');
    },
    true,
  );
}
