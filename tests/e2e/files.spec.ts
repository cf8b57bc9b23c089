import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { carried, draw, paste, type Sent } from './carried.ts';
import { expect, test } from './kriit.ts';
import { expectNoSideways } from './layout.ts';
import { PHONE } from './phone.ts';
import { RARE } from './rare.ts';

/** A picture that cannot be packed, so that it takes a while to send. */
async function heavy(name: string): Promise<Sent> {
  const side = 600;
  const noise = Buffer.alloc(side * side * 3).map((_, at) => (at * 2_654_435_761) >>> 24);
  const buffer = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** The long page around it is looked at where the settings are. */
const LOGO = 'header, section:has(fieldset input[type=file])';
const zone = (page: Page) => page.getByRole('group', { name: 'A new logo' });
const chosen = (page: Page) => zone(page).getByRole('list', { name: 'Chosen files' });
const inHeader = (page: Page) => page.getByRole('banner').locator('img[src*="/logo"]');
const saved = (page: Page) => page.getByText('The logo is saved.');

async function pickFile(page: Page, file: Sent): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    zone(page).getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles(file);
}

test.describe.configure({ mode: 'serial' });

test(
  'an administrator gives the school a logo, drops or pastes another one, and everybody sees it',
  RARE,
  async ({ signIn, page, freshPage, product, expectAccessible }) => {
    await signIn('admin', '/school/settings');
    await expect(page.getByText('The school has no logo yet.')).toBeVisible();
    await expectAccessible(page, 'all', LOGO);
    await pickFile(page, await draw('logo.png', '#0f766e'));
    await expect(saved(page)).toBeVisible();
    await expect(inHeader(page)).toBeVisible();
    const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    await expect.poll(() => inHeader(page).evaluate(isDrawn as never)).toBe(true);
    await expect(chosen(page)).toBeHidden();
    await expectAccessible(page, 'all', LOGO);

    const pupil = await freshPage();
    await pupil
      .context()
      .request.post(`${product.url}/auth/login`, { data: { username: 'student', password: 'Kriit-demo-1' } });
    await pupil.goto('/');
    await expect(inHeader(pupil)).toBeVisible();

    const shown = () => inHeader(page).getAttribute('src');
    const first = await shown();
    const target = zone(page).getByText('Drop a file here');
    const dragged = await carried(page, await draw('dragged.png', '#b91c1c'));
    await target.dispatchEvent('dragenter', { dataTransfer: dragged });
    await expect(page.getByText('Let go to upload it')).toBeVisible();
    await page.getByText('Let go to upload it').dispatchEvent('drop', { dataTransfer: dragged });
    await expect.poll(shown).not.toBe(first);
    const before = await shown();

    await paste(page, await draw('pasted.png', '#1d4ed8'));
    await expect.poll(shown).not.toBe(before);
  },
);

test(
  'a slow upload shows how far it is and can be cancelled; what cannot be taken says why',
  RARE,
  async ({ signIn, page, expectAccessible }) => {
    await signIn('admin', '/school/settings');
    await expect(zone(page).getByRole('button', { name: 'Choose a file' })).toBeEnabled();
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 60_000 };
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', slow);
    await pickFile(page, await heavy('heavy.png'));
    const bar = page.getByRole('progressbar', { name: 'Upload of heavy.png' });
    await expect(bar).toBeVisible();
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    await expectAccessible(page, 'all', LOGO);
    await page.getByRole('button', { name: 'Cancel the upload of heavy.png' }).click();
    await expect(chosen(page)).toBeHidden();
    await pickFile(page, await heavy('second-thoughts.png'));
    await expect(chosen(page)).toContainText('second-thoughts.png');
    await pickFile(page, await draw('instead.png', '#be185d'));
    await expect(saved(page)).toBeVisible();
    await expect(chosen(page)).toBeHidden();
    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });

    await pickFile(page, { name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
    await expect(chosen(page).getByRole('alert')).toHaveText(/This kind of file is not taken here/);
    await pickFile(page, { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') });
    await expect(chosen(page).getByRole('alert')).toHaveText(/The content of this file is not what “.png” says/);
    await expect(chosen(page).getByRole('listitem')).toHaveCount(1);
    await pickFile(page, { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1_048_576 + 1) });
    await expect(chosen(page).getByRole('alert')).toHaveText('This file is too large. It may have at most 5 MB.');
    await expectAccessible(page, 'all', LOGO);
    await page.getByRole('button', { name: 'Remove large.png' }).click();
    await expect(chosen(page)).toBeHidden();

    await page.route('**/upload?*', (route) => route.abort());
    await pickFile(page, await draw('lost.png', '#7c3aed'));
    await expect(chosen(page).getByRole('alert')).toHaveText(/no internet connection/);
    await page.unroute('**/upload?*');
    await page.route('**/upload?*', (route) => route.fulfill({ status: 500, body: 'Something broke.' }));
    await page.getByRole('button', { name: 'Upload lost.png again' }).click();
    await expect(chosen(page).getByRole('alert')).toHaveText(/A server error occurred/);
    await page.unroute('**/upload?*');
    await page.getByRole('button', { name: 'Upload lost.png again' }).click();
    await expect(saved(page)).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the camera is at hand, and the logo can go again', RARE, async ({ signIn, page, expectAccessible }) => {
    await signIn('admin', '/school/settings');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      zone(page).getByRole('button', { name: 'Take a photo' }).tap(),
    ]);
    await chooser.setFiles(await draw('photo.png', '#ca8a04'));
    await expect(saved(page)).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible();
    await page.getByRole('button', { name: 'Remove the logo' }).tap();
    const question = page.getByRole('dialog', { name: 'Remove the logo?' });
    await question.getByRole('button', { name: 'Remove the logo' }).tap();
    await expect(page.getByText('The school has no logo yet.')).toBeVisible();
    await expect(inHeader(page)).toBeHidden();
  });
});
