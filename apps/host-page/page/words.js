/** The portal speaks the same seven languages as the school, in words of its own. */
export const LANGUAGES = ['en', 'et', 'ru', 'lv', 'de', 'fr', 'ja'];

let words = {};

/** A sentence of the portal in the language of the moment. */
export const say = (key, slots = {}) => (words[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name) => slots[name] ?? '');

/** Changes the language of everything on the page that has a word. */
export async function speak(locale, slots) {
  const answer = await fetch(`/words/${locale}.json`);
  words = await answer.json();
  document.documentElement.lang = locale;
  document.title = `${say('city')} · ${say('portal')}`;
  for (const part of document.querySelectorAll('[data-word]')) part.textContent = say(part.dataset.word, slots);
  for (const part of document.querySelectorAll('[data-label]')) part.ariaLabel = say(part.dataset.label);
}
