import type { Locator } from '@playwright/test';
import { inBothThemes } from './both-themes.ts';
import { enter, expect, test } from './kriit.ts';
import { activeCell, expectSaved, listed, openJournal } from './lessons.ts';
import { PHONE } from './phone.ts';
import { RARE } from './rare.ts';

/** What a cell is called by ends in what stands there. */
const says = (cell: Locator, contents: string) => expect(cell).toHaveAccessibleName(new RegExp(`, ${contents}$`));

test('a teacher marks attendance and grades by keyboard, pastes, takes back, and finds it again', async ({
  signIn,
  page,
}) => {
  await signIn('teacher', '/journal');
  const grid = await openJournal(page);
  await expect(grid).toHaveAttribute('aria-readonly', 'false');
  // The last lesson up to today is in sight, its first pupil can be reached.
  await activeCell(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Delete');
  await page.keyboard.press('x');
  await says(activeCell(page), 'absent');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await page.keyboard.press('5');
  await says(activeCell(page), '5');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await page.keyboard.press('l');
  await page.keyboard.press('4');
  await says(activeCell(page), 'late, 4');
  await expectSaved(page);
  await page.reload();
  const cellAt = (row: number, column: number) => page.locator(`[data-row="${row}"][data-column="${column}"]`);
  await activeCell(page).focus();
  await page.keyboard.press('Control+Home');
  await says(cellAt(0, 0), 'absent');
  await says(cellAt(1, 0), '5');
  await says(cellAt(2, 0), 'late, 4');

  // What cannot be read stays in its cell with a sentence, and can be given up.
  await page.keyboard.press('9');
  await page.keyboard.press('Enter');
  await expect(page.getByText('neither a grade of this journal nor a letter')).toBeVisible();
  await page.keyboard.press('Escape');
  await says(cellAt(0, 0), 'absent');

  // A range is copied, laid over other cells, and taken back in one step.
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  const copied = await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    );
    return clipboardData.getData('text/plain');
  });
  expect(copied).toBe('X\n5\nL 4');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const before = (await cellAt(6, 0).getAttribute('aria-label')) ?? '';
  await page.keyboard.press('ArrowDown');
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '3\nV\n2');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(cellAt(5, 0)).toContainText('3');
  await says(cellAt(6, 0), 'excused.*');
  await page.keyboard.press('Control+z');
  await expect(cellAt(6, 0)).toHaveAccessibleName(before);
  await expectSaved(page);
});

test('a cell is opened beside the table, and a column by its head', async ({ signIn, page, expectAccessible }) => {
  await signIn('teacher', '/journal');
  await openJournal(page);
  await activeCell(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('F2');
  const about = page.getByRole('dialog');
  await about.getByRole('button', { name: 'late' }).click();
  await about.getByRole('textbox', { name: 'Comment' }).fill('Helped a classmate');
  await about.getByLabel('The comment is about').selectOption('working with others');
  await about.getByRole('button', { name: 'Save the comment' }).click();
  await says(activeCell(page), 'late.*');
  await expectSaved(page);
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await inBothThemes(page, expectAccessible);
  await activeCell(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Lesson number')).toBeVisible();
  // A lesson with a comment alone could go; one with an absence may not, and it says why.
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete this lesson' }).click();
  await expect(page.getByText('can’t be deleted while it has')).toBeVisible();
});

test(
  'a comment that was typed is written when its cell is left with Escape, and nothing is asked',
  RARE,
  async ({ signIn, page }) => {
    await signIn('teacher', '/journal');
    await openJournal(page);
    await activeCell(page).focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F2');
    const about = page.getByRole('dialog');
    const comment = about.getByRole('textbox', { name: 'Comment' });
    await comment.fill('Reads aloud well');
    await comment.press('Escape');
    await expect(about).toBeHidden();
    await expect(activeCell(page)).toBeFocused();
    await expectSaved(page);
    await page.reload();
    await activeCell(page).focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F2');
    await expect(comment).toHaveValue('Reads aloud well');
  },
);

test('the lesson dialog is opened in its frame', RARE, async ({ signIn, page }) => {
  await signIn('teacher', '/journal?open=new_lesson');
  await expect(page.getByText('In which journal do you want to enter the lesson?')).toBeVisible();
  await listed(page).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page).toHaveURL(/\/journal\/\d+$/);
});

test('a journal is printed whole and in the light theme, whatever is on the screen', RARE, async ({ signIn, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('teacher', '/journal');
  await openJournal(page);
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  expect(await scheme()).toBe('dark');
  const pupils = Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1;
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      const { dataset } = document.documentElement;
      const rows = document.querySelectorAll('table:first-of-type tbody tr').length;
      dataset.printed = `${dataset.mantineColorScheme} ${rows}`;
    }),
  );
  await page.pdf({ landscape: true });
  await expect(page.locator('html')).toHaveAttribute('data-printed', `light ${pupils}`);
  await expect.poll(scheme).toBe('dark');
});

test(
  'a headmaster reads a journal and cannot write in it',
  RARE,
  async ({ signIn, page, product, openContext, expectAccessible }) => {
    await signIn('teacher', '/journal');
    await openJournal(page);
    const address = page.url();
    const context = await openContext();
    await enter(context, product, 'headmaster');
    const headmaster = await context.newPage();
    await headmaster.goto(address);
    await expect(headmaster.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    await expect(headmaster.getByText('Only its teachers write in it')).toBeVisible();
    await expect(headmaster.getByRole('button', { name: 'New lesson' })).toBeHidden();
    const cell = headmaster.locator('[role="gridcell"][data-active]');
    const before = await cell.textContent();
    await cell.focus();
    await headmaster.keyboard.press('x');
    expect(await cell.textContent()).toBe(before);
    await expectAccessible(headmaster);
  },
);

test.describe('on a phone', () => {
  test.use({ ...PHONE });
  test('attendance is marked lesson by lesson', async ({ signIn, page, expectAccessible }) => {
    await signIn('teacher', '/journal');
    await listed(page).click();
    // The last column may be a test, in which nobody is marked absent; the one before it is a lesson.
    await page.getByRole('button', { name: 'Previous lesson' }).click();
    const late = page.getByRole('button', { name: /: late$/ }).first();
    const was = await late.getAttribute('aria-pressed');
    await late.click();
    await expect(late).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
    await expectSaved(page);
    await inBothThemes(page, expectAccessible);
    await page.getByText('Whole table').click();
    await expect(page.getByRole('grid')).toBeVisible();
  });
});
