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

// Before anything is painted, so that nobody is dazzled: the theme that was chosen, else that of the device.
try {
  const theme = localStorage.getItem('kriit-theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Where nothing may be kept, nothing was chosen.
}

const chosen = /(?:^|; )page_lang=([a-z]{2})/.exec(document.cookie)?.[1];
const language = [chosen, ...navigator.languages.map((name) => name.slice(0, 2))].find((name) => name in WORDS) ?? 'en';
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
