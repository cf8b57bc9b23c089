const KEPT = 'kriit:handover';

/** What a frame of another site asks to be let in with, as it stands in the address. */
export type Handover = {
  readonly origin: string;
  readonly host: string;
  readonly module: string;
  readonly code_hash: string;
};

/** A page of ours opened this very address: nobody else's can send our own referrer, and no link of ours does but the frame's. */
const isOpenedByUs = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation');
  return document.referrer === `${location.origin}/` && loaded?.name === location.href;
};

/** Remembers the address over the way to a sign-in service and back, and whether it was remembered. */
function isKnown(address: string): boolean {
  try {
    if (isOpenedByUs()) sessionStorage.setItem(KEPT, address);
    return sessionStorage.getItem(KEPT) === address;
  } catch {
    // Where storage is closed the page knows only what it was loaded with.
    return isOpenedByUs();
  }
}

/**
 * The handover that this window was opened for; null where the address is not from our own frame: whoever made the code
 * behind it would get in as the person who agrees (decision 027).
 */
export function readHandover(): Handover | null {
  const asked = new URLSearchParams(location.search);
  const origin = asked.get('origin') ?? '';
  if (!URL.canParse(origin) || !isKnown(location.href)) return null;
  const { host } = new URL(origin);
  return { origin, host, module: asked.get('module') ?? '', code_hash: asked.get('code_hash') ?? '' };
}
