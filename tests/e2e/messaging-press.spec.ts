import type { Page } from '@playwright/test';
import { expect } from './kriit.ts';
import { fieldOf, saying, talks, test } from './talks.ts';

const row = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(`^${title}`) });

/** Holds the mouse down on a conversation until it is drawn there, unseen. */
async function press(page: Page, title: string, text: string): Promise<void> {
  await row(page, title).hover();
  await page.mouse.down();
  await expect(page.locator('article', { hasText: text })).toBeAttached();
}

test('a conversation on which the mouse is down is drawn unseen, and nothing of it is told before it opens', async ({
  two,
}) => {
  const { ann, ben } = two;
  const { page } = ann;
  const here = await talks(ann).begin([ben.user_id], 'Choir trip');
  const there = await talks(ann).begin([ben.user_id], 'School play');
  await talks(ben).say(here, 'The bus leaves at nine');
  await talks(ben).say(there, 'We begin on Monday');
  await page.goto(`/messaging/main/${here}`);
  await expect(saying(page, 'The bus leaves at nine')).toBeVisible();
  await fieldOf(page).fill('Who brings the');

  await press(page, 'School play', 'We begin on Monday');
  await expect(page.getByText('We begin on Monday').last()).toBeHidden();
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(1);
  await expect(fieldOf(page)).toHaveValue('Who brings the');

  // Whoever lets go beside it stays where they are, and has not read it.
  await saying(page, 'The bus leaves at nine').hover();
  await page.mouse.up();
  await fieldOf(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' sandwiches?');
  await expect(fieldOf(page)).toHaveValue('Who brings the sandwiches?');
  await expect(page).toHaveURL(new RegExp(`/${here}$`));
  await expect(row(page, 'School play')).toContainText('1 unread');

  // What is said while the mouse is down is there when it is let go.
  await press(page, 'School play', 'We begin on Monday');
  await talks(ben).say(there, 'No, on Tuesday');
  await expect(row(page, 'School play')).toContainText('No, on Tuesday');
  await page.mouse.up();
  await expect(saying(page, 'No, on Tuesday')).toBeVisible();
  await expect(saying(page, 'We begin on Monday')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${there}$`));
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('');
  await page.keyboard.type('Fine');

  // Each has its own words, whichever is pressed on.
  await press(page, 'Choir trip', 'The bus leaves at nine');
  await page.mouse.up();
  await expect(saying(page, 'The bus leaves at nine')).toBeVisible();
  await expect(fieldOf(page)).toHaveValue('Who brings the sandwiches?');
  await page.goBack();
  await expect(saying(page, 'No, on Tuesday')).toBeVisible();
  await expect(fieldOf(page)).toHaveValue('Fine');
});
