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
};

const HASHES = ['#web', '#webFullScreen'];

/** Without storage a wish holds as long as the page does. */
const onThisPage = new Map<string, string>();

function kept(name: string, wish: string | null): string | null {
  const key = `kriit-messaging-${name}`;
  try {
    if (wish === null) return sessionStorage.getItem(key);
    sessionStorage.setItem(key, wish);
  } catch {
    if (wish === null) return onThisPage.get(key) ?? null;
    onThisPage.set(key, wish);
  }
  return wish;
}

/** How messaging is shown (S2 section 2). */
export function useMode(): Mode {
  const { search, hash } = useLocation();
  const view = kept('view', new URLSearchParams(search).get('view'));
  const place = kept('place', HASHES.includes(hash) ? hash : null);
  return { isMini: view === 'mini', isEmbedded: place !== null, isFullScreen: place === '#webFullScreen' };
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
