import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '#platform/testing/product.ts';
import { expect, test } from './kriit.ts';
import { expectNoSideways } from './layout.ts';
import { PHONE } from './phone.ts';
import { RARE } from './rare.ts';

const photo = (name: string): string => join(projectRoot, 'tests', 'photo-fixtures', name);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Crop the picture' });
const inHeader = (page: Page) => page.getByRole('banner').locator('img[src*="/picture"]');

async function choose(page: Page, button: string, name: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(photo(name));
}

test('somebody hears what is wrong with a photo, chooses another one and is seen by it', async ({
  signIn,
  page,
  expectAccessible,
}) => {
  await signIn('teacher', '/profile');
  await choose(page, 'Choose a picture', 'noface-cat.jpg');
  await dialog(page).getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(/^No face can be seen clearly\./);
  // The picture is still there, to be cropped otherwise.
  await expect(dialog(page).getByRole('group', { name: 'Crop the picture' })).toBeVisible();
  await expectAccessible();

  // The page cuts out a picture of its own, so that it has to see by itself that a file is not what it says.
  await choose(page, 'Choose another one', 'mismatch-jpeg.png');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    /^The content of this file is not what “.png” says\./,
  );

  // Phones take HEIC, which no browser of ours shows: the server makes a picture of it that can be cropped.
  await choose(page, 'Choose another one', 'ok-hopper.heic');
  const crop = dialog(page).getByRole('group', { name: 'Crop the picture' });
  await expect(dialog(page).getByRole('alert')).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Turn right' }).click();
  await dialog(page).getByRole('button', { name: 'Turn left' }).click();
  await crop.focus();
  await page.keyboard.press('ArrowDown');
  await dialog(page).getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Your new picture is in place.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(inHeader(page)).toBeVisible();

  await page.setViewportSize(PHONE.viewport);
  await expectNoSideways(page);
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the picture' }).click();
  await expect(inHeader(page)).toHaveCount(0);
});

test('a computer takes a photo with its own camera, once it is allowed to', RARE, async ({ signIn, page }) => {
  // A computer of the tests has no camera: one that is refused first, and then shows a wall.
  await page.addInitScript(() => {
    let asked = 0;
    const devices = navigator.mediaDevices;
    devices.enumerateDevices = async () => [
      { kind: 'videoinput', deviceId: '', groupId: '', label: '' } as MediaDeviceInfo,
    ];
    devices.getUserMedia = async () => {
      asked += 1;
      if (asked === 1) throw new DOMException('', 'NotAllowedError');
      const wall = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      wall.getContext('2d')?.fillRect(0, 0, 640, 480);
      return wall.captureStream(5);
    };
  });
  await signIn('staff', '/profile');
  await page.getByRole('button', { name: 'Take a photo' }).click();
  const camera = page.getByRole('dialog', { name: 'Take a photo' });
  await expect(camera.getByRole('alert')).toHaveText(/^The browser does not let Kriit use the camera\./);
  await camera.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Take a photo' }).click();
  await camera.getByRole('button', { name: 'Take the photo' }).click();
  await expect(dialog(page).getByRole('group', { name: 'Crop the picture' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});
