import { expect, test } from 'vitest';
import { asLanguage, LANGUAGES } from '#platform/contract/shapes.ts';
import source from './boot.js?raw';

type Page = {
  address: string;
  cookie?: string;
  stored?: string | Error;
  /** What the tab keeps; several pages of one tab share it. */
  tab?: Map<string, string> | Error;
  prefersDark?: boolean;
  phone?: boolean;
  framed?: boolean;
  /** The page around the frame, and the one around that, are our own. */
  byUs?: boolean;
  name?: string;
  installed?: boolean;
};

/** Runs the script as a browser would, on a page that consists of what the script touches. */
function bootOn({
  address,
  cookie = '',
  stored,
  tab = new Map(),
  prefersDark,
  phone,
  framed,
  byUs,
  name = '',
  installed,
}: Page) {
  const url = new URL(address, 'https://school.example');
  const attributes = new Map<string, string>();
  const viewport = new Map([['content', 'width=device-width, initial-scale=0.41']]);
  const window: Record<string, unknown> = { name };
  const around = {
    get location() {
      if (!byUs) throw new Error('Blocked a frame from accessing a cross-origin frame.');
      return { origin: url.origin };
    },
  };
  window.parent = framed ? around : window;
  window.top = window.parent;
  const page = {
    window,
    location: url,
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, to: string) => {
        window.address = to;
      },
    },
    document: {
      cookie,
      documentElement: {
        lang: 'en',
        setAttribute: (name: string, value: string) => attributes.set(name, value),
      },
      querySelector: () => ({ setAttribute: (name: string, value: string) => viewport.set(name, value) }),
    },
    localStorage: {
      getItem: () => {
        if (stored instanceof Error) throw stored;
        return stored ?? null;
      },
    },
    sessionStorage: {
      getItem: (key: string) => {
        if (tab instanceof Error) throw tab;
        return tab.get(key) ?? null;
      },
      setItem: (key: string, value: string) => {
        if (tab instanceof Error) throw tab;
        tab.set(key, value);
      },
    },
    screen: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    matchMedia: (query: string) => ({
      matches:
        (query.includes('dark') && prefersDark === true) ||
        (query.includes('coarse') && phone === true) ||
        (query.includes('standalone') && installed === true),
    }),
  };
  new Function(...Object.keys(page), source)(...Object.values(page));
  return {
    boot: window.__kriitBoot as Record<string, unknown>,
    launch: window.__kriitLaunch,
    address: window.address,
    isHashRouting: window.kriitHashRouting === true,
    isBare: attributes.has('data-bare'),
    lang: page.document.documentElement.lang,
    theme: attributes.get('data-mantine-color-scheme'),
    viewport: viewport.get('content'),
  };
}

test('launch codes are kept in memory and leave the address, and nothing else does', () => {
  const { launch, address } = bootOn({ address: '/messaging?token=T1&view=3&token2=T2#top' });
  expect(launch).toEqual({ token: 'T1', token2: 'T2' });
  expect(address).toBe('/messaging?view=3#top');
});

test('behind the hash too', () => {
  const { launch, address } = bootOn({ address: '/host#/messaging?view=3&token=T1' });
  expect([launch, address]).toEqual([{ token: 'T1', token2: null }, '/host#/messaging?view=3']);
});

test('an address without codes is left alone', () => {
  expect(bootOn({ address: '/a?b=%20c' }).address).toBeUndefined();
});

test.each([
  ['/?locale=et', '', 'et', 'et'],
  ['/?lang=ru', '', 'ru', 'ru'],
  ['/?locale=de-AT', '', 'de', 'de'],
  ['/?locale=fr&lang=ja', '', 'fr', 'fr'],
  ['/#/x?locale=lv', '', 'lv', 'lv'],
  ['/', 'a=1; page_lang=ja', null, 'ja'],
  ['/?locale=__proto__', 'page_lang=<b>', null, 'en'],
  ['/?locale=<script>', '', null, 'en'],
])('%s with cookie "%s"', (address, cookie, lang, shown) => {
  const page = bootOn({ address, cookie });
  expect([page.boot.lang, page.lang]).toEqual([lang, shown]);
});

test('the script knows the languages of the contract', () => {
  const [, listed = ''] = /LANGUAGES = \[(.*?)\]/.exec(source) ?? [];
  expect(listed.split(', ')).toEqual(LANGUAGES.map((code) => `'${code}'`));
});

test.each([...LANGUAGES, 'ET', 'en-GB', 'ja_JP', 'english', 'e', 'et-', 'et-EE-x', 'sv', 'zz', '', ' et'])(
  'it reads the language "%s" as the contract does',
  (text) => {
    const { boot } = bootOn({ address: `/?locale=${encodeURIComponent(text)}` });
    expect(boot.lang).toBe(asLanguage(text) ?? null);
  },
);

