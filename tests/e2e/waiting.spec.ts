import { fillInvitation, sendInvitation } from './invite.ts';
import { expect, test } from './kriit.ts';
import { RARE } from './rare.ts';

test('an action without a connection is told, keeps what was typed, and is done once', async ({ signIn, page }) => {
  await signIn('admin', '/school/people');
  const dialog = await fillInvitation(page, 'Võrguta', 'Kutsuja');
  await page.context().setOffline(true);
  await sendInvitation(dialog);
  const notice = page.getByRole('dialog', { name: 'Notice' });
  await expect(notice).toContainText('There is no internet connection.');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(dialog.getByLabel('Last name')).toHaveValue('Kutsuja');
  await page.context().setOffline(false);
  await sendInvitation(dialog);
  const ready = page.getByRole('dialog', { name: 'The link is ready' });
  await ready.getByRole('button', { name: 'Done' }).click();
  await expect(ready).toBeHidden();

  // An answer that is lost on the way does not make a second person.
  const again = await fillInvitation(page, 'Kadunud', 'Vastuse');
  await page.route('**/api/schools/*/people', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendInvitation(again);
  await notice.getByRole('button', { name: 'OK' }).click();
  await page.unrouteAll();
  await sendInvitation(again);
  await expect(ready).toBeVisible();
  await page.goto('/school/people?search=Vastuse');
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
});

test(
  'a notice stands on top of what it comes from, and Escape closes it alone; without a connection no language comes',
  RARE,
  async ({ signIn, page, office }) => {
    // Somebody of their own: the language that is picked here stays with the account.
    const { username } = await office.settle({ firstname: 'Keele', lastname: 'Valija', role: 'admin' });
    await signIn(username, '/school/people?search=Rebassoo');
    await page.getByRole('link', { name: /Liis Rebassoo/ }).click();
    await page.getByRole('button', { name: 'Give a role' }).click();
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Give this role' }) });
    await dialog.getByLabel('Role').selectOption('Caterer');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Give this role' }).click();
    const notice = page.getByRole('dialog', { name: 'Notice' });
    await expect(notice.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    await expect(dialog.getByLabel('Role')).toHaveValue('22');
    await dialog.getByRole('button', { name: 'Give this role' }).click();
    // A click reaches only what nothing lies on top of.
    await notice.getByRole('button', { name: 'OK' }).click();
    await expect(notice).toBeHidden();
    // The dialog is on top again a moment after the notice has gone.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden({ timeout: 1_000 });
    }).toPass();

    // A language that cannot be fetched leaves the page as it is, and can be picked once it can.
    const language = page.getByRole('button', { name: 'Language: English' });
    const estonian = page.getByRole('menuitemradio', { name: 'Eesti' });
    await page.context().setOffline(false);
    await language.click();
    await expect(estonian).toBeVisible();
    await page.context().setOffline(true);
    await estonian.click();
    await expect(notice).toContainText('There is no internet connection.');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await notice.getByRole('button', { name: 'OK' }).click();
    await page.context().setOffline(false);
    await language.click();
    await estonian.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'et');
  },
);

test('a refresh that fails behind the scenes shows nothing', RARE, async ({ signIn, page }) => {
  await page.clock.install();
  await signIn('headmaster');
  const lines = page.getByRole('list', { name: 'Waiting for you' });
  await expect(lines).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/today'));
  await page.clock.fastForward('01:01');
  await failed;
  await expect(lines).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a wait is drawn only when it has become noticeable', RARE, async ({ signIn, page }) => {
  await page.clock.install();
  await signIn('headmaster', '/school/people');
  await expect(page.getByRole('region', { name: 'People of the school' })).toBeVisible();
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/today*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/today*');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: 'Today' }).click();
  await asked;
  const loader = page.getByRole('status', { name: 'Loading …' });
  await page.clock.runFor(690);
  await expect(loader).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(loader).toBeVisible();
  gate.resolve();
  await page.clock.resume();
  await expect(page.getByRole('list', { name: 'Waiting for you' })).toBeVisible();
});
