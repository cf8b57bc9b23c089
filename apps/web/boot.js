/*
 * The first script of the page, put inline into index.html by vite.config.ts. It runs before any
 * request and before the first paint: launch codes leave the address, the theme is set without a
 * flash, phones get the standalone layout. Whatever it does not know it ignores. What an address wished
 * holds for its tab, over reloads and the way through the sign-in page; launch codes are never kept.
 */
(() => {
  const LANGUAGES = ['en', 'et', 'ru', 'lv', 'de', 'fr', 'ja'];
  const root = document.documentElement;
  const [hashPath, hashQuery] = location.hash.split(/\?(.*)/s);
  const search = new URLSearchParams(location.search);
  const inHash = new URLSearchParams(hashQuery ?? '');
  const asked = (name) => search.get(name) ?? inHash.get(name);

  const launch = { token: asked('token'), token2: asked('token2') };
  window.__kriitLaunch = launch;
  if (launch.token !== null || launch.token2 !== null) {
    for (const query of [search, inHash]) {
      query.delete('token');
      query.delete('token2');
    }
    const tail = (query) => (query.size > 0 ? `?${query}` : '');
    history.replaceState(history.state, '', location.pathname + tail(search) + hashPath + tail(inHash));
  }

  const framed = window.parent !== window;
  // Pages of our own can be asked where they are; the browser answers for no other.
  const isOurs = (page) => {
    try {
      return page.location.origin === location.origin;
    } catch {
      return false;
    }
  };
  const foreign = framed && !(isOurs(window.parent) && isOurs(window.top));

  /** A wish of this address, else the last one that was made in this tab; a frame's are not those of the tab around it. */
  const wished = (name, text, read) => {
    const key = `kriit-${framed ? 'frame-' : ''}wish-${name}`;
    const wish = read(text);
    try {
      if (wish === null) return read(sessionStorage.getItem(key));
      sessionStorage.setItem(key, wish);
    } catch {
      // A frame without storage follows its own address only.
    }
    return wish;
  };

  const asLanguage = (text) => {
    const code = /^([a-z]{2})([-_][a-z]{2})?$/i.exec(text ?? '')?.[1]?.toLowerCase();
    return LANGUAGES.includes(code) ? code : null;
  };
  const lang = wished('lang', asLanguage(asked('locale')) ?? asked('lang'), asLanguage);
  const kept = asLanguage(/(?:^|; )page_lang=([^;]*)/.exec(document.cookie)?.[1]);
  root.lang = lang ?? kept ?? 'en';

  const asTheme = (text) => (text === 'dark' || text === 'light' ? text : null);
  const storedTheme = () => {
    try {
      return asTheme(localStorage.getItem('kriit-theme'));
    } catch {
      // A frame without storage follows the system.
      return null;
    }
  };
  const theme = wished('theme', asked('theme'), asTheme);
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const shown = theme ?? storedTheme() ?? system;
  root.setAttribute('data-mantine-color-scheme', shown);

  // Set by /embed.js: a frame that keeps nothing else keeps its name.
  const embedded = framed && window.name === 'kriit-embed';
  const installed = matchMedia('(display-mode: standalone)').matches;
  const phone = Math.min(screen.width, screen.height) < 768 && matchMedia('(pointer: coarse)').matches;
  const asWish = (text) => (text === 'true' || text === 'false' ? text : null);
  const wish = wished('standalone', asked('standalone'), asWish);
  const standalone = wish === 'true' || (wish !== 'false' && (installed || embedded || (phone && !framed)));
  const viewport = document.querySelector('meta[name="viewport"]');
  if (standalone) viewport?.setAttribute('content', 'width=device-width, initial-scale=1');

  // Inside a frame the module stands alone, and is as high as what it shows.
  if (standalone && framed) root.setAttribute('data-bare', '');

  if (search.get('routing') === 'hash') window.kriitHashRouting = true;
  const asId = (text) => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null);
  const context_role_id = asId(asked('context_role_id'));
  const school_id = asId(asked('school_id'));
  window.__kriitBoot = { lang, theme, context_role_id, school_id, standalone, framed, foreign };
})();
