import { CallError } from '#platform/web/data/call-error.ts';
import { boot } from '#platform/web/data/launch.ts';
import { holdFrameSession } from '#platform/web/data/session-bearer.ts';
import { tellOtherTabs } from '#platform/web/data/session-channel.ts';
import { signOutDebt } from '#platform/web/data/sign-out-debt.ts';
import type { SessionSource } from '#platform/web/data/sources.ts';
import { whenGreeted } from '#platform/web/frame/host-line.ts';
import { pageAddress, pathOf } from '#platform/web/frame/page-address.ts';
import { launchState } from './launch-state.ts';

/** A bearer is renewed this long before its end, so that a slow line does not lose it. */
const RENEW_BEFORE_SECONDS = 60;
const RETRY_SECONDS = 15;

/** Who asks for the session: the page around the frame as the browser names it, else as it greeted. */
export const whoAsks = async (): Promise<string> => {
  if (!boot.framed) return location.origin;
  return location.ancestorOrigins?.[0] ?? (await whenGreeted());
};

let renewing: ReturnType<typeof setTimeout> | undefined;

/** Keeps the bearer young for as long as the frame is open. */
function keepBearer(session: SessionSource, bearer: string, seconds: number): void {
  holdFrameSession(bearer);
  clearTimeout(renewing);
  const renew = async () => {
    try {
      const next = await session.renewBearer();
      keepBearer(session, next.bearer, next.bearer_expires_in);
    } catch (error) {
      // A line that is down comes back; a session that is over has been told already.
      if (error instanceof CallError && !error.unauthorized) renewing = setTimeout(renew, RETRY_SECONDS * 1000);
    }
  };
  renewing = setTimeout(renew, Math.max(seconds - RENEW_BEFORE_SECONDS, RETRY_SECONDS) * 1000);
}

/** Holds the session that a launch gave: by the frame's cookie where the browser keeps it, else by the bearer. */
async function holdSession(session: SessionSource, bearer: string | null, seconds: number | null): Promise<void> {
  clearTimeout(renewing);
  if (!boot.framed) return;
  holdFrameSession(null);
  if (bearer === null || (await session.isLaunched())) return;
  keepBearer(session, bearer, seconds ?? 0);
}

/** Opens a session of this page with a launch code. */
export async function openWith(session: SessionSource, code: string, code2?: string | null): Promise<void> {
  const { user_id, bearer, bearer_expires_in } = await session.launch({
    code,
    ...(code2 && { code2 }),
    origin: await whoAsks(),
    path: pathOf(pageAddress()),
    framed: boot.framed,
  });
  await holdSession(session, bearer, bearer_expires_in);
  signOutDebt.settle();
  // Whoever shares the cookie from now on acts as this person too.
  tellOtherTabs({ kind: 'signed_in', user_id });
  launchState.set({ is: 'done' });
}

/** Exchanges a launch code for a session of this page; how it went is in `launchState`. */
export async function launch(session: SessionSource, code: string, code2?: string | null): Promise<void> {
  launchState.set({ is: 'running' });
  try {
    await openWith(session, code, code2);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    launchState.set({ is: 'refused', error });
  }
}
