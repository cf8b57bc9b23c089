import { toHost } from '#platform/contract/frame-messages.ts';
import { tellHost } from '#platform/web/frame/host-line.ts';

/** Room above and below a dialog that is higher than the page behind it. */
const AROUND_DIALOG_PX = 48;

/** The height that a dialog would like to have: its parts, because the dialog itself is held to the frame's height. */
const wishOf = (dialog: Element): number =>
  [...dialog.children].reduce((sum, part) => sum + part.scrollHeight, AROUND_DIALOG_PX);

/** How high the frame has to be to show the page, and every dialog over it. */
const neededHeight = (page: Element): number =>
  Math.ceil(
    Math.max(page.getBoundingClientRect().height, ...[...document.querySelectorAll('[role="dialog"]')].map(wishOf)),
  );

/** Tells the host how high the frame would like to be, whenever that changes. */
export function watchHeight(page: Element): void {
  let told = 0;
  let isLooking = false;
  const look = () => {
    isLooking = false;
    const height = neededHeight(page);
    if (height === told || height === 0) return;
    told = height;
    tellHost(toHost.resize, { height });
  };
  const lookSoon = () => {
    if (!isLooking) requestAnimationFrame(look);
    isLooking = true;
  };
  new ResizeObserver(lookSoon).observe(page);
  // Dialogs hang beside the page, so its own size says nothing about them.
  new MutationObserver(lookSoon).observe(document.body, { childList: true, subtree: true });
}
