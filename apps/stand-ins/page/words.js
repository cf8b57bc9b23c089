const LANGUAGES = ['en', 'et', 'ru', 'lv', 'de', 'fr', 'ja'];

/** The language of the page that led here, or the reader's own. */
function languageOf() {
  const query = new URLSearchParams(location.search);
  const wished = [query.get('lang'), query.get('ui_locales'), ...navigator.languages].filter(Boolean);
  return wished.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

/** Loads the words and writes them wherever the page asks for one. */
export async function speak() {
  const language = languageOf();
  const words = await (await fetch(`/words/${language}.json`)).json();
  document.documentElement.lang = language;
  const fill = (root) => {
    for (const place of root.querySelectorAll('[data-word]')) place.textContent = words[place.dataset.word];
  };
  fill(document);
  return { words, fill };
}

/** Everybody who has an eID here, as choices. */
export async function offerPeople(select) {
  const people = await (await fetch('/phone/people')).json();
  for (const { country, id_code, name } of people) {
    const choice = new Option(`${name} · ${id_code}`, `${country}-${id_code}`);
    select.append(choice);
  }
}
