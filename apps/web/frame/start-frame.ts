import './visible-part.css';
import { FRAME_VERSION, wrap } from '#platform/contract/frame.ts';
import { toFrame, toHost } from '#platform/contract/frame-messages.ts';
import { boot, launchCodes } from '#platform/web/data/launch.ts';
import { openHostLine } from '#platform/web/frame/host-line.ts';
import { pageAddress, pathOf } from '#platform/web/frame/page-address.ts';
import { modules } from '../modules.ts';
import { sources } from '../open-modules.ts';
import type { startRouter } from '../router.tsx';
import { followHost, tellChanges } from './follow-host.ts';
import { framedPages, moduleAt } from './framed-pages.ts';
import { launch } from './launch.ts';
import { watchLinks } from './outgoing-links.ts';
import { watchHeight } from './tell-height.ts';

export { FrameGuard } from './frame-guard.tsx';
export { LaunchGate } from './launch-gate.tsx';

/** The origins that the server lets frame this page, and our own; whatever else stands there is none. */
const hostOrigins = (): string[] => {
  const listed = document.querySelector<HTMLMetaElement>('meta[name="kriit-hosts"]')?.content ?? '';
  return [
    location.origin,
    ...listed.split(' ').filter((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
  ];
};

/** Starts what a page needs inside a frame, or with a launch code in its address; other pages never load it. */
export function startFrame(router: ReturnType<typeof startRouter>, page: Element): void {
  const { session } = sources;
  if (boot.framed) {
    const heard = [
      ...followHost(router, session, framedPages),
      ...modules.flatMap(({ frameMessages }) => frameMessages ?? []),
    ];
    openHostLine({
      host: window.parent,
      origins: hostOrigins(),
      heard,
      ready: () =>
        wrap(toHost.ready, {
          version: FRAME_VERSION,
          messages: [toFrame.hello.type, ...heard.map(({ message }) => message.type)],
          module: moduleAt(pathOf(pageAddress())),
          path: pageAddress(),
        }),
    });
    tellChanges(router);
    watchHeight(page);
  }
  if (boot.foreign) watchLinks(framedPages);
  // A code opens a page of a module; on any other page, such as sign-in, it opens nothing.
  const { token, token2 } = launchCodes;
  if (token !== null && moduleAt(pathOf(pageAddress()))) void launch(session, token, token2);
}
