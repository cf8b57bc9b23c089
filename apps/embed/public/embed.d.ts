// The types of /embed.js, for host pages that are written in TypeScript. docs/EMBEDDING.md tells the rest.

export type KriitLocale = 'en' | 'et' | 'ru' | 'lv' | 'de' | 'fr' | 'ja';
export type KriitTheme = 'light' | 'dark' | 'auto';

export type KriitOptions = {
  /** The page to show, with its query and hash if it has one: `/` is Today, `/school` the school. */
  path?: string;
  /** The id of the school to show, where the person has roles in several. */
  school?: number;
  /** The id of the role to act in; without it the session's own. */
  role?: number;
  locale?: KriitLocale;
  theme?: KriitTheme;
  /** A one-time code that your server asked for a moment ago; it opens the frame signed in. */
  launchCode?: string;
  /** Fetches a fresh code from your server, for the module that the frame shows; asked whenever it has no session. */
  getLaunchCode?: (wanted: { readonly module: string }) => Promise<string>;
  /** `hash` keeps the frame's addresses behind `#`. */
  routing?: 'path' | 'hash';
  /** `auto` makes the frame as high as its content, `fill` as high as the element. */
  height?: 'auto' | 'fill';
  /** What screen readers call the frame. */
  title?: string;
};

/** What a frame tells, by the name of the message. */
export type KriitEvents = {
  ready: {
    readonly version: number;
    readonly messages: readonly string[];
    readonly module: string;
    readonly path: string;
  };
  /** The person chose another language or theme inside the frame. */
  change_locale: { readonly locale: KriitLocale };
  change_theme: { readonly theme: KriitTheme };
  resize: { readonly height: number };
  /** The person went to another page inside the frame. */
  navigate: { readonly path: string };
  setPremiumIframe: Readonly<Record<never, never>>;
  signed_out: Readonly<Record<never, never>>;
  /** The frame has no session; `getLaunchCode` has been asked already when you gave one. */
  launch_needed: { readonly module: string };
  /** Every message in either direction, for logs; launch codes are left out. */
  message: KriitMessage;
};

export type KriitMessage = {
  readonly direction: 'to_frame' | 'to_host';
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
};

export type KriitFrame = {
  readonly element: HTMLIFrameElement;
  navigate(path: string): void;
  changeLocale(locale: KriitLocale): void;
  changeTheme(theme: KriitTheme): void;
  /** Ends the session of the frame, when your person signs out of your site; `signed_out` follows. */
  signOut(): void;
  /** Sends a message that a module understands; `ready` lists them. */
  tell(type: string, data?: Readonly<Record<string, unknown>>): void;
  /** Hears an event of the frame, or a message of a module by its name; gives back the way to stop. */
  on<E extends keyof KriitEvents>(event: E, listener: (data: KriitEvents[E]) => void): () => void;
  on(event: string, listener: (data: Readonly<Record<string, unknown>>) => void): () => void;
  /** Takes the frame away, with everything that listens for it. */
  unmount(): void;
};

export type KriitEmbed = {
  /** Shows a page of Kriit inside an element. */
  mount(element: Element, options?: KriitOptions): KriitFrame;
};

declare global {
  const Kriit: KriitEmbed;
  interface Window {
    Kriit: KriitEmbed;
  }
}
