import { enter, expect } from './kriit.ts';
import { dialogIn, dialogPath, lessonsOf } from './lessons.ts';
import { test } from './portal.ts';

type Heard = { type: string; data: Record<string, unknown> };

/** What the story's host does: it keeps the journal's dialog in a frame and notes what it is told. */
const hosting = (journal_id: number) => `
  window.heard = [];
  const frame = mount({ path: '${dialogPath(journal_id)}', locale: 'en', launchCode: await launch('teacher', 'journal') });
  frame.on('message', ({ direction, type, data }) => {
    if (direction === 'to_host' && type.startsWith('lesson_')) heard.push({ type, data });
  });
  window.ask = (wish = {}) =>
    frame.tell('open_lesson', { view: 'new_lesson', event_id: 0, event_date: '', lesson_number: '', ...wish });
`;

test('a host opens a lesson by a message, and is told exactly once how it was saved', async ({
  openHost,
  strict,
  product,
}) => {
  await enter(strict, product, 'teacher');
  const lessons = lessonsOf(strict, product.url);
  const journal_id = await lessons.journal('Mathematics: Trigonometry', '11.B');
  const { page, kriit } = await openHost(hosting(journal_id));
  const { dialog, title, button } = dialogIn(kriit);
  const heard = () => page.evaluate<Heard[]>('heard');

  // Nothing before the message.
  await expect(kriit.getByText('The lesson opens in a moment.')).toBeVisible();
  expect(await heard()).toEqual([]);

  for (const [variant, name] of [
    ['save', 'Save'],
    ['save_and_add_grades', 'Save and add grades'],
    ['save_and_add_homework', 'Save and add homework'],
  ] as const) {
    await page.evaluate('heard.length = 0; ask()');
    await title.fill(`A host asks: ${variant}`);
    expect(await heard()).toEqual([{ type: 'lesson_opened', data: { journal_id, event_id: 0 } }]);
    await button(name).click();
    await expect(dialog).toBeHidden();
    const { taken } = await lessons.known(journal_id);
    const event_id = taken.find((one) => one.title === `A host asks: ${variant}`)?.id;
    await expect.poll(heard).toEqual([
      { type: 'lesson_opened', data: { journal_id, event_id: 0 } },
      { type: 'lesson_saved', data: { variant, journal_id, event_id } },
      { type: 'lesson_closed', data: { journal_id } },
    ]);
  }

  // A lesson that is there, and a day that the host knows better.
  const { taken, study_year } = await lessons.known(journal_id);
  const [first] = taken;
  await page.evaluate(`heard.length = 0; ask({ view: 'edit_lesson', event_id: ${first?.id} })`);
  await expect(title).toHaveValue(first?.title ?? '');
  await title.fill('Changed by a host');
  await button('Save').click();
  await expect(dialog).toBeHidden();
  expect((await lessons.read(journal_id, first?.id ?? 0)).title).toBe('Changed by a host');
  await page.evaluate(`heard.length = 0; ask({ event_date: '${study_year.ends_on}', lesson_number: '0' })`);
  await expect(dialogIn(kriit).date).toHaveValue(study_year.ends_on.split('-').reverse().join('.'));
  await expect(dialogIn(kriit).number).toHaveValue('0');
  // Nothing was changed, so nothing is asked.
  await title.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(heard).toHaveLength(2);
});