test.each([
  ['the address', { address: '/?theme=dark', stored: 'light' }, 'dark'],
  ['the last choice', { address: '/', stored: 'dark' }, 'dark'],
  ['the system', { address: '/', prefersDark: true }, 'dark'],
  ['the system, where storage is closed', { address: '/', stored: new Error('denied'), prefersDark: true }, 'dark'],
  ['light, for what is unknown', { address: '/?theme=constructor', stored: '"><b>' }, 'light'],
])('the theme comes from %s', (_name, page, theme) => expect(bootOn(page).theme).toBe(theme));

test.each([
  ['a desktop', { address: '/' }, false],
  ['a phone', { address: '/', phone: true }, true],
  ['a phone that asks for the whole page', { address: '/?standalone=false', phone: true }, false],
  ['a phone’s frame of another page', { address: '/', phone: true, framed: true }, false],
  ['a frame of /embed.js that was loaded anew', { address: '/', framed: true, name: 'kriit-embed' }, true],
  ['a window that only has its name', { address: '/', name: 'kriit-embed' }, false],
  ['a frame of ours', { address: '/?standalone=true', framed: true }, true],
  ['the installed app', { address: '/', installed: true }, true],
  ['an unknown wish', { address: '/?standalone=constructor' }, false],
])('%s is standalone: %#', (_name, page, standalone) => {
  const { boot, viewport } = bootOn(page);
  expect(boot.standalone).toBe(standalone);
  expect(viewport).toBe(`width=device-width, initial-scale=${standalone ? 1 : 0.41}`);
});

test.each([
  ['12', 12],
  ['0', null],
  ['-1', null],
  ['1e9', null],
  ['', null],
])('context_role_id=%s', (text, id) => {
  expect(bootOn({ address: `/?context_role_id=${text}` }).boot.context_role_id).toBe(id);
});

test('what an address wished holds for its tab, and a later wish replaces it', () => {
  const tab = new Map<string, string>();
  const first = '/?locale=et&theme=dark&standalone=true&token=T1&token2=T2';
  expect(bootOn({ address: first, tab }).boot).toMatchObject({ lang: 'et', theme: 'dark', standalone: true });
  expect(bootOn({ address: '/login', tab }).boot).toMatchObject({ lang: 'et', theme: 'dark', standalone: true });
  expect(bootOn({ address: '/?lang=ja&standalone=false', tab }).boot).toMatchObject({ lang: 'ja', standalone: false });
  expect(bootOn({ address: '/?locale=zz&theme=purple', tab }).boot).toMatchObject({ lang: 'ja', theme: 'dark' });
  expect([...tab.values()].join()).not.toMatch(/T1|T2/);
});

test('whatever lies in the tab is read as carefully as an address', () => {
  const tab = new Map(['lang', 'theme', 'standalone'].map((name) => [`kriit-wish-${name}`, '<b>__proto__</b>']));
  expect(bootOn({ address: '/', tab }).boot).toMatchObject({ lang: null, theme: null, standalone: false });
});

test('a frame without storage follows its own address', () => {
  const tab = new Error('denied');
  expect(bootOn({ address: '/?locale=et', tab }).boot.lang).toBe('et');
  expect(bootOn({ address: '/', tab }).boot.lang).toBeNull();
});

test.each([
  ['a page of its own', {}, { framed: false, foreign: false }],
  ['a frame of our own page', { framed: true, byUs: true }, { framed: true, foreign: false }],
  ['a frame of another site', { framed: true }, { framed: true, foreign: true }],
])('%s knows where it is', (_name, page, where) => {
  expect(bootOn({ address: '/', ...page }).boot).toMatchObject(where);
});

test.each([
  ['a host’s frame', { address: '/?standalone=true', framed: true }, true],
  ['a frame with the whole shell', { address: '/', framed: true }, false],
  ['a phone', { address: '/', phone: true }, false],
])('%s is bare: %#', (_name, page, isBare) => expect(bootOn(page).isBare).toBe(isBare));

test.each([
  ['/?routing=hash#/school', true],
  ['/?routing=path', false],
  ['/?routing=constructor', false],
  ['/', false],
])('addresses of %s stand behind the hash: %s', (address, isHashRouting) => {
  expect(bootOn({ address }).isHashRouting).toBe(isHashRouting);
});

test('a frame’s wishes are not those of the tab around it, which may be ours too', () => {
  const tab = new Map<string, string>();
  bootOn({ address: '/?standalone=true&theme=dark', tab, framed: true, byUs: true });
  expect(bootOn({ address: '/', tab }).boot).toMatchObject({ standalone: false, theme: null });
  expect(bootOn({ address: '/', tab, framed: true }).boot).toMatchObject({ standalone: true, theme: 'dark' });
});

test.each([
  ['7', 7],
  ['07', null],
  ['', null],
])('school_id=%s', (text, id) => expect(bootOn({ address: `/?school_id=${text}` }).boot.school_id).toBe(id));
