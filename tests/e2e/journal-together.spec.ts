import type { Page } from '@playwright/test';
import { enter, expect, test } from './kriit.ts';
import { activeCell, expectSaved, lessonsOf } from './lessons.ts';
import { RARE } from './rare.ts';

/** Counts the readings of whole tables, and of single columns, from now on. */
function countReadings(page: Page): { table: number; columns: number } {
  const count = { table: 0, columns: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET') return;
    if (/\/journal\/\d+\/table$/.test(pathname)) count.table += 1;
    if (/\/journal\/\d+\/cells$/.test(pathname)) count.columns += 1;
  });
  return count;
}

test('a grade is seen at once by whoever else has the journal open, and no whole table is read for it', async ({
  signIn,
  page,
  product,
  openContext,
}) => {
  await signIn('teacher');
  const journal_id = await lessonsOf(page.context()).journal('Mathematics: Trigonometry', '11.B');
  const context = await openContext();
  await enter(context, product, 'headmaster');
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto(`/journal/${journal_id}`);
    await activeCell(one).focus();
    await one.keyboard.press('Control+Home');
  }
  // What is told in its order: whoever has heard of the first grade has heard of everything before it.
  await page.keyboard.press('Delete');
  await page.keyboard.press('5');
  await expectSaved(page);
  const first = other.locator('[data-row="0"][data-column="0"]');
  await expect(first).toHaveAccessibleName(/, 5$/);
  const [mine, theirs] = [countReadings(page), countReadings(other)];
  await page.keyboard.press('Delete');
  await page.keyboard.press('3');
  await expect(first).toHaveAccessibleName(/, 3$/);
  await expectSaved(page);
  expect([mine.table, theirs.table]).toEqual([0, 0]);
  expect(mine.columns).toBe(0);
  expect(theirs.columns).toBeGreaterThan(0);
});

test(
  'whoever types in a cell stays in it when a colleague enters an earlier lesson',
  RARE,
  async ({ signIn, page }) => {
    await signIn('teacher');
    const lessons = lessonsOf(page.context());
    const journal_id = await lessons.journal('Mathematics', '9.A');
    const { study_year } = await lessons.known(journal_id);
    const answer = await page.request.post(`/api/journal/${journal_id}/assessments`, {
      data: { title: 'Typed together', assessed_on: study_year.ends_on, max_points: 50 },
    });
    expect(answer.status()).toBe(200);
    await page.goto(`/journal/${journal_id}`);
    await activeCell(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+ArrowUp');
    await expect(activeCell(page)).toHaveAccessibleName(/Typed together/);
    await page.keyboard.press('4');
    const typing = page.getByRole('textbox', { name: /^Grade, points/ });
    await expect(typing).toHaveValue('4');
    const place = await typing.boundingBox();
    const columns = Number(await page.getByRole('grid').getAttribute('aria-colcount'));

    const lesson = {
      event_date: study_year.starts_on,
      lesson_number: 1,
      title: 'Entered elsewhere',
      lesson_type_id: 1,
    };
    await lessons.write(journal_id, lesson);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-colcount', String(columns + 1));
    await expect(typing).toHaveValue('4');
    await expect(typing).toBeFocused();
    expect((await typing.boundingBox())?.x).toBe(place?.x);
    await page.keyboard.press('7');
    await page.keyboard.press('Enter');
    await expectSaved(page);
    await page.keyboard.press('ArrowUp');
    await expect(activeCell(page)).toHaveAccessibleName(/Typed together.*47/);
  },
);
