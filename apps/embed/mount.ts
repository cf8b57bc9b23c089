import { holds } from '#platform/contract/frame.ts';
import { toFrame, toHost } from '#platform/contract/frame-messages.ts';
import { openFrameLine } from './frame-line.ts';
import { makeFrame } from './make-frame.ts';
import type { KriitEmbed, KriitFrame, KriitMessage } from './public/embed.d.ts';
import { watchVisiblePart } from './watch-visible-part.ts';

type Data = KriitMessage['data'];

/** What a log may show of a message: a launch code belongs in none. */
const withoutCode = (data: Data): Data => ('code' in data ? { ...data, code: '…' } : data);

/** Makes the `mount` of one school: frames show its pages and speak with its origin alone. */
export const mounting =
  (origin: string): KriitEmbed['mount'] =>
  (element, options = {}) => {
    const { getLaunchCode, height, locale, theme } = options;
    const frame = makeFrame(origin, options);
    const listeners = new Map<string, Set<(data: Data) => void>>();
    /** The last wishes for language and theme, told again to a frame that was loaded anew. */
    const wishes = new Map<string, Data>();
    if (locale) wishes.set(toFrame.change_locale.type, { locale });
    if (theme) wishes.set(toFrame.change_theme.type, { theme });
    let isLaunching = false;

    const emit = (event: string, data: Data) => {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(data);
    };
    const launch = async (wanted: { readonly module: string }) => {
      if (!getLaunchCode || isLaunching) return;
      isLaunching = true;
      try {
        line.tell(toFrame.launch.type, { code: await getLaunchCode(wanted) });
      } finally {
        isLaunching = false;
      }
    };
    const line = openFrameLine(frame, origin, {
      onReady() {
        for (const [type, data] of wishes) line.tell(type, data);
        visible.tell();
      },
      onMessage(envelope) {
        const { type, data } = envelope;
        if (holds(envelope, toHost.resize) && height !== 'fill') frame.style.height = `${envelope.data.height}px`;
        if (type === toHost.change_locale.type || type === toHost.change_theme.type) wishes.set(type, data);
        emit('message', { direction: 'to_host', type, data });
        emit(type, data);
        // A host whose code does not come hears of it as of any other promise that nobody caught.
        if (holds(envelope, toHost.launch_needed)) void launch(envelope.data);
      },
      onSent(type, data) {
        if (type !== toFrame.hello.type) emit('message', { direction: 'to_frame', type, data: withoutCode(data) });
      },
    });
    const visible = watchVisiblePart(frame, (part) => line.isReady() && line.tell(toFrame.visible.type, part));
    const wish = (type: string, data: Data) => {
      wishes.set(type, data);
      if (line.isReady()) line.tell(type, data);
    };
    element.append(frame);

    const on = (event: string, listener: (data: never) => void) => {
      const heard = listener as (data: Data) => void;
      listeners.set(event, (listeners.get(event) ?? new Set()).add(heard));
      return () => void listeners.get(event)?.delete(heard);
    };
    return {
      element: frame,
      navigate: (path) => line.tell(toFrame.navigate.type, { path }),
      changeLocale: (wished) => wish(toFrame.change_locale.type, { locale: wished }),
      changeTheme: (wished) => wish(toFrame.change_theme.type, { theme: wished }),
      signOut: () => line.tell(toFrame.sign_out.type, {}),
      tell: (type, data = {}) => line.tell(type, data),
      on: on as KriitFrame['on'],
      unmount() {
        line.close();
        visible.stop();
        listeners.clear();
        frame.remove();
      },
    };
  };
