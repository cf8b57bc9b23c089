import type { Page } from '@playwright/test';
import { createJournal } from '#modules/journal/contract/create-journal.ts';
import { getJournalChoices } from '#modules/journal/contract/get-journal-choices.ts';
import { inBothThemes } from './both-themes.ts';
import { enter, expect, test } from './kriit.ts';
import type { Office } from './office.ts';
import { PHONE } from './phone.ts';
import { RARE } from './rare.ts';

/** The teacher of the demonstration, as the choices of a leader name them. */
const TEACHER = 'Liis Rebassoo';

/** A journal that the office gives to the demonstration's teacher. */
async function giveJournal(office: Office, teacher: string, title: string): Promise<number> {
  const { teachers } = await office.call(getJournalChoices, { params: { schoolId: 1 } });
  const found = teachers.find(({ name }) => name === teacher);
  if (found === undefined) throw new Error(`nobody called ${teacher} teaches`);
  const { id } = await office.call(createJournal, {
    params: { schoolId: 1 },
    body: {
      title,
      icon: 'chess',
      type: 'hobby_group',
      is_point_based: false,
      individual: false,
      name_first: false,
      class_id: null,
      course_id: null,
      teacher_ids: [found.user_id],
      student_ids: [],
      slots: [],
    },
  });
  return id;
}

const pick = async (page: Page, field: string, typed: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: field }).fill(typed);
  await page.getByRole('option', { name: option }).first().click();
};

