import { inBothThemes } from './both-themes.ts';
import { enter, expect, test } from './kriit.ts';
import { dialogIn, lessonsOf } from './lessons.ts';
import { PHONE } from './phone.ts';
import { RARE } from './rare.ts';

const LINES = [
  'Angles of a circle:',
  '1. Radians\tPages 40 to 42',
  '2. Arc',
  'Waves:',
  'Sine wave',
  'Cosine wave',
].join('\n');

test('a teacher writes a plan by pasting, and the journal that follows it proposes its first lesson', async ({
  signIn,
  page,
  expectAccessible,
}) => {
  await signIn('teacher', '/journal');
  await page.getByRole('link', { name: 'Workplans' }).click();
  await page.getByRole('link', { name: 'New workplan' }).first().click();
  await page.getByRole('button', { name: 'Create the workplan' }).click();
  await expect(page.getByText('Please give the workplan a name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Waves and circles');

  // Many lines at once are a plan.
  await page.getByLabel('Paste or type lessons, one in each line').evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, LINES);
  const lesson = (number: number) => page.getByRole('textbox', { name: `Lesson ${number}`, exact: true });
  await expect(lesson(1)).toHaveValue('Radians');
  await expect(page.getByLabel('Description of lesson 1')).toHaveValue('Pages 40 to 42');
  await expect(page.getByLabel('Name of block 2')).toHaveValue('Waves');

  // The keyboard goes on from there.
  await lesson(4).press('Enter');
  await expect(lesson(5)).toBeFocused();
  await page.keyboard.type('Tangent');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(lesson(4)).toHaveValue('Tangent');
  await expect(lesson(4)).toBeFocused();
  // What was typed and not added yet is saved too.
  await page.getByLabel('Paste or type lessons, one in each line').fill('Repetition');
  await page.getByRole('button', { name: 'Create the workplan' }).click();
  await expect(page.getByText('The workplan is there.')).toBeVisible();
  await expect(lesson(6)).toHaveValue('Repetition');
  await inBothThemes(page, expectAccessible);

  // Whoever takes out an empty block goes on at its neighbour.
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('button', { name: 'Remove block 3' }).click();
  await expect(page.getByLabel('Name of block 2')).toBeFocused();
  await page.getByLabel('Name of block 1').fill('Angles');
  await lesson(6).fill('Test');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The workplan was saved.')).toBeVisible();

  const lessons = lessonsOf(page.context());
  const id = await lessons.journal('Mathematics: Trigonometry', '11.B');
  await page.goto(`/journal/${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Workplan' }).click();
  const choosing = page.getByRole('dialog', { name: 'Workplan of this journal' });
  await choosing.getByRole('searchbox').fill('waves');
  await choosing.getByRole('button', { name: /Waves and circles/ }).click();
  await expect(page.getByText('The journal follows “Waves and circles” now.')).toBeVisible();

  await page.getByRole('button', { name: 'New lesson' }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: /Next in the workplan: Radians/ }).click();
  await expect(dialogIn(frame).title).toHaveValue('Radians');
});

test(
  'a plan is shared with colleagues, who read and copy it',
  RARE,
  async ({ signIn, product, page, freshPage, expectAccessible }) => {
    await signIn('teacher', '/journal/workplans/new');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Origami for everybody');
    await page.getByLabel('Paste or type lessons, one in each line').fill('Cranes\nBoats');
    await page.getByRole('button', { name: 'Add 2 lessons' }).click();
    await page.getByRole('button', { name: 'Create the workplan' }).click();
    await expect(page.getByText('The workplan is there.')).toBeVisible();

    const phone = await freshPage(PHONE);
    await enter(phone.context(), product, 'formmaster');
    await phone.goto('/journal/workplans');
    await phone.getByRole('searchbox').fill('origami');
    await expect(phone.getByText('No workplan fits what you searched for.')).toBeVisible();
    await page.getByLabel('Share with colleagues').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await phone.getByRole('link', { name: /Origami for everybody/ }).click();
    await expect(phone.getByText('You can read, use and copy this plan.')).toBeVisible();
    await inBothThemes(phone, expectAccessible);
    await phone.getByRole('link', { name: 'Make a copy' }).click();
    await phone.getByRole('button', { name: 'Create the workplan' }).click();
    await expect(phone.getByRole('heading', { name: 'Origami for everybody (copy)' })).toBeVisible();
    await phone.getByRole('button', { name: 'Delete', exact: true }).click();
    await phone.getByRole('button', { name: 'Delete this workplan' }).click();
    await expect(phone.getByRole('heading', { name: 'Workplans' })).toBeVisible();
    await expect(phone.getByText('Origami for everybody (copy)')).toHaveCount(0);
  },
);

test('a plan is not saved past a file that is on its way', RARE, async ({ signIn, page }) => {
  await signIn('teacher', '/journal/workplans/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Knots and ropes');
  const arrival = Promise.withResolvers<void>();
  await page.route('**/upload?*', async (route) => {
    await arrival.promise;
    await route.fallback();
  });
  const file = { name: 'knots.txt', mimeType: 'text/plain', buffer: Buffer.from('Bowline') };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByText('knots.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Create the workplan' }).click();
  await expect(page.getByText('You can save as soon as the files have arrived.')).toBeVisible();
  arrival.resolve();
  await expect(page.getByRole('link', { name: /knots\.txt/ })).toBeVisible();
  await expect(page.getByText('You can save as soon as the files have arrived.')).toBeHidden();
  await page.getByRole('button', { name: 'Create the workplan' }).click();
  await expect(page.getByText('The workplan is there.')).toBeVisible();
  await expect(page.getByRole('link', { name: /knots\.txt/ })).toBeVisible();
});
