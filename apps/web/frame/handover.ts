import { newKey } from '#platform/web/data/attempt.ts';
import { CallError } from '#platform/web/data/call-error.ts';
import { inHex } from '#platform/web/data/in-hex.ts';
import { boot } from '#platform/web/data/launch.ts';
import type { SessionSource } from '#platform/web/data/sources.ts';
import { pageAddress, pathOf } from '#platform/web/frame/page-address.ts';
import { moduleAt } from './framed-pages.ts';
import { openWith, whoAsks } from './launch.ts';
import { launchState } from './launch-state.ts';

const ASK_EVERY_MS = 2_000;
/** As long as somebody may take to sign in, the second step included. */
const WAIT_MS = 15 * 60_000;

/** A launch code of the frame's own making, and where its person lets it in: that address tells the hash alone. */
export type Handover = { readonly code: string; readonly href: string };

/** Makes a handover; null where the page is not encrypted, because browsers then hash nothing and have no passkeys. */
export async function makeHandover(): Promise<Handover | null> {
  if (!boot.foreign || !isSecureContext) return null;
  const code = newKey();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  const query = new URLSearchParams({
    origin: await whoAsks(),
    module: moduleAt(pathOf(pageAddress())),
    code_hash: inHex(new Uint8Array(hash)),
    // The host may speak another language than the browser.
    locale: document.documentElement.lang,
  });
  return { code, href: `/handover?${query}` };
}

/** Until it is time to ask again: at once when the person is back, since a page in the background is slow. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ASK_EVERY_MS);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    document.addEventListener('visibilitychange', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
  });

/** Opens the frame as soon as its person has agreed in the other window; gives up when nobody does. */
export async function awaitHandover(session: SessionSource, code: string, signal: AbortSignal): Promise<void> {
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    await pause(signal);
    if (signal.aborted) return;
    try {
      return await openWith(session, code);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // Not agreed to yet, or a line that is down for a while; everything else stays as it is.
      const mayStillCome = error.key === 'launch_code_invalid' || error.offline || error.status >= 429;
      if (!mayStillCome) return launchState.set({ is: 'refused', error });
    }
  }
}
