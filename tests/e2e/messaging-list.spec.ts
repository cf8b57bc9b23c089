import { enter } from './kriit.ts';
import { PHONE } from './phone.ts';
import { expect, test } from './talk.ts';

test('no filter of the list is out of reach of a mouse, and an empty list says where to begin', async ({
  office,
  signIn,
  page,
}) => {
  const { username } = await office.settle({ firstname: 'Uus', lastname: 'Algaja', role: 'teacher' });
  await signIn(username, '/messaging/main');
  // The list beside a conversation has not the room for all of them in one row.
  for (const filter of await page.getByRole('group', { name: 'Which conversations' }).getByRole('button').all())
    await expect(filter).toBeInViewport({ ratio: 1 });
  // List and pane say it once for both, with one way to begin below it.
  const said = page.getByText('You have no conversations yet.');
  await expect(said).toHaveCount(1);
  await expect(said.locator('..').getByRole('link', { name: 'New conversation' })).toBeVisible();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('Nothing is in the archive.')).toBeVisible();
  await expect(page.getByText('Choose a conversation, or begin a new one.')).toBeVisible();

  await page.goto('/messaging/overview');
  await expect(page.getByText('You have no conversations yet.')).toBeVisible();
  await page.getByRole('link', { name: 'New conversation' }).last().click();
  await expect(page.getByRole('heading', { name: 'New conversation' })).toBeVisible();
});

test('an address of a conversation that is gone leads back to the list on a phone', async ({ signIn, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('parent', '/messaging/main/999999999');
  await expect(page.getByText(/^This conversation could not be found/)).toBeVisible();
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first()).toBeVisible();
});

test('a phone shows which filter an address asks for', async ({ openContext, product }) => {
  const context = await openContext(PHONE);
  await enter(context, product, 'teacher');
  const page = await context.newPage();
  await page.goto('/messaging/overview?filter=archived');
  await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeInViewport({ ratio: 1 });
});
