import { expect, test } from './kriit.ts';
import { activeCell, expectSaved, openJournal } from './lessons.ts';
import { RARE } from './rare.ts';

test('a pasted block closes what was open beside the cell', RARE, async ({ signIn, page }) => {
  await signIn('teacher', '/journal');
  await openJournal(page);
  await activeCell(page).focus();
  await page.keyboard.press('Control+Home');
  await activeCell(page).click();
  const about = page.getByRole('dialog');
  await expect(about).toBeVisible();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '3\n4');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(about).toBeHidden();
  await expectSaved(page);
  await page.keyboard.press('Control+z');
  await expectSaved(page);
});

test('an assessment and homework are given', async ({ signIn, page }) => {
  await signIn('teacher', '/journal');
  await openJournal(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'New assessment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add assessment' }).click();
  await expect(dialog.getByText('Please give the assessment a title.')).toBeVisible();
  // What is too long is counted as the server counts it, told, and kept.
  await dialog.getByLabel('Title').fill('🙂'.repeat(256));
  await expect(dialog.getByText('256 of 255 characters')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add assessment' }).click();
  await expect(dialog.getByText('Title too long: max 255 symbols.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('🙂'.repeat(256));
  await dialog.getByLabel('Title').fill('Test of letters');
  await dialog.getByLabel('Points at most').fill('20');
  await dialog.getByRole('button', { name: 'Add assessment' }).click();
  await expect(page.getByRole('columnheader', { name: /Test of letters/ })).toBeVisible();
  await expect(page.locator('[role="gridcell"][data-active][data-assessment]')).toBeVisible();
  await activeCell(page).focus();
  await page.keyboard.type('21');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There are at most 20 points here.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('18');
  await page.keyboard.press('Enter');
  await expectSaved(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Homework' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New homework' }).click();
  await page.getByLabel('What is to be done').fill('Exercises 7 to 9');
  await page.getByRole('button', { name: 'Save homework' }).click();
  await expect(page.getByText('The homework was saved.')).toBeVisible();
});

test(
  'what was typed into a dialog is not lost to Escape, the cross, a click beside it or Back without a question',
  RARE,
  async ({ signIn, page }) => {
    await signIn('teacher', '/journal');
    await openJournal(page);
    const open = async () => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'New assessment' }).click();
    };
    const dialog = page.getByRole('dialog', { name: 'New assessment' });
    const title = dialog.getByLabel('Title');
    const question = page.getByRole('dialog', { name: 'Close without saving?' });
    await open();
    await title.press('Escape');
    await expect(dialog).toBeHidden();
    await open();
    await title.fill('Half a test');
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 5),
      () => page.goBack(),
    ];
    for (const leave of ways) {
      await leave();
      await question.getByRole('button', { name: 'Stay' }).click();
      await expect(question).toBeHidden();
      await expect(title).toHaveValue('Half a test');
      await expect(dialog.locator(':focus')).toBeVisible();
    }
    // What was typed and taken back is nothing to ask about.
    await title.fill('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await open();
    await title.fill('Half a test');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Close anyway' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/journal\/\d+$/);
    await open();
    await expect(title).toHaveValue('');
  },
);