test('a headmaster creates a journal, and its teacher has it at once', async ({ signIn, product, page, freshPage }) => {
  await signIn('teacher', '/journal');
  await expect(page.getByRole('heading', { name: 'Journals', level: 1 })).toBeVisible();
  const desk = await freshPage();
  await enter(desk.context(), product, 'headmaster');
  await desk.goto('/');
  await desk.getByRole('link', { name: 'Journals' }).first().click();
  await desk.getByRole('link', { name: 'New journal' }).click();
  await desk.getByRole('button', { name: 'Create the journal' }).click();
  await expect(desk.getByText('Please give the journal a title.')).toBeVisible();
  await expect(desk.getByText('Please choose at least one teacher.')).toBeVisible();
  await desk.getByLabel('Title').fill('Astronomy club');
  await desk.getByRole('radio', { name: 'star' }).check({ force: true });
  await desk.getByText('Hobby group', { exact: true }).click();
  await pick(desk, 'Teachers', TEACHER, TEACHER);
  await desk.getByText('Chosen students', { exact: true }).click();
  await pick(desk, 'Students', 'Mari', /Mari/);
  await desk.getByRole('button', { name: 'Create the journal' }).click();
  await expect(desk.getByText('The journal is there, and its teachers see it.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Astronomy club/ })).toBeVisible();
});

test(
  'settings that somebody else saved meanwhile are not written over',
  RARE,
  async ({ signIn, office, product, freshPage }) => {
    const id = await giveJournal(office, TEACHER, 'Morning chess');
    const page = await signIn('headmaster', `/journal/${id}/settings`);
    await page.getByLabel('Title').fill('Chess before school');
    const desk = await freshPage();
    await enter(desk.context(), product, 'admin');
    await desk.goto(`/journal/${id}/settings`);
    await desk.getByLabel('Title').fill('Chess at noon');
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(desk.getByRole('heading', { name: 'Chess at noon' })).toBeVisible();
    // Also when the page has heard of it, what is sent names the state in which the changes began.
    await expect(page.getByText('Somebody has changed these settings while you were writing')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Somebody else has changed this journal in the meantime.')).toBeVisible();
    await page.getByRole('button', { name: 'Show the new state' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Chess at noon');
  },
);

test(
  'a journal that is locked says so to its teacher',
  RARE,
  async ({ signIn, product, page, freshPage, office, expectAccessible }) => {
    const id = await giveJournal(office, TEACHER, 'Evening chess');
    await signIn('teacher', `/journal/${id}`);
    await expect(page.getByRole('heading', { name: 'Evening chess' })).toBeVisible();
    const desk = await freshPage();
    await enter(desk.context(), product, 'headmaster');
    await desk.goto(`/journal/${id}/settings`);
    await expect(desk.getByRole('heading', { name: 'Evening chess' })).toBeVisible();
    await inBothThemes(desk, expectAccessible);
    await desk.getByRole('button', { name: 'Lock', exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Lock', exact: true }).click();
    await expect(desk.getByText('The journal is locked.')).toBeVisible();
    await expect(page.getByText('This journal is locked').first()).toBeVisible();
    await desk.getByLabel('Title').fill('Morning chess');
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(desk.getByText('The settings were saved.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Morning chess' })).toBeVisible();
  },
);

test(
  'administrators keep credit ranges, and a headmaster has no such entry',
  RARE,
  async ({ signIn, product, page, freshPage, expectAccessible }) => {
    await signIn('admin', '/journal/credit-ranges');
    await page.getByRole('button', { name: 'New range' }).click();
    const dialog = page.getByRole('dialog', { name: 'New range' });
    await dialog.getByRole('textbox', { name: 'From' }).fill('5000');
    await dialog.getByRole('textbox', { name: 'To', exact: true }).fill('4000');
    await dialog.getByRole('textbox', { name: 'Value' }).fill('Superb');
    await dialog.getByRole('button', { name: 'Add range' }).click();
    await expect(dialog.getByText('The range has to end above its beginning.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'To', exact: true }).fill('5010');
    await dialog.getByRole('button', { name: 'Add range' }).click();
    await expect(page.getByRole('row', { name: /Superb/ })).toBeVisible();
    await page.getByRole('button', { name: 'New range' }).click();
    await dialog.getByRole('textbox', { name: 'From' }).fill('5005');
    await dialog.getByRole('textbox', { name: 'To', exact: true }).fill('5020');
    await dialog.getByRole('textbox', { name: 'Value' }).fill('Beyond');
    await dialog.getByRole('button', { name: 'Add range' }).click();
    await expect(dialog.getByText('This range overlaps with another one.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await inBothThemes(page, expectAccessible);
    await page.getByRole('button', { name: 'Delete 5,000 to 5,010' }).click();
    await page.getByRole('button', { name: 'Delete this range' }).click();
    await expect(page.getByRole('row', { name: /Superb/ })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Credit ranges' })).toBeVisible();

    const desk = await freshPage();
    await enter(desk.context(), product, 'headmaster');
    await desk.goto('/journal');
    await expect(desk.getByRole('link', { name: 'Whiteboard' })).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Credit ranges' })).toHaveCount(0);
  },
);

test(
  'a note on the whiteboard is private until it is shared',
  RARE,
  async ({ signIn, product, page, freshPage, expectAccessible }) => {
    const phone = await freshPage(PHONE);
    await enter(phone.context(), product, 'staff');
    await phone.goto('/journal/whiteboard');
    await expect(phone.getByRole('heading', { name: 'Whiteboard' })).toBeVisible();
    await signIn('teacher', '/journal/whiteboard');
    const line = page.getByLabel('What do you want to note?');
    await line.fill('Order chalk');
    await line.press('Enter');
    const card = page.getByRole('listitem').filter({ hasText: 'Order chalk' });
    await expect(card).toContainText('Only me');
    await line.fill('Buses wait behind the hall');
    await page.getByLabel('Share with the staff').check();
    await line.press('Enter');
    await expect(phone.getByText('Buses wait behind the hall')).toBeVisible();
    await expect(phone.getByText('Order chalk')).toHaveCount(0);
    await card.getByRole('button', { name: 'Edit “Order chalk”' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit note' });
    await dialog.getByLabel('Description').fill('White and yellow');
    await dialog.getByLabel('Share with the staff').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(phone.getByText('White and yellow')).toBeVisible();
    await inBothThemes(phone, expectAccessible);
    await inBothThemes(page, expectAccessible);
    await card.getByRole('button', { name: 'Delete “Order chalk”' }).click();
    await page.getByRole('button', { name: 'Delete this note' }).click();
    await expect(phone.getByText('Order chalk')).toHaveCount(0);
  },
);

test(
  'a headmaster enters the holidays, and a teacher has no such page',
  RARE,
  async ({ signIn, product, page, freshPage, expectAccessible }) => {
    await signIn('headmaster', '/journal/free-days');
    await page.getByRole('button', { name: 'New free days' }).click();
    const dialog = page.getByRole('dialog', { name: 'New free days' });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('Please say what these days are called.')).toBeVisible();
    await dialog.getByLabel('Name').fill('Days of snow');
    await dialog.getByRole('textbox', { name: 'First day' }).fill('14.01.2051');
    await dialog.getByRole('textbox', { name: 'Last day' }).fill('13.01.2051');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('The last day lies before the first one.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Last day' }).fill('16.01.2051');
    await dialog.getByRole('textbox', { name: 'Last day' }).press('Enter');
    const row = page.getByRole('row', { name: /Days of snow/ });
    await expect(row).toContainText('14.01.2051 – 16.01.2051');
    await inBothThemes(page, expectAccessible);

    // The same days again are refused, one of them alone is not.
    await page.getByRole('button', { name: 'New free days' }).click();
    await dialog.getByLabel('Name').fill('Snow feast');
    await dialog.getByRole('textbox', { name: 'First day' }).fill('14.01.2051');
    await dialog.getByRole('textbox', { name: 'Last day' }).fill('16.01.2051');
    await expect(dialog.getByText('Some of these days are free already: Days of snow.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('These very days are entered already.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Last day' }).fill('');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('row', { name: /Snow feast/ })).toContainText('1 day');

    await page.getByRole('button', { name: 'Edit “Snow feast”' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit free days' });
    await editing.getByLabel('Name').fill('Feast of snow');
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: /Feast of snow/ })).toBeVisible();
    for (const name of ['Feast of snow', 'Days of snow']) {
      await page.getByRole('button', { name: `Delete “${name}”` }).click();
      await page.getByRole('button', { name: 'Delete these free days' }).click();
      await expect(page.getByRole('row', { name: new RegExp(name) })).toBeHidden();
    }

    const desk = await freshPage();
    await enter(desk.context(), product, 'teacher');
    await desk.goto('/journal');
    await expect(desk.getByRole('link', { name: 'Whiteboard' })).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Free days' })).toHaveCount(0);
  },
);
