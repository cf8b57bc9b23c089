import { frameMessage } from './frame.ts';
import { amount, listOf, oneWord, text } from './frame-shape.ts';
import { LANGUAGES } from './languages.ts';

/** An address inside the product, with its query and hash. */
const Path = text(2_000);
const Locale = oneWord(LANGUAGES);
const Theme = oneWord(['light', 'dark', 'auto']);

/** What a host page tells a frame. */
export const toFrame = {
  /** The first word of a host, with the versions that it speaks; the frame answers `ready`. */
  hello: frameMessage('hello', 'to_frame', { versions: listOf(amount) }),
  change_locale: frameMessage('change_locale', 'to_frame', { locale: Locale }),
  change_theme: frameMessage('change_theme', 'to_frame', { theme: Theme }),
  navigate: frameMessage('navigate', 'to_frame', { path: Path }),
  /** A code for the frame to open a session with, after it said `launch_needed`. */
  launch: frameMessage('launch', 'to_frame', { code: text(200) }),
  /** The person signed out of the host, on a device that others may use: the frame's session has to end too. */
  sign_out: frameMessage('sign_out', 'to_frame', {}),
  /** The part of the frame that can be seen: where it begins, and how high it is. */
  visible: frameMessage('visible', 'to_frame', { top: amount, height: amount }),
} as const;

/** What a frame tells its host page. */
export const toHost = {
  /** The answer to `hello`: the version spoken, the messages understood, and what the frame shows. */
  ready: frameMessage('ready', 'to_host', {
    version: amount,
    messages: listOf(text(100)),
    module: text(100),
    path: Path,
  }),
  /** The person chose another language or theme inside. */
  change_locale: frameMessage('change_locale', 'to_host', { locale: Locale }),
  change_theme: frameMessage('change_theme', 'to_host', { theme: Theme }),
  /** How high the frame would have to be to show everything. */
  resize: frameMessage('resize', 'to_host', { height: amount }),
  /** The person went to another page. */
  navigate: frameMessage('navigate', 'to_host', { path: Path }),
  /** The premium module has loaded (S1 section 2). */
  setPremiumIframe: frameMessage('setPremiumIframe', 'to_host', {}),
  /** The session of the frame is over. */
  signed_out: frameMessage('signed_out', 'to_host', {}),
  /** The frame has no session; a launch code for the module that it shows would open one. */
  launch_needed: frameMessage('launch_needed', 'to_host', { module: text(100) }),
} as const;
