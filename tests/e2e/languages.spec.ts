import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#platform/contract/shapes.ts';
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

for (const language of LANGUAGES) {
  test(`everything speaks ${language}, and nothing is wider than a phone`, async ({ page, product }) => {
    const visit = async (path: string, landmark: ReturnType<Page['locator']>) => {
      await page.goto(`${path}?lang=${language}`);
      await expect(landmark).toBeVisible();
      await expectToSpeak(page, language);
    };
    await visit('/login', page.getByRole('button', { name: /root$/ }));
    await enter(page.context(), product, 'parent');
    await visit('/', page.getByRole('main').getByRole('heading', { name: /Katrin/ }));
    await enter(page.context(), product, 'headmaster');
    await visit('/', page.getByRole('main').getByRole('list').first());
    await visit('/school/people', page.getByRole('main').getByRole('region').getByRole('link').first());
    await visit('/school/settings', page.getByRole('checkbox').first());
  });
}
