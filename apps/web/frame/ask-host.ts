import { toHost } from '#platform/contract/frame-messages.ts';
import { tellHost } from '#platform/web/frame/host-line.ts';
import { pageAddress, pathOf } from '#platform/web/frame/page-address.ts';
import { moduleAt } from './framed-pages.ts';

/** Asks the host for a launch code; a code opens one module, so it is told which one the page belongs to. */
export const askHost = (): void => tellHost(toHost.launch_needed, { module: moduleAt(pathOf(pageAddress())) });
