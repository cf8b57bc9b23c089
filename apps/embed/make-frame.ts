import { frameAddress } from './frame-address.ts';
import type { KriitOptions } from './public/embed.d.ts';

/** As high as a frame is before it has said how high it would like to be. */
const FIRST_HEIGHT = '480px';

/** The iframe itself, not yet on the page. */
export function makeFrame(origin: string, options: KriitOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = options.title ?? 'Kriit';
  // The one thing that a frame without storage still knows after it was loaded anew: the first script reads it.
  frame.name = 'kriit-embed';
  frame.allow = 'publickey-credentials-get; camera; clipboard-write';
  // The frame need not know on which page of the host it is.
  frame.referrerPolicy = 'origin';
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    height: options.height === 'fill' ? '100%' : FIRST_HEIGHT,
    border: '0',
  });
  frame.src = frameAddress(origin, options);
  return frame;
}
