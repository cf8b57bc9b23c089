import type { Language } from '#platform/contract/shapes.ts';

/** What the first script of the page read from the address before anything else ran (apps/web/boot.js). */
export type Boot = {
  /** The language that the address asks for; unknown ones never get here. */
  lang: Language | null;
  theme: 'light' | 'dark' | null;
  /** The role that every call of this page names (S1 section 1). */
  context_role_id: number | null;
  /** The school that a host wishes to show, where the person has roles in several. */
  school_id: number | null;
  /** Scale 1, no left menu: phones, the installed app, frames (DECISIONS, "viewport"). */
  standalone: boolean;
  /** The page runs inside a frame of another page. */
  framed: boolean;
  /** That page, or the one around it, is another site's: no cookie of ours and no sign-in form belong there. */
  foreign: boolean;
};

/** One-time launch codes; they live in memory only and are gone from the address (HARDENING, "Launch tokens"). */
type Launch = { token: string | null; token2: string | null };

declare global {
  interface Window {
    __kriitBoot?: Boot;
    __kriitLaunch?: Launch;
    /** A page that loads our bundle itself asks for addresses behind `#` with this flag. */
    kriitHashRouting?: boolean;
  }
}

const plain: Boot = {
  lang: null,
  theme: null,
  context_role_id: null,
  school_id: null,
  standalone: false,
  framed: false,
  foreign: false,
};

/** The person has chosen otherwise: what the address wished is over, for this page and for the tab. */
export function dropWish(name: 'lang' | 'theme'): void {
  boot[name] = null;
  try {
    sessionStorage.removeItem(`kriit-${boot.framed ? 'frame-' : ''}wish-${name}`);
  } catch {
    // Where storage is closed, the boot script could not keep the wish either.
  }
}

/** What the boot script found. Tests and tools run without one and get a plain page. */
export const boot: Boot = globalThis.window?.__kriitBoot ?? plain;

/** The launch codes that stood in the address. */
export const launchCodes: Launch = globalThis.window?.__kriitLaunch ?? { token: null, token2: null };
