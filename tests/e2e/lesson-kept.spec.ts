import type { Route } from '@playwright/test';
import { inBothThemes } from './both-themes.ts';
import { enter, expect, test } from './kriit.ts';
import { dialogIn, dialogPath, lessonsOf } from './lessons.ts';
import { RARE } from './rare.ts';
import { fail, refuse } from './refuse.ts';

test('a save that fails is told, and what was typed stays: over a reload, and in another tab', async ({ signIn }) => {
  const page = await signIn('teacher');
  const lessons = lessonsOf(page.context());
  const journal_id = await lessons.journal('Mathematics: Probability and statistics');
  await page.goto(dialogPath(journal_id));
  const { title, description, button } = dialogIn(page);
  await title.fill('Coins');
  await description.fill('Heads or tails');
  await fail(page, '**/api/journal/*/event');
  await button('Save').click();
  await expect(page.getByText('The lesson could not be saved. Please try again later.')).toBeVisible();
  await expect(title).toHaveValue('Coins');

  await page.reload();
  await expect(title).toHaveValue('Coins');
  await expect(page.getByText('What you entered earlier and did not save is here again.')).toBeVisible();
  const tab = await page.context().newPage();
  await page.close();
  await tab.goto(dialogPath(journal_id));
  await expect(dialogIn(tab).description).toHaveValue('Heads or tails');
  await dialogIn(tab).button('Save').click();
  await expect(tab).toHaveURL(/\/teacher-modal$/);
  await tab.goto(dialogPath(journal_id));
  await expect(dialogIn(tab).title).toHaveValue('');
  expect((await lessons.titles(journal_id)).filter((one) => one === 'Coins')).toHaveLength(1);
});

