import type { BrowserContext } from '@playwright/test';
import { dayIn } from '#platform/contract/dates.ts';
import type { Product } from '#platform/testing/product.ts';
import { inBothThemes } from './both-themes.ts';
import { enter, expect, test } from './kriit.ts';
import { PHONE } from './phone.ts';
import { RARE } from './rare.ts';

type Told<Data> = { data: Data };
type Row = { id: number; class_name: string | null; is_point_based: boolean; is_locked: boolean };

/** A person who speaks to the product without a page. */
async function speaker(context: BrowserContext, product: Product, username: string) {
  await enter(context, product, username);
  const { url } = product;
  const get = async <Data>(path: string): Promise<Data> =>
    ((await (await context.request.get(`${url}/api${path}`)).json()) as Told<Data>).data;
  const post = async <Data>(path: string, data: object): Promise<Data> => {
    const answer = await context.request.post(`${url}/api${path}`, { data });
    expect({ status: answer.status(), said: await answer.text() }).toMatchObject({ status: 200 });
    return ((await answer.json()) as Told<Data>).data;
  };
  return { get, post };
}

const today = (): string => dayIn('Europe/Tallinn', new Date());

/** The journal of the class in which the demonstration's parent has a child, and the child. */
async function placeOf(teacher: Awaited<ReturnType<typeof speaker>>, parent: Awaited<ReturnType<typeof speaker>>) {
  const journals = await teacher.get<Row[]>('/journals');
  const journal_id =
    journals.find(({ class_name, is_point_based, is_locked }) => class_name === '11.A' && !is_point_based && !is_locked)
      ?.id ?? 0;
  const { children } = await parent.get<{ children: { user_id: number; firstname: string }[] }>('/user/me/context');
  const student_id = children.find(({ firstname }) => firstname === 'Marta')?.user_id ?? 0;
  // Another story may have looked at the other child last.
  await parent.get(`/set-user?redirect=false&viewed_user_id=${student_id}`);
  return { journal_id, student_id };
}

test('what a teacher writes is in the diary that a parent has open on a phone, at once', async ({
  openContext,
  product,
  expectAccessible,
}) => {
  const phone = await openContext(PHONE);
  const parent = await speaker(phone, product, 'parent');
  const teacher = await speaker(await openContext(), product, 'teacher');
  const { journal_id, student_id } = await placeOf(teacher, parent);
  const page = await phone.newPage();
  await page.goto('/diary');
  await expect(page.getByRole('heading', { level: 1, name: 'Diary' })).toBeVisible();

  const lesson = await teacher.post<{ id: number }>(`/journal/${journal_id}/event`, {
    title: 'Vectors in the plane',
    description: 'Arrows that have a length',
    event_date: today(),
    lesson_number: 20,
    lesson_type_id: 1,
  });
  const line = page.getByRole('button', { name: /Vectors in the plane/ });
  await expect(line).toBeVisible();
  const cell = { event_id: lesson.id, student_id, value: '5', comment_type: 'participation', comment: 'Well asked!' };
  await teacher.post(`/journal/${journal_id}/cells`, { cells: [cell] });
  await expect(line).toContainText('5');
  await line.click();
  await expect(page.getByText('Well asked!')).toBeVisible();
  await expect(page.getByText('Arrows that have a length')).toBeVisible();
  await teacher.post(`/journal/${journal_id}/homework`, {
    description: 'Draw three of them',
    due_on: today(),
    event_id: lesson.id,
  });
  const tick = page.getByRole('checkbox', { name: /Draw three of them/ });
  await tick.check();
  await page.reload();
  await expect(tick).toBeChecked();
  // It opens at its head, and today comes first below it, on whichever day of the week.
  await expect(page.getByRole('heading', { level: 1, name: 'Diary' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Report an absence' })).toBeInViewport();
  await expect(page.locator('section[data-today] h3')).toBeInViewport();
  await inBothThemes(page, expectAccessible);

  await page.getByRole('link', { name: 'Grades' }).click();
  await page.getByRole('button', { name: /Vectors in the plane/ }).click();
  await expect(page.getByText('Well asked!')).toBeVisible();
  await inBothThemes(page, expectAccessible);
});

test('a parent reports an absence, hears what is wrong with it, and the teacher finds it in the table', async ({
  openContext,
  product,
  expectAccessible,
}) => {
  const phone = await openContext(PHONE);
  const parent = await speaker(phone, product, 'parent');
  const teacher = await speaker(await openContext(), product, 'teacher');
  const { journal_id, student_id } = await placeOf(teacher, parent);
  const page = await phone.newPage();
  await page.goto('/diary');
  await page.getByRole('link', { name: 'Report an absence' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A bad cold');
  await inBothThemes(page, expectAccessible);
  // Late in the evening the form begins with tomorrow.
  await dialog.getByRole('button', { name: 'Today', exact: true }).click();
  const from = await dialog.getByLabel('From').inputValue();
  await dialog.getByLabel('From').fill('01.09.2020');
  await dialog.getByRole('button', { name: 'Send to the school' }).click();
  await expect(dialog.getByText('The absence has to begin today or later.')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('A bad cold');
  await dialog.getByLabel('From').fill('soon');
  await dialog.getByRole('button', { name: 'Send to the school' }).click();
  await expect(dialog.getByText('Write the day as dd.mm.yyyy.')).toBeVisible();
  await dialog.getByLabel('From').fill(from);
  await dialog.getByRole('button', { name: 'Send to the school' }).click();
  await expect(page.getByText('The school knows that your child will be away.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('A bad cold')).toBeVisible();
  await inBothThemes(page, expectAccessible);

  type Table = { reported: { student_id: number; starts_on: string }[] };
  const { reported } = await teacher.get<Table>(`/journal/${journal_id}/table`);
  expect(reported).toContainEqual(expect.objectContaining({ student_id, starts_on: today() }));

  // The headmaster sees who is away, and sees it end.
  const office = await openContext();
  await enter(office, product, 'headmaster');
  const away = await office.newPage();
  await away.goto('/journal/absences');
  await expect(away.getByText('A bad cold')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).first().click();
  await page.getByRole('button', { name: 'Withdraw this absence' }).click();
  await expect(page.getByText('The absence has been withdrawn.')).toBeVisible();
  await expect(away.getByText('A bad cold')).toHaveCount(0);
});

test('a parent who is barred from a child finds no diary of it', RARE, async ({ signIn }) => {
  const page = await signIn('parent.barred', '/diary');
  await expect(page.getByText('There is no diary for you to read')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report an absence' })).toHaveCount(0);
});

test(
  'weeks are turned by keys and by buttons, and a day far away is calm',
  RARE,
  async ({ signIn, expectAccessible }) => {
    const page = await signIn('student', '/diary');
    const span = page.getByRole('heading', { level: 2 }).first();
    const now = await span.textContent();
    await page.keyboard.press('ArrowLeft');
    await expect(span).not.toHaveText(now ?? '');
    await page.getByRole('button', { name: 'This week' }).click();
    await expect(span).toHaveText(now ?? '');
    await page.goto('/diary?week=2019-07-01');
    await expect(page.getByText('There are no lessons this week.')).toBeVisible();
    await expectAccessible(page);
  },
);
