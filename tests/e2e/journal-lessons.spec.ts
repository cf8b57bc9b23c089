import type { Page } from '@playwright/test';
import { expect, test } from './kriit.ts';
import { activeCell, dialogIn, expectSaved, lessonsOf } from './lessons.ts';
import { RARE } from './rare.ts';

const dialogOf = (page: Page) => dialogIn(page.frameLocator('iframe'));

test('a lesson is saved once, however often the button is pressed, and goes on into its grades', async ({
  signIn,
  page,
}) => {
  await signIn('teacher');
  const lessons = lessonsOf(page.context());
  const journal_id = await lessons.journal('Mathematics: Trigonometry', '11.A');
  await page.goto(`/journal/${journal_id}`);
  await page.getByRole('button', { name: 'New lesson' }).click();
  const { title, button } = dialogOf(page);
  await title.fill('Angles and grades');
  await button('Save and add grades').dblclick();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(activeCell(page)).toHaveAccessibleName(/Angles and grades/);
  await expect(activeCell(page)).toBeFocused();
  await page.keyboard.press('5');
  await expectSaved(page);
  await page.reload();
  expect((await lessons.titles(journal_id)).filter((one) => one === 'Angles and grades')).toHaveLength(1);

  await page.getByRole('button', { name: 'New lesson' }).click();
  await title.fill('Angles twice');
  await button('Save').dblclick();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.getByRole('columnheader', { name: /Angles twice/ })).toBeVisible();
  expect((await lessons.titles(journal_id)).filter((one) => one === 'Angles twice')).toHaveLength(1);
});

test('a lesson goes on into its homework', RARE, async ({ signIn, page }) => {
  await signIn('teacher');
  const journal_id = await lessonsOf(page.context()).journal('Mathematics: Trigonometry', '11.A');
  await page.goto(`/journal/${journal_id}?open=new_lesson`);
  await dialogOf(page).title.fill('Angles at home');
  // A page that is loaded anew opens the same lesson, with what was typed.
  await page.reload();
  await expect(dialogOf(page).title).toHaveValue('Angles at home');
  await dialogOf(page).button('Save and add homework').click();
  const homework = page.getByRole('dialog');
  await homework.getByLabel('What is to be done').fill('Measure the kitchen');
  await homework.getByRole('button', { name: 'Save homework' }).click();
  await expect(page.getByText('The homework was saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/journal\/\d+$/);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Homework' }).click();
  await expect(page.getByRole('dialog').getByText('Measure the kitchen').first()).toBeVisible();
});

test(
  'a lesson that was not entered is entered from the list of those, with its day and number',
  RARE,
  async ({ signIn, page }) => {
    await signIn('teacher');
    const journal_id = await lessonsOf(page.context()).journal('Mathematics', '9.A');
    await page.goto(`/journal/${journal_id}`);
    const open = page.getByRole('button', { name: /lessons? not entered/ });
    const count = Number.parseInt((await open.textContent()) ?? '', 10);
    expect(count).toBeGreaterThan(0);
    await open.click();
    const enter = page.getByRole('dialog', { name: 'Lessons not entered' }).getByRole('button', { name: /^Enter / });
    const name = (await enter.first().getAttribute('aria-label')) ?? '';
    await enter.first().click();
    const { title, number, date, button } = dialogOf(page);
    await title.fill('Entered at last');
    expect(name).toContain(`lesson ${await number.inputValue()}`);
    expect(await date.inputValue()).toMatch(/^\d\d\.\d\d\.\d{4}$/);
    await button('Save').click();
    await expect(page.getByRole('columnheader', { name: /Entered at last/ })).toBeVisible();
    if (count === 1) await expect(open).toBeHidden();
    else await expect(open).toHaveText(new RegExp(`^${count - 1}\\D`));
  },
);

test(
  'a session that ends while a lesson is typed is opened again, and the save then goes through once',
  RARE,
  async ({ signIn, page }) => {
    // A connection that stays silent: the page finds out by its own call.
    await page.routeWebSocket('**', () => undefined);
    await signIn('teacher');
    const lessons = lessonsOf(page.context());
    const journal_id = await lessons.journal('Mathematics: Trigonometry', '11.A');
    await page.goto(`/journal/${journal_id}?open=new_lesson`);
    const { title, button } = dialogOf(page);
    await title.fill('Typed before the session ended');
    // Nothing else is on its way, so that saving is what finds out.
    await page.waitForLoadState('networkidle');
    await page.request.get('/auth/logout?redirect=false');
    await button('Save').click();
    const modal = page.frameLocator('iframe').getByRole('dialog', { name: 'Please sign in again' });
    await expect(modal).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto('/login');
    await tab.getByRole('button', { name: / teacher$/ }).click();
    await expect(tab.getByRole('banner')).toBeVisible();
    await expect(page.locator('iframe')).toBeHidden();
    await expect(page).toHaveURL(/\/journal\/\d+$/);
    const titles = await lessons.titles(journal_id);
    expect(titles.filter((one) => one === 'Typed before the session ended')).toHaveLength(1);
  },
);

test(
  'from an open journal to a saved lesson it takes three actions, also on a phone',
  RARE,
  async ({ signIn, page, expectAccessible }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('teacher');
    const lessons = lessonsOf(page.context());
    const journal_id = await lessons.journal('Mathematics', '9.A');
    await page.goto(`/journal/${journal_id}`);
    const { proposal } = await lessons.known(journal_id);
    await page.getByRole('button', { name: 'New lesson' }).click();
    const { dialog, title } = dialogOf(page);
    await expect(title).toBeFocused();
    const box = await dialog.boundingBox();
    expect([box?.width, box?.height]).toEqual([390, 844]);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(title).toHaveValue(proposal.workplan_lesson?.name ?? '-');
    await page.keyboard.press('Enter');
    await expect(page.locator('iframe')).toBeHidden();
    expect(await lessons.titles(journal_id)).toContain(proposal.workplan_lesson?.name);
  },
);