test('on a page that is higher than the window the dialog stands in what can be seen of it, also after scrolling', async ({
  openHost,
  strict,
  product,
}) => {
  await enter(strict, product, 'teacher');
  const journal_id = await lessonsOf(strict, product.url).journal('Mathematics: Trigonometry', '11.B');
  const { page, kriit } = await openHost(`
    ${hosting(journal_id)}
    document.getElementById('above').style.height = '900px';
    document.querySelector('iframe').style.minHeight = '3000px';
  `);
  const { dialog, title } = dialogIn(kriit);
  await expect(kriit.getByText('The lesson opens in a moment.')).toBeVisible();
  const middle = async (): Promise<number> => {
    const [box, frame] = [await dialog.boundingBox(), await page.locator('iframe').boundingBox()];
    const [top, bottom] = [Math.max(frame?.y ?? 0, 0), Math.min((frame?.y ?? 0) + (frame?.height ?? 0), 720)];
    return Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - (top + bottom) / 2);
  };
  for (const place of [1_400, 2_600, 300]) {
    await page.evaluate(`scrollTo(0, ${place})`);
    await page.evaluate('ask()');
    await expect(title).toBeInViewport();
    if (place > 900) await expect.poll(middle).toBeLessThan(40);
    await title.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('without a host, what was to come next goes on in the journal', async ({ signIn, page }) => {
  await signIn('teacher');
  const lessons = lessonsOf(page.context());
  const journal_id = await lessons.journal('Mathematics: Trigonometry', '11.A');
  const { dialog, title, button } = dialogIn(page);
  await page.goto(dialogPath(journal_id));
  await title.fill('Homework follows');
  await button('Save and add homework').click();
  await expect(page).toHaveURL(`/journal/${journal_id}`);
  const homework = page.getByRole('dialog', { name: 'New homework' });
  await expect(homework.getByText('Homework follows')).toBeVisible();
  await homework.getByLabel('What is to be done').fill('Read on');
  await homework.getByRole('button', { name: 'Save homework' }).click();
  await expect(page.getByText('The homework was saved.')).toBeVisible();

  await page.goto(dialogPath(journal_id));
  await title.fill('Grades follow');
  await button('Save and add grades').click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/journal/${journal_id}`);
  const cell = page.locator('[role="gridcell"][data-active]');
  await expect(cell).toBeFocused();
  await expect(cell).toHaveAccessibleName(/Grades follow/);
});

test('the dialog is 754 wide, its other views 454, and Back keeps what was typed', async ({
  signIn,
  expectAccessible,
}) => {
  const page = await signIn('teacher');
  const journal_id = await lessonsOf(page.context()).journal('Mathematics: Trigonometry', '11.A');
  await page.goto(dialogPath(journal_id));
  const { dialog, title, description, button } = dialogIn(page);
  const width = () => dialog.evaluate((element) => element.getBoundingClientRect().width);
  await title.fill('Typed before');
  await description.fill('And this too');
  await expect.poll(width).toBe(754);
  await expectAccessible(page);

  await button('Choose from the workplan').click();
  await expect(page.getByRole('heading', { name: 'Choose from the workplan' })).toBeVisible();
  await expect.poll(width).toBe(454);
  await expect(dialog.getByText(/^Taught \d\d\.\d\d\.\d{4}$/).first()).toBeVisible();
  await expect(dialog.getByText('Not taught yet').first()).toBeVisible();
  await expectAccessible(page);
  await button('Back to the lesson').click();
  await expect(title).toHaveValue('Typed before');
  await expect(description).toHaveValue('And this too');

  await dialog.getByText('Individual lesson', { exact: true }).click();
  await expect.poll(width).toBe(454);
  await expectAccessible(page);
  await dialog.getByRole('checkbox').first().check();
  await page.keyboard.press('Escape');
  await expect(title).toHaveValue('Typed before');

  // A lesson of the plan fills title, description and the link.
  await button('Choose from the workplan').click();
  const planned = dialog.getByRole('button').filter({ hasText: 'Not taught yet' }).last();
  const name = (await planned.locator('span > span').first().textContent()) ?? '';
  await planned.click();
  await expect(title).toHaveValue(name);
  await expect(description).not.toHaveValue('And this too');
  await expect(dialog.getByText(`From the workplan: ${name}`)).toBeVisible();
  await button('Save').click();
  await expect(page).toHaveURL(/\/teacher-modal$/);
  const lessons = lessonsOf(page.context());
  const { id = 0 } = (await lessons.known(journal_id)).taken.find((one) => one.title === name) ?? {};
  const saved = await lessons.read(journal_id, id);
  expect(saved.workplan_lesson_id).not.toBeNull();
  expect([saved.individual_lesson, saved.individual_students.length]).toEqual([true, 1]);
});

test('from a cold open to a saved lesson it takes two keys', async ({ signIn }) => {
  const page = await signIn('teacher');
  const lessons = lessonsOf(page.context());
  const journal_id = await lessons.journal('Mathematics', '9.A');
  const { proposal } = await lessons.known(journal_id);
  await page.goto(dialogPath(journal_id));
  await expect(dialogIn(page).title).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogIn(page).title).toHaveValue(proposal.workplan_lesson?.name ?? '-');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The lesson is saved.')).toBeVisible();
  const { taken } = await lessons.known(journal_id);
  const { event_date, lesson_number, workplan_lesson } = proposal;
  expect(taken).toContainEqual(
    expect.objectContaining({ event_date, lesson_number, title: workplan_lesson?.name ?? '' }),
  );
});

test('Escape and Cancel ask only when something was changed', async ({ signIn }) => {
  const page = await signIn('teacher', '/teacher-modal');
  await page.getByRole('link', { name: /Chess club/ }).click();
  const { dialog, title, button } = dialogIn(page);
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  await title.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: /Chess club/ }).click();
  await title.fill('A gambit');
  for (const leave of [() => page.keyboard.press('Escape'), () => button('Cancel').click(), () => page.goBack()]) {
    await leave();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(title).toHaveValue('A gambit');
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Close anyway' }).click();
  await expect(dialog).toBeHidden();
  // What was thrown away does not come back.
  await page.getByRole('link', { name: /Chess club/ }).click();
  await expect(title).toHaveValue('');
});

test('faults are told one by one in the order of the document, each at its field', async ({ signIn }) => {
  const page = await signIn('teacher');
  const lessons = lessonsOf(page.context());
  const journal_id = await lessons.journal('Informatics: Programming I');
  await page.goto(dialogPath(journal_id));
  const { title, date, number, points, button } = dialogIn(page);
  await number.fill('');
  await date.fill('7.3.26');
  await button('Save').click();
  const steps = [
    [title, () => title.fill('x'.repeat(256))],
    [title, () => title.fill('x'.repeat(255))],
    [number, () => number.fill('21')],
    [number, () => number.fill('0')],
    [points, () => points.fill('-1')],
    [points, () => points.fill('0')],
    [date, () => date.fill('07.03.1826')],
    [date, () => date.fill('07.03.2019')],
  ] as const;
  for (const [field, mend] of steps) {
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await mend();
    await button('Save').click();
  }
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  // A long title is warned of before it is too long.
  await expect(page.getByText('255 of 255 characters')).toBeVisible();
  await title.fill('x'.repeat(225));
  await expect(page.getByText(/of 255 characters/)).toBeHidden();
  await title.fill('Zero points');
  const { study_year } = await lessons.known(journal_id);
  await date.fill(study_year.ends_on.split('-').reverse().join('.'));
  await button('Save').click();
  await expect(page.getByText('The lesson is saved.')).toBeVisible();
});
