/* global Kriit */
import { writeDown } from '/message-log.js';
import { LANGUAGES, say, speak } from '/words.js';

/*
 * The page of a host: it asks its own server for a launch code, hands it to Kriit.mount, and from then
 * on the two pages speak by messages. What was chosen stands in the address, so that it can be shared.
 */
const MODULES = { today: '/', messaging: '/messaging', consents: '/consent-management', people: '/school' };
const THEMES = ['auto', 'light', 'dark'];
const part = (id) => document.getElementById(id);
/** The module whose page an address is; whatever no other one has is Today's. */
const moduleAt = (path) => {
  const page = `${path.split(/[?#]/)[0]}/`;
  return Object.keys(MODULES).find((name) => page.startsWith(`${MODULES[name]}/`)) ?? 'today';
};
const slots = { here: location.origin, kriit: document.body.dataset.kriit };

const asked = new URLSearchParams(location.search);
const oneOf = (values, value, otherwise) => (values.includes(value) ? value : otherwise);
const choice = {
  account: asked.get('account') ?? 'headmaster',
  module: oneOf(Object.keys(MODULES), asked.get('module'), 'today'),
  locale: oneOf(LANGUAGES, asked.get('locale') ?? navigator.language.slice(0, 2), 'en'),
  theme: oneOf(THEMES, asked.get('theme'), 'auto'),
};
let frame;
let turn = 0;
let status = '';

function show() {
  document.documentElement.dataset.theme = choice.theme;
  for (const id of ['account', 'locale', 'theme']) part(id).value = choice[id];
  for (const button of document.querySelectorAll('[data-module]'))
    button.ariaCurrent = button.dataset.module === choice.module ? 'page' : null;
  part('status').textContent = status && say(status);
  history.replaceState(null, '', `?${new URLSearchParams(choice)}`);
}

function tell(key) {
  status = key;
  show();
}

async function changeLanguage(locale) {
  choice.locale = locale;
  await speak(locale, slots);
  show();
}

async function ask(address, body) {
  const answer = await fetch(
    address,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.refused);
  return said;
}

/** Only the portal's server may ask Kriit for a code; the page asks the portal. */
const askForCode = async ({ module }) => (await ask('/launch', { username: choice.account, module })).code;

const reasons = { launch_not_possible: 'refused' };
const tellWhy = (error) => tell(reasons[error.message] ?? 'away');
const giveUp = (error) => {
  tellWhy(error);
  throw error;
};

const listeners = {
  message: writeDown,
  ready: () => tell(''),
  signed_out: () => tell('signed_out'),
  change_locale: ({ locale }) => changeLanguage(locale),
  change_theme: ({ theme }) => {
    choice.theme = theme;
    show();
  },
  navigate: ({ path }) => {
    choice.module = moduleAt(path);
    show();
  },
};

/** Opens the frame anew, for the person and the page that are chosen. */
async function open() {
  frame?.unmount();
  frame = undefined;
  tell('waiting');
  turn += 1;
  const mine = turn;
  const launchCode = await askForCode(choice);
  // Something else was chosen meanwhile and is being opened already.
  if (mine !== turn) return;
  frame = Kriit.mount(part('stage'), {
    path: MODULES[choice.module],
    locale: choice.locale,
    theme: choice.theme,
    launchCode,
    getLaunchCode: (wanted) => askForCode(wanted).catch(giveUp),
    title: say('service'),
  });
  for (const [event, listener] of Object.entries(listeners)) frame.on(event, listener);
}

const reopen = () => open().catch(tellWhy);

part('who').addEventListener('submit', (event) => {
  event.preventDefault();
  reopen();
});
part('account').addEventListener('change', ({ target }) => {
  choice.account = target.value;
  // Everybody has a Today; the rest is not for every role.
  choice.module = 'today';
  reopen();
});
part('locale').addEventListener('change', async ({ target }) => {
  await changeLanguage(target.value);
  frame?.changeLocale(choice.locale);
});
part('theme').addEventListener('change', ({ target }) => {
  choice.theme = target.value;
  show();
  frame?.changeTheme(choice.theme);
});
for (const button of document.querySelectorAll('[data-module]'))
  button.addEventListener('click', () => {
    choice.module = button.dataset.module;
    show();
    if (frame) frame.navigate(MODULES[choice.module]);
    else reopen();
  });

function offer({ schools }) {
  // Whoever is in no school, such as the platform's main administrator, is never opened in a frame.
  for (const { name, accounts } of schools.filter((school) => school.name !== null)) {
    const group = document.createElement('optgroup');
    group.label = name;
    group.append(...accounts.map(({ name, username }) => new Option(`${name} (${username})`, username)));
    part('account').append(group);
  }
}

await speak(choice.locale, slots);
try {
  offer(await ask('/accounts'));
  await open();
} catch (error) {
  tellWhy(error);
}
