import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#platform/contract/shapes.ts';
import { enter, expect, test } from './kriit.ts';
import { expectNoSideways } from './layout.ts';
import { PHONE } from './phone.ts';
import { wordsIn } from './words.ts';

test.use(PHONE);

const english = wordsIn('en');
const KEY = /\b[a-z_]+[.:][a-z_]+\.[a-z_]+\b/;

/** Everything that can be read or heard on the page, piece by piece. */
const READ = `[...document.querySelectorAll('body *')].flatMap((element) => [
  ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name)),
  ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data),
]).map((text) => (text ?? '').trim()).filter(Boolean)`;

async function expectToSpeak(page: Page, language: Language): Promise<void> {
  const { texts } = wordsIn(language);
  const read = await page.evaluate<string[]>(READ);
  const isLeftover = (text: string) => english.texts.has(text) && !texts.has(text);
  expect(read.filter((text) => KEY.test(text) || english.keys.has(text) || isLeftover(text))).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectNoSideways(page);
}

/** The bar at the foot of a phone. */
const barOf = (page: Page) => page.getByRole('navigation').filter({ has: page.locator('[href="/"]') });

/** Picks a language without loading the page again; the menu names the one that is spoken now in its own words. */
async function pick(page: Page, language: Language, from: Language): Promise<void> {
  const inside = barOf(page).getByRole('button').last();
  if (await inside.isVisible()) await inside.tap();
  await page.getByRole('button', { name: LANGUAGE_NAMES[from] }).tap();
  await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES[language] }).tap();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('everything speaks every language, and nothing is wider than a phone', async ({ page, product }) => {
  test.setTimeout(240_000);
  const main = page.getByRole('main');
  const inEvery = async (walk: (language: Language) => Promise<void>) => {
    let spoken: Language = 'en';
    for (const language of [...LANGUAGES].toReversed()) {
      if (language !== spoken) await pick(page, language, spoken);
      spoken = language;
      await walk(language);
    }
  };
  await page.goto('/login');
  await page.evaluate('window.sameVisit = true');
  await expect(page.getByRole('button', { name: /root$/ })).toBeVisible();
  await inEvery((language) => expectToSpeak(page, language));
  expect(await page.evaluate('window.sameVisit')).toBe(true);

  await enter(page.context(), product, 'parent');
  await page.goto('/');
  await expect(main.getByRole('heading', { name: /Katrin/ })).toBeVisible();
  await inEvery((language) => expectToSpeak(page, language));

  await enter(page.context(), product, 'headmaster');
  await page.goto('/');
  await expect(main.getByRole('list').first()).toBeVisible();
  const bar = barOf(page);
  const [row, message, person] = [
    page.locator('[data-row]'),
    page.locator('[data-message]'),
    page.getByRole('checkbox'),
  ];
  await inEvery(async (language) => {
    await bar.locator('[href="/"]').tap();
    await expect(main.getByRole('list').first()).toBeVisible();
    await expectToSpeak(page, language);
    await bar.locator('[href^="/messaging"]').tap();
    await expect(row.first()).toBeVisible();
    await expectToSpeak(page, language);
    await row.first().tap();
    await expect(message.last()).toBeVisible();
    await expectToSpeak(page, language);
    await page.locator('header [href="/messaging/main"]').tap();
    await page.locator('[href^="/messaging/main/contacts/new"]').first().tap();
    await expect(person.first()).toBeVisible();
    await expectToSpeak(page, language);
    await page.goBack();
    await bar.getByRole('button').last().tap();
    await page.getByRole('dialog').locator('[href^="/school"]').tap();
    await expect(main.getByRole('region').getByRole('link').first()).toBeVisible();
    await expectToSpeak(page, language);
    await page.locator('[href="/school/settings"]').tap();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expectToSpeak(page, language);
  });
});
