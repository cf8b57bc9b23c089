import type { Locator, Page } from '@playwright/test';
import { plugIn } from './authenticator.ts';
import { growStale } from './grow-stale.ts';
import { expect, test } from './kriit.ts';
import { PASSWORD } from './password.ts';
import { RARE } from './rare.ts';

/** Presses Tab until the thing has the focus; fails when the keyboard does not get there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 15_000 });
}

test('an administrator signs in and finds a person without a mouse', async ({ page }) => {
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'School' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'School' })).toBeFocused();
  await tabTo(page, page.getByRole('searchbox', { name: 'Search by name' }));
  await page.keyboard.type('õunpuu');
  await expect(page.getByText('4 people', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Katrin Õunpuu' })).toBeFocused();
});

test('the first Tab offers a way past the menu', async ({ signIn }) => {
  const page = await signIn('teacher');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a menu that is fetched gives the focus back to its button, also the first time', async ({ signIn }) => {
  const page = await signIn('teacher');
  const button = page.getByRole('button', { name: 'Language: English' });
  const menu = page.getByRole('menu');
  await tabTo(page, button);
  for (const closeMenu of [async () => page.keyboard.press('Escape'), async () => page.goBack()]) {
    await page.keyboard.press('Enter');
    await expect(menu.locator(':focus')).toBeVisible();
    await closeMenu();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('a dialog holds the focus and gives it back to the button that opened it', async ({ signIn }) => {
  const page = await signIn('admin', '/school/people');
  const button = page.getByRole('button', { name: 'Invite' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  // Where no button opened it, the heading has the focus afterwards.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.getByLabel('Search pages and actions').fill('invite');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'School' })).toBeFocused();
});

test('nobody loses their place on the pages of the profile', RARE, async ({ signIn, page }) => {
  await plugIn(page);
  await signIn('staff', '/profile/security');
  const heading = page.getByRole('heading', { level: 1, name: 'Profile' });
  // The link goes with the part of the profile that it stands on.
  await tabTo(page, page.getByRole('link', { name: 'Add a passkey' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/passkey-register/);
  await expect(heading).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Create a passkey' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name of the passkey')).toBeFocused();
  await page.keyboard.type('Tahvel');
  await page.keyboard.press('Enter');
  // The row goes with what was removed.
  const more = page.getByRole('button', { name: 'More about Tahvel' });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Remove this passkey' }));
  await page.keyboard.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test('a proof that is not given leads back to the button that needed it', RARE, async ({ signIn, page }) => {
  await growStale(page, '**/api/user/me/second-step/app/begin');
  await signIn('staff', '/profile/security');
  const button = page.getByRole('button', { name: 'Turn on: Authenticator app' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(proof.getByLabel('Password', { exact: true })).toBeFocused();
  const way = proof.getByRole('button', { name: 'Smart-ID' });
  await tabTo(page, way);
  await page.keyboard.press('Enter');
  await expect(proof.getByRole('heading', { name: 'Smart-ID' })).toBeFocused();
  await tabTo(page, proof.getByRole('button', { name: 'Other ways' }));
  await page.keyboard.press('Enter');
  await expect(way).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('on a phone no field that the keyboard gets to is behind the bar', RARE, async ({ signIn, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('teacher', '/profile');
  const bar = page.getByRole('navigation', { name: 'Main menu' });
  const diet = page.getByLabel('Dietary preferences');
  await page.getByLabel('First name').focus();
  while (!(await diet.evaluate((field) => field === document.activeElement))) {
    await page.keyboard.press('Tab');
    const { y, height } = (await page.locator(':focus').boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBeLessThan((await bar.boundingBox())?.y ?? 0);
  }
});
