import { queryClient } from '#platform/web/data/query-client.ts';
import { tellOtherTabs } from '#platform/web/data/session-channel.ts';
import type { SessionSource } from '#platform/web/data/sources.ts';
import { forgetLanguage } from '#platform/web/i18n/language.ts';

/** Loads the sign-in page anew, so that nothing of the person stays in memory. */
export function goToSignIn(path = '/login'): void {
  if (window.kriitHashRouting === true) {
    location.hash = path;
    location.reload();
  } else {
    location.replace(path);
  }
}

/** Signs out. The way to the sign-in page is taken also when the call fails (S1 section 4). */
export async function leave(session: SessionSource): Promise<void> {
  await session.signOut().catch(() => undefined);
  forgetLanguage();
  queryClient.clear();
  tellOtherTabs({ kind: 'signed_out' });
  goToSignIn();
}
