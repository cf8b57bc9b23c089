import { giveRole } from '#modules/people/contract/give-role.ts';
import { fillInvitation, sendInvitation } from './invite.ts';
import { expect, test } from './kriit.ts';
import { RARE } from './rare.ts';
import { fail, REQUEST_ID, refuse } from './refuse.ts';

const REFUSALS = [
  [403, 'permission_denied', 'You don’t have permission to see or do this.'],
  [403, 'not_allowed_action', 'Action is not allowed. You don’t have permissions for this action.'],
  [403, 'request_blocked', 'The request was blocked by the security system.'],
  [404, 'data_not_found', 'This could not be found.'],
  [429, 'too_many_requests', 'That was a lot at once. Wait a minute and try again.'],
] as const;

/** Pages that come from whoever stands before us, and know nothing of our words. */
const GATEWAYS = [
  [403, 'The request was blocked by the security system.'],
  [502, 'Kriit is just starting. Try again in a moment.'],
] as const;

test('what cannot be shown says why, a fault of ours has a number for support, and every refusal its words', async ({
  signIn,
  page,
}) => {
  const list = '**/api/schools/*/people?*';
  await refuse(page, list, 403, 'feature_permission_missing');
  await signIn('headmaster', '/school/people');
  await expect(page.getByText('As a school leader you can also contact the provider')).toBeVisible();
  /** Another word to search for is another call, which is answered by what was arranged last. */
  const search = async (word: string, words: string) => {
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(word);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words);
  };
  for (const [status, key, words] of REFUSALS) {
    await page.unrouteAll();
    await refuse(page, list, status, key);
    await search(key, words);
  }
  for (const [status, words] of GATEWAYS) {
    await page.unrouteAll();
    await page.route(list, (route) => route.fulfill({ status, contentType: 'text/html', body: '<h1>nginx</h1>' }));
    await search(`gateway ${status}`, words);
  }
  await page.unrouteAll();
  await fail(page, list);
  await search('', 'Something went wrong on our side.');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(REQUEST_ID);
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'People of the school' })).toBeVisible();
  await page.unrouteAll();
  const dialog = await fillInvitation(page, 'Keelatud', 'Kutse');
  for (const [status, key, words] of REFUSALS) {
    await page.unrouteAll();
    await refuse(page, '**/api/schools/*/people', status, key);
    await sendInvitation(dialog);
    await expect(dialog.getByRole('alert')).toContainText(words);
    await expect(dialog.getByLabel('First name')).toHaveValue('Keelatud');
  }
});

test('a part that cannot be fetched offers to refresh', async ({ signIn, page }) => {
  await signIn('admin', '/school/people');
  await page.route('**/assets/settings-screen*', (route) => route.abort());
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: 'About the school' })).toBeVisible();
});

test('a part of a part that cannot be fetched leaves the page as it is', RARE, async ({ signIn, page }) => {
  await signIn('teacher');
  await page.route('**/assets/command-search*', (route) => route.abort());
  await page.getByRole('button', { name: 'Search' }).click();
  const notice = page.getByRole('dialog', { name: 'Notice' });
  await expect(notice).toContainText('This page could not be loaded');
  await expect(notice.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('a tab that is older than the server hears of the new version', async ({ signIn, page }) => {
  await page.route('**/api/today*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-kriit-build': 'newer' } });
  });
  await signIn('teacher');
  const notice = page.getByRole('complementary', { name: 'Kriit has been updated.' });
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: /Liis$/ })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test(
  'what has to be told stands above each other, covers nothing, and may be put off',
  RARE,
  async ({ signIn, page }) => {
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-kriit-build': 'newer' } });
    });
    await page.routeWebSocket('**', (socket) => socket.close());
    await signIn('headmaster', '/school/people');
    const update = page.getByRole('complementary', { name: 'Kriit has been updated.' });
    const connection = page.getByRole('complementary', { name: /^The connection was lost/ });
    await expect(update.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(connection).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      // What can be clicked is not covered, neither by each other nor at the end of the list.
      await update.getByRole('button', { name: 'Reload' }).click({ trial: true });
      await connection.getByRole('button', { name: 'Reconnect' }).click({ trial: true });
      await page.getByRole('button', { name: 'Show all' }).click({ trial: true });
    }
    await update.getByRole('button', { name: 'Close' }).click();
    await expect(update).toBeHidden();
    await expect(connection).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test('a screen that is closed to the role says so, and an address that leads nowhere keeps the way on at hand', async ({
  signIn,
}) => {
  const page = await signIn('teacher');
  for (const address of ['/school/people', '/platform', '/platform/jobs', '/unauthorized']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This is closed to your role' })).toBeVisible();
    await expect(page).toHaveURL(address);
  }
  await page.goto('/nothing-here');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Today' }).click();
  await expect(page.getByRole('heading', { name: /Liis$/ })).toBeVisible();
});

test('a closed screen opens under its own address once the right is there', RARE, async ({ signIn, office }) => {
  const { schoolId } = office;
  const { user_id, username } = await office.settle({ firstname: 'Tõus', lastname: 'Teel', role: 'teacher' });
  const page = await signIn(username, '/school/settings');
  await expect(page.getByRole('heading', { name: 'This is closed to your role' })).toBeVisible();
  await office.call(giveRole, { params: { schoolId, personId: user_id }, body: { type_id: 6 } });
  const otherTab = await page.context().newPage();
  await otherTab.goto('/');
  await otherTab.getByRole('button', { name: 'Role Teacher' }).click();
  await otherTab.getByRole('menuitemradio', { name: 'Administrator' }).click();
  await expect(page.getByRole('heading', { name: 'About the school' })).toBeVisible();
});

test('when nobody can tell who is here, trying again and signing in are offered', RARE, async ({ signIn, page }) => {
  await fail(page, '**/api/user/me');
  await signIn('teacher');
  await expect(page.getByRole('heading', { name: 'Kriit could not be opened' })).toBeVisible();
  await expect(page.getByText(REQUEST_ID)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to sign-in' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /Liis$/ })).toBeVisible();
});
