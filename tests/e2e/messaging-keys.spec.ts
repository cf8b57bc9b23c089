import type { Locator, Page } from '@playwright/test';
import { expect } from './kriit.ts';
import { RARE } from './rare.ts';
import { fieldOf, saying, talks, test } from './talks.ts';

/** Goes back with Tab until the thing has the focus. */
async function tabBackTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 15_000 });
}

/** Opens the menu of what has the focus, goes down until the entry has it, and takes that. */
async function choose(page: Page, name: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(entry).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 15_000 });
  await page.keyboard.press('Enter');
}

test('everything goes by the keyboard, and the focus is never lost', RARE, async ({ two }) => {
  test.setTimeout(180_000);
  const { ann, ben } = two;
  const { page } = ann;
  const group = await talks(ben).begin([ann.user_id], 'By keys');
  await talks(ben).say(group, 'Can you hear me?');
  await page.goto('/messaging/main');
  const row = page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: /By keys/ });
  await expect(row).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('keys');
  await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible();
  await page.getByRole('searchbox').fill('hear');
  const hit = page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: /Can you hear me/ });
  await expect(hit).toBeVisible();
  await expect(page.getByRole('region', { name: 'Conversations' })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(hit).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(row).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(row).toBeFocused();

  // Whoever opens a conversation writes.
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('Loud and clear');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('as always');
  await page.keyboard.press('Enter');
  const mine = saying(page, 'Loud and clear');
  await expect(mine).toContainText('as always');
  await expect(mine.getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(fieldOf(page)).toHaveValue('Loud and clear\nas always');
  await page.keyboard.press('Escape');
  await expect(fieldOf(page)).toHaveValue('');

  // From message to message, and what can be done with one.
  const menuOf = (text: string) => saying(page, text).getByRole('button', { name: /^Actions/ });
  await tabBackTo(page, menuOf('Loud and clear'));
  await page.keyboard.press('ArrowUp');
  await expect(menuOf('Can you hear me')).toBeFocused();
  await choose(page, 'React with ❤️');
  await expect(saying(page, 'Can you hear me').getByRole('button', { name: '❤️ 1' })).toBeVisible();
  await expect(menuOf('Can you hear me')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuOf('Can you hear me')).toBeFocused();
  await choose(page, 'Reply');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('I can');
  await page.keyboard.press('Enter');
  await expect(saying(page, 'I can').getByRole('img', { name: 'Sent', exact: true })).toBeVisible();

  // A letter beside the field goes on in it; a message that goes leaves the focus among the others.
  await tabBackTo(page, menuOf('I can'));
  await choose(page, 'Hide for me');
  await expect(saying(page, 'I can')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Messages' })).toBeFocused();
  await page.keyboard.type('x');
  await expect(fieldOf(page)).toHaveValue('x');
  await page.keyboard.press('Backspace');

  await page.keyboard.press('Control+F');
  const find = page.getByRole('dialog', { name: 'Find in this conversation' });
  await expect(find.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('clear');
  await expect(find.getByRole('region', { name: 'Messages' }).getByRole('button')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(find).toHaveCount(0);
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Control+/');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByText('Change the last message, in an empty field')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shortcuts).toHaveCount(0);

  await tabBackTo(page, menuOf('Loud and clear'));
  await choose(page, 'Forward');
  await expect(page.getByRole('searchbox', { name: 'Search conversations' })).toBeFocused();
  const first = page.getByRole('region', { name: 'Your conversations' }).getByRole('checkbox').first();
  await expect(first).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();

  // Where there is room for one pane only, Escape closes what lies above, and then leads back to the list.
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto('/messaging');
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  await page.getByRole('button', { name: 'Actions for By keys', exact: true }).filter({ visible: true }).press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page).toHaveURL(/\/messaging\/main\/\d+/);
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
});

test('the keys for long ways keep the focus in the list, which draws only what is near', async ({ signIn, page }) => {
  await signIn('teacher', '/messaging/main');
  const list = page.getByRole('navigation', { name: 'Conversations' });
  const first = list.locator('[data-row="0"]');
  await expect(first).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('End');
  await expect(first).toHaveCount(0);
  await expect(list.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();

  // The button of a menu that was closed again belongs to its row.
  await page.keyboard.press('Tab');
  await expect(list.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(list.locator('[data-row="1"]')).toBeFocused();
});
