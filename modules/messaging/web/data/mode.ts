import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { errorBus } from '#platform/web/errors/error-bus.ts';

/** What the address said of the place in which messaging stands; it holds for the tab, over every page of it. */
type Mode = {
  /** One pane and nothing around it, in a small window beside something else. */
  isMini: boolean;
  /** Inside a page of another site (`#web`), which has a title of its own. */
  isEmbedded: boolean;
  /** The conversation alone, without the list (`#webFullScreen`). */
  isFullScreen: boolean;
  /** Somebody else's window is around it, so that nothing of ours is: in the mini view, in another site, in an app. */
  isAlone: boolean;
};

const HASHES = ['#web', '#webFullScreen'];

type Wish = 'view' | 'place' | 'native';

/** What the tab keeps, read once: it is asked for in every drawing. Without storage a wish holds as long as the page does. */
const onThisPage = new Map<Wish, string | null>();

const keyOf = (name: Wish): string => `kriit-messaging-${name}`;

function forget(): void {
  onThisPage.clear();
  try {
    for (const name of ['view', 'place', 'native'] as const) sessionStorage.removeItem(keyOf(name));
  } catch {
    // Then nothing was kept there either.
  }
}

function stored(name: Wish): string | null {
  try {
    return sessionStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

function kept(name: Wish, wish: string | null): string | null {
  if (!onThisPage.has(name)) onThisPage.set(name, stored(name));
  const known = onThisPage.get(name) ?? null;
  if (wish === null || wish === known) return known;
  onThisPage.set(name, wish);
  try {
    sessionStorage.setItem(keyOf(name), wish);
  } catch {
    // Then it holds for this page.
  }
  return wish;
}

/** How messaging is shown (S2 section 2). */
export function useMode(): Mode {
  const { search, hash } = useLocation();
  const view = kept('view', new URLSearchParams(search).get('view'));
  const place = kept('place', HASHES.includes(hash) ? hash : null);
  const isMini = view === 'mini';
  const isEmbedded = place !== null;
  const isAlone = isMini || isEmbedded || nativePlatform.read() !== null;
  return { isMini, isEmbedded, isFullScreen: place === '#webFullScreen', isAlone };
}

/** The same for whoever comes by the index and so begins anew: what this address does not say holds no longer. */
export function useFreshMode(): Mode {
  forget();
  return useMode();
}

/** The platform of the app around us, such as `android`; null in a browser. */
export const nativePlatform = {
  read: (): string | null => kept('native', null),
  note: (platform: string): unknown => kept('native', platform),
};

type Bridge = { postMessage: (message: string) => void };
type Bridges = {
  ReactNativeWebView?: Bridge;
  webkit?: { messageHandlers?: { kriit?: Bridge } };
  kriitNative?: Bridge;
};

/** Tells the app around us, whichever way it listens. */
function tellApp(message: string): void {
  const { ReactNativeWebView, webkit, kriitNative } = window as unknown as Bridges;
  for (const bridge of [ReactNativeWebView, webkit?.messageHandlers?.kriit, kriitNative]) bridge?.postMessage(message);
}

/** An app that opens without a session, or comes back when it is over, hears that too: no screen of ours is shown then. */
export function tellNobody(pathname: string): void {
  const [, platform] = /^\/messaging\/native\/([^/]+)/.exec(pathname) ?? [];
  if (platform !== undefined) nativePlatform.note(platform);
  if (nativePlatform.read() !== null) tellApp('logout');
}

/** The app signs its person out when the session is over (S2 section 8). */
export function useNativeLogout(): void {
  useEffect(
    () =>
      errorBus.listen((event) => {
        const isOver = event.kind === 'session_over' || (event.kind === 'call_failed' && event.error.unauthorized);
        if (isOver && nativePlatform.read() !== null) tellApp('logout');
      }),
    [],
  );
}
