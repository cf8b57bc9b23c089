import type { Page } from '@playwright/test';
import { enter, expect, test } from './kriit.ts';
import { dialogIn, lessonsOf } from './lessons.ts';
import { RARE } from './rare.ts';

const WRITES = '**/api/journal/*/event**';

/** Saves what stands in the dialog of a journal's page without a connection, and closes it. */
async function saveInVain(page: Page): Promise<void> {
  const { dialog, button } = dialogIn(page.frameLocator('iframe'));
  await page.route(WRITES, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
  await button('Save').click();
  await expect(dialog.getByText(/^Waiting for the connection/)).toBeVisible();
  await button('Close for now').click();
  await expect(page.locator('iframe')).toBeHidden();
}

/** The connection is back, and some time goes by. */
async function comeBack(page: Page): Promise<void> {
  await page.unroute(WRITES);
  await page.clock.fastForward('00:40');
}

test(
  'a lesson that was closed without a connection is saved by itself, and nobody signs out past it',
  RARE,
  async ({ signIn, page }) => {
    await page.clock.install();
    await signIn('teacher');
    const lessons = lessonsOf(page.context());
    const journal_id = await lessons.journal('Mathematics: Trigonometry', '11.B');
    await page.goto(`/journal/${journal_id}?open=new_lesson`);
    await dialogIn(page.frameLocator('iframe')).title.fill('Sines in the tunnel');
    await saveInVain(page);

    await page.getByRole('button', { name: 'your menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const question = page.getByRole('dialog', { name: 'A lesson is not saved yet' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();

    await comeBack(page);
    await expect(page.getByText('“Sines in the tunnel” is saved in the journal.')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /Sines in the tunnel/ })).toBeVisible();
    const titles = await lessons.titles(journal_id);
    expect(titles.filter((one) => one === 'Sines in the tunnel')).toHaveLength(1);
  },
);

test(
  'one that cannot be saved any more is said, and opens with what was typed',
  RARE,
  async ({ signIn, page, openContext, product }) => {
    await page.clock.install();
    await signIn('teacher');
    const lessons = lessonsOf(page.context());
    const journal_id = await lessons.journal('Mathematics: Trigonometry', '11.B');
    const { id: event_id } = await lessons.writeLate(journal_id, 'Cosines');
    await page.goto(`/journal/${journal_id}?open=edit_lesson&event_id=${event_id}`);
    const { title, description, dialog } = dialogIn(page.frameLocator('iframe'));
    await expect(title).toHaveValue('Cosines');
    await description.fill('Typed in the tunnel');
    await saveInVain(page);

    const other = await openContext();
    await enter(other, product, 'teacher');
    await lessonsOf(other, product.url).rename(journal_id, event_id, 'Cosines and sines');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /Liis$/ })).toBeVisible();
    await comeBack(page);
    const notice = page.getByRole('complementary', { name: /^The lesson “Cosines” is not saved yet/ });
    await notice.getByRole('button', { name: 'Open the lesson' }).click();
    await expect(page).toHaveURL(new RegExp(`/journal/${journal_id}\\?open=edit_lesson`));
    await expect(description).toHaveValue('Typed in the tunnel');
    await expect(dialog.getByText('This lesson could not be saved earlier.')).toBeVisible();
  },
);
