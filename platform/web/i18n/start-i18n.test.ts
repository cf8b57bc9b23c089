import i18next from 'i18next';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startI18n, switchLanguage } from './start-i18n.ts';

const page = { documentElement: { lang: '' } };
let isOffline = false;

/** Words of one language; without a connection they do not come. */
const saying = (hello: string) => async () => {
  if (isOffline) throw new TypeError('Failed to fetch');
  return { hello };
};

beforeAll(async () => {
  vi.stubGlobal('document', page);
  const words = {
    './words/en.json': saying('Hello'),
    './words/et.json': saying('Tere'),
    './words/de.json': saying('Hallo'),
  };
  await startI18n('en', [{ name: 'shell', words }]);
});
afterAll(() => vi.unstubAllGlobals());

const heard = () => [page.documentElement.lang, i18next.t('shell:hello' as never)];

it('a language whose words do not come is not shown, and comes when they do', async () => {
  expect(await switchLanguage('de')).toBe(true);
  isOffline = true;
  expect(await switchLanguage('et')).toBe(false);
  expect(heard()).toEqual(['de', 'Hallo']);
  isOffline = false;
  expect(await switchLanguage('et')).toBe(true);
  expect(heard()).toEqual(['et', 'Tere']);
});

it('of two that are asked for at once, the last one stays', async () => {
  await Promise.all([switchLanguage('de'), switchLanguage('en')]);
  expect(heard()).toEqual(['en', 'Hello']);
});
