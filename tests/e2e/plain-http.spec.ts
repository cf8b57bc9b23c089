import { chromium } from '@playwright/test';
import { chromiumFlags } from '#tools/find-chromium.ts';
import { expect, test } from './kriit.ts';
import { PASSWORD } from './password.ts';
import { RARE } from './rare.ts';

// A name that browsers do not trust as they trust localhost: no secure cookie, and less for scripts to use.
const SCHOOL = 'school.example';

test('a school reached by plain http under a name of its own can be used', RARE, async ({ product, launchOptions }) => {
  const args = [...chromiumFlags(), `--host-resolver-rules=MAP ${SCHOOL} 127.0.0.1`];
  const browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL: `http://${SCHOOL}:${product.port}`, locale: 'en-GB' });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('/login');
  expect(await page.evaluate('isSecureContext')).toBe(false);
  await page.getByLabel('Username').fill('headmaster');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Waiting for you' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Waiting for you' })).toBeVisible();
  const [cookie] = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
  expect(cookie).toMatchObject({ name: `kriit-${product.port}`, domain: SCHOOL, secure: false, sameSite: 'Lax' });
  expect(faults).toEqual([]);
  await browser.close();
});
