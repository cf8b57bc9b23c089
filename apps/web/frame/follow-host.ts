import { toFrame, toHost } from '#platform/contract/frame-messages.ts';
import { isFramedAt } from '#platform/contract/framed.ts';
import { boot } from '#platform/web/data/launch.ts';
import { returnPath } from '#platform/web/data/return-path.ts';
import type { SessionSource } from '#platform/web/data/sources.ts';
import { fromHost, type HeardMessage, tellHost } from '#platform/web/frame/host-line.ts';
import { pageAddress, pathOf } from '#platform/web/frame/page-address.ts';
import { onLanguagePicked, switchLanguage } from '#platform/web/i18n/start-i18n.ts';
import { onThemePicked, showTheme } from '#platform/web/theme-choice.ts';
import { leaveWithHost } from '../layout/leave.ts';
import type { startRouter } from '../router.tsx';
import { launch } from './launch.ts';

type Router = ReturnType<typeof startRouter>;

/** What the platform does about the messages of the page around the frame. */
export const followHost = (router: Router, session: SessionSource, framed: readonly string[]): HeardMessage[] => [
  fromHost(toFrame.change_locale, ({ locale }) => {
    // A wish for this frame: the language that the person keeps stays as it is.
    boot.lang = locale;
    void switchLanguage(locale);
  }),
  fromHost(toFrame.change_theme, ({ theme }) => showTheme(theme)),
  fromHost(toFrame.navigate, ({ path }) => {
    const address = returnPath(path, location.origin);
    // What leads away, or to sign-in, has become home on the way; nobody asked for that.
    if (pathOf(address) !== pathOf(path) || (boot.foreign && !isFramedAt(framed, pathOf(path)))) return;
    void router.navigate(address);
  }),
  fromHost(toFrame.launch, ({ code }) => void launch(session, code)),
  // Only where the session is the frame's own: a page of ours around us has its own button.
  fromHost(toFrame.sign_out, () => void (boot.foreign && leaveWithHost(session))),
  fromHost(toFrame.visible, ({ top, height }) => {
    const { style, dataset } = document.documentElement;
    style.setProperty('--kriit-visible-top', `${top}px`);
    style.setProperty('--kriit-visible-height', `${height}px`);
    dataset.visible = '';
  }),
];

/** Tells the page around the frame what the person does inside. */
export function tellChanges(router: Router): void {
  onLanguagePicked((locale) => tellHost(toHost.change_locale, { locale }));
  onThemePicked((theme) => tellHost(toHost.change_theme, { theme }));
  let told = pageAddress();
  router.subscribe(({ navigation }) => {
    const path = pageAddress();
    if (navigation.state !== 'idle' || path === told) return;
    told = path;
    tellHost(toHost.navigate, { path });
  });
}
