// The page that the service worker keeps for the time without a connection. It stands alone, because
// nothing else can be loaded then, so it brings its few words along.
const WORDS = {
  en: ['No connection', 'Kriit opens as soon as this device is connected again.', 'Try again'],
  et: ['Ühendust pole', 'Kriit avaneb niipea, kui seade on taas võrgus.', 'Proovi uuesti'],
  ru: ['Нет соединения', 'Kriit откроется, как только устройство снова будет в сети.', 'Повторить'],
  lv: ['Nav savienojuma', 'Kriit atvērsies, tiklīdz ierīce atkal būs tīklā.', 'Mēģināt vēlreiz'],
  de: ['Keine Verbindung', 'Kriit öffnet sich, sobald dieses Gerät wieder verbunden ist.', 'Erneut versuchen'],
  fr: ['Pas de connexion', 'Kriit s’ouvrira dès que cet appareil sera de nouveau connecté.', 'Réessayer'],
  ja: ['接続がありません', '端末がネットワークに接続されると、Kriit が開きます。', '再試行'],
};

// As on every page (boot.js): what the address wishes, else what it wished before in this tab, else the person's choice.
const asked = new URLSearchParams(location.search);
const keptIn = (storage, key) => {
  try {
    return window[storage].getItem(key);
  } catch {
    // Where nothing may be kept, nothing was chosen.
    return null;
  }
};
const wished = (name) => keptIn('sessionStorage', `kriit-${window.parent === window ? '' : 'frame-'}wish-${name}`);

// Before anything is painted, so that nobody is dazzled.
const themes = [asked.get('theme'), wished('theme'), keptIn('localStorage', 'kriit-theme')];
const theme = themes.find((name) => name === 'light' || name === 'dark');
if (theme) document.documentElement.dataset.theme = theme;

const chosen = /(?:^|; )page_lang=([a-z]{2})/.exec(document.cookie)?.[1];
const languages = [asked.get('locale'), asked.get('lang'), wished('lang'), chosen, ...navigator.languages];
const language =
  languages.map((name) => (name ?? '').slice(0, 2).toLowerCase()).find((name) => Object.hasOwn(WORDS, name)) ?? 'en';
document.documentElement.lang = language;
document.addEventListener('DOMContentLoaded', () => {
  const places = ['h1', 'p', 'button'].map((name) => document.querySelector(name));
  for (const [position, place] of places.entries()) place.textContent = WORDS[language][position];
  places[2].addEventListener('click', () => location.reload());
});
addEventListener('online', () => location.reload());
// The device may be connected and the school still out of reach, so it is asked now and then.
setInterval(() => {
  fetch('/health', { cache: 'no-store' }).then(
    ({ ok }) => ok && location.reload(),
    () => {},
  );
}, 3_000);