test('without a connection the save waits, and happens once when it is back', async ({ signIn }) => {
  const page = await signIn('teacher');
  const lessons = lessonsOf(page.context());
  const journal_id = await lessons.journal('Mathematics: Probability and statistics');
  await page.goto(dialogPath(journal_id));
  const { title, button } = dialogIn(page);
  await title.fill('Dice');
  // The call arrives and its answer gets lost: nobody here knows that it happened.
  await page.route('**/api/journal/*/event', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await button('Save and add grades').click();
  await expect(page.getByText(/^Waiting for the connection/)).toBeVisible();
  // Another word makes it another save: the first one is found out about before that.
  await title.fill('Two dice');
  await page.unroute('**/api/journal/*/event');
  await button('Save').click();
  await expect(page).toHaveURL(/\/teacher-modal$/);
  const titles = await lessons.titles(journal_id);
  expect(titles.filter((one) => one.includes('ice'))).toEqual(['Two dice']);
});

test('a lesson that cannot be loaded is told, and can be tried again', RARE, async ({ signIn }) => {
  const page = await signIn('teacher');
  const journal_id = await lessonsOf(page.context()).journal('Mathematics: Probability and statistics');
  await fail(page, '**/api/journal/*/data');
  await page.goto(dialogPath(journal_id));
  await expect(page.getByText('The lesson could not be loaded. Please try again later.')).toBeVisible();
  await page.unroute('**/api/journal/*/data');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(dialogIn(page).title).toBeVisible();
});

test(
  'a journal that is locked in mid-edit leaves the text where it is',
  RARE,
  async ({ signIn, openContext, product }) => {
    const page = await signIn('teacher');
    const journal_id = await lessonsOf(page.context()).journal('Chess club');
    await page.goto(dialogPath(journal_id));
    const { title, button, dialog } = dialogIn(page);
    await title.fill('Castling');
    const office = await openContext();
    await enter(office, product, 'headmaster');
    const lock = (is_locked: boolean) =>
      office.request.post(`${product.url}/api/journal/${journal_id}/lock`, { data: { is_locked } });
    expect((await lock(true)).status()).toBe(200);
    await button('Save').click();
    await expect(dialog.getByRole('alert')).toContainText('What you entered is still here.');
    await expect(title).toHaveValue('Castling');
    await button('Copy the text').click();
    await expect(page.getByText('The text is copied.')).toBeVisible();
    expect((await lock(false)).status()).toBe(200);
    await button('Save').click();
    await expect(page).toHaveURL(/\/teacher-modal$/);
  },
);

test(
  'a fault that has no sentence is told by the general one, and its key is not shown',
  RARE,
  async ({ signIn, page }) => {
    await signIn('teacher');
    const journal_id = await lessonsOf(page.context()).journal('Mathematics: Probability and statistics');
    await page.goto(dialogPath(journal_id));
    const { title, dialog, button } = dialogIn(page);
    await title.fill('Dice');
    await refuse(page, '**/api/journal/*/event', 500, 'x-y-z', { times: 1 });
    await button('Save').click();
    await expect(dialog.getByText('Something went wrong on our side. Try again in a moment.')).toBeVisible();
    await expect(page.getByText('x-y-z')).toHaveCount(0);
    await button('Save').click();
    await expect(page.getByText('The lesson is saved.')).toBeVisible();
  },
);

test(
  'files come with a lesson, five at most, and a school without uploads is not offered them',
  RARE,
  async ({ signIn, openContext, product }) => {
    const page = await signIn('teacher');
    const lessons = lessonsOf(page.context());
    const journal_id = await lessons.journal('Chess club');
    await page.goto(dialogPath(journal_id));
    const { title, button, dialog } = dialogIn(page);
    await title.fill('With files');
    const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`words of ${name}`) });
    // The first one is slow; the list has them as they were chosen all the same.
    const first = async (route: Route) => {
      await page.waitForTimeout(2_000);
      await route.fallback();
    };
    await page.route('**/upload?*', first, { times: 1 });
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([1, 2, 3, 4, 5, 6].map((at) => file(`part-${at}.txt`)));
    const files = dialog.getByRole('list', { name: 'Files', exact: true }).getByRole('link');
    await expect(files).toContainText([1, 2, 3, 4, 5].map((at) => `part-${at}.txt`));
    await expect(dialog.getByText(/There can be at most 5/)).toBeVisible();
    await button('Remove part-2.txt').click();
    await expect(files).toHaveCount(4);
    await button('Save').click();
    await expect(page).toHaveURL(/\/teacher-modal$/);
    const { id = 0 } = (await lessons.known(journal_id)).taken.find((one) => one.title === 'With files') ?? {};
    const kept = (await lessons.read(journal_id, id)).lesson_attachments.map(({ file_name }) => file_name);
    expect(kept).toEqual([1, 3, 4, 5].map((at) => `part-${at}.txt`));

    const base = await openContext();
    await enter(base, product, 'teacher.c');
    const poor = await base.newPage();
    await poor.goto('/teacher-modal');
    await poor.getByRole('list', { name: 'Enter a lesson' }).getByRole('link').first().click();
    await expect(dialogIn(poor).title).toBeVisible();
    await expect(poor.locator('input[type=file]')).toHaveCount(0);
    await expect(dialogIn(poor).dialog.getByText('Lesson type')).toBeHidden();
  },
);

test('the day can be picked from a calendar by keys', RARE, async ({ signIn }) => {
  const page = await signIn('teacher');
  const lessons = lessonsOf(page.context());
  const journal_id = await lessons.journal('Chess club');
  await page.goto(dialogPath(journal_id));
  const { date, button } = dialogIn(page);
  const year = (await lessons.known(journal_id)).study_year.starts_on.slice(0, 4);
  await date.fill(`16.11.${year}`);
  await button('Open the calendar').click();
  await expect(page.getByRole('button', { name: `16.11.${year}` })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(date).toHaveValue(`17.12.${year}`);
  await button('Open the calendar').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Close without saving?' })).toBeHidden();
  await expect(date).toBeVisible();
});

test('on a phone the dialog fills the screen, in both themes', async ({ signIn, expectAccessible }) => {
  const page = await signIn('teacher');
  await page.setViewportSize({ width: 390, height: 844 });
  const journal_id = await lessonsOf(page.context()).journal('Informatics: Programming I');
  await page.goto(dialogPath(journal_id));
  const { dialog, title, button } = dialogIn(page);
  await title.fill('On the way');
  const box = await dialog.boundingBox();
  expect([box?.width, box?.height]).toEqual([390, 844]);
  await inBothThemes(page, expectAccessible);
  await button('Choose from the workplan').click();
  await expect(dialog.locator('button[data-next]')).toBeFocused();
  // It opens where the next lesson is; a row that is half behind the head would count as too small to be hit.
  await dialog.evaluate((element) => element.scrollTo(0, 0));
  await inBothThemes(page, expectAccessible);
});
