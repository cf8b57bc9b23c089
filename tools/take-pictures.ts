// node tools/take-pictures.ts
// Takes the pictures of the README anew, from the demonstration as it is today.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#modules/account/server/demo-password.ts';
import { projectRoot, startProduct, temporaryFolder } from '#platform/testing/product.ts';
import { chromiumFlags, findChromium } from './find-chromium.ts';
import { packPng } from './pack-png.ts';

// High enough for everybody on the board of the sign-in page.
const SCREEN = { width: 1440, height: 960 };

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready');
  await page.mouse.move(0, 0);
  const picture = packPng(await page.screenshot({ animations: 'disabled' }));
  await writeFile(join(projectRoot, 'docs/pictures', `${name}.png`), picture);
}

async function signIn(page: Page, username: string): Promise<void> {
  await page.context().clearCookies();
  await page.request.post('/auth/login', { data: { username, password: DEMO_PASSWORD } });
}

async function takeAll(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: / root$/ }).waitFor();
  await take(page, 'sign-in');

  await signIn(page, 'parent');
  await page.goto('/');
  await page.getByRole('list', { name: 'Waiting for you' }).waitFor();
  await take(page, 'today');

  await signIn(page, 'admin');
  await page.goto('/school/people?type_id=2');
  await page.getByRole('combobox', { name: 'Class' }).fill('11.A');
  await page.getByRole('option', { name: '11.A' }).click();
  await page.getByRole('link', { name: /Laura Kallas/ }).click();
  await page.getByRole('list', { name: 'Guardians' }).waitFor();
  await take(page, 'people');
}

const folder = await temporaryFolder();
const product = await startProduct({ KRIIT_DATA: folder.path });
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags() });
try {
  await takeAll(await browser.newPage({ baseURL: product.url, viewport: SCREEN, colorScheme: 'light' }));
} finally {
  await browser.close();
  await product.stop();
  await folder.remove();
}
