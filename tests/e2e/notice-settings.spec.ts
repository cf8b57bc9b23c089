import type { Page } from '@playwright/test';
import { expect, test } from './kriit.ts';
import { expectNoSideways } from './layout.ts';
import { PHONE } from './phone.ts';

const roles = (page: Page) => page.getByRole('group', { name: 'New roles' });

test('somebody chooses how to hear of things; it is saved at once and can be taken back', async ({
  signIn,
  page,
  expectAccessible,
}) => {
  await signIn('teacher', '/profile/notifications');
  const rhythm = roles(page).getByLabel('E-mail');
  await rhythm.selectOption('Once a day');
  await expect(page.getByText('Saved: New roles.')).toBeVisible();
  await roles(page).getByRole('switch', { name: 'Push' }).click();
  await page.getByRole('switch', { name: 'Keep quiet hours' }).click();
  await expect(page.getByText('Quiet hours saved.')).toBeVisible();
  await page.getByLabel('Until').fill('06:30');
  await page.getByLabel('Until').press('Enter');
  await expectAccessible();

  await page.reload();
  await expect(rhythm).toHaveValue('daily');
  await expect(roles(page).getByRole('switch', { name: 'Push' })).not.toBeChecked();
  await expect(page.getByLabel('Until')).toHaveValue('06:30');

  await rhythm.selectOption('On Fridays');
  await page.getByRole('status').filter({ hasText: 'Saved: New roles.' }).getByRole('button', { name: 'Undo' }).click();
  await expect(rhythm).toHaveValue('daily');
  await page.setViewportSize(PHONE.viewport);
  await expectNoSideways(page);
});
