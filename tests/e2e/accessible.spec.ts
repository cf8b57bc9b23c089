import type { Page } from '@playwright/test';
import { expect, test as story } from './kriit.ts';
import { expectNoSideways } from './layout.ts';
import { PHONE } from './phone.ts';

/**
 * Looks at the page as it stands: with axe in both themes, and at 320 pixels for what reaches over the edge. What lies
 * under a dialog has been looked at before it opened, and the short form looks at the dialog alone.
 */
const test = story.extend<{ expectForAll(page: Page): Promise<void> }>({
  expectForAll: async ({ expectAccessible }, use) =>
    use(async (page) => {
      const part = (await page.getByRole('dialog').count()) > 0 ? '[role="dialog"]' : undefined;
      const size = page.viewportSize();
      for (const colorScheme of ['light', 'dark'] as const) {
        // Colours that are still on their way from one theme to the other would be measured in between.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        // Names, roles and sizes are the same in both.
        await expectAccessible(page, colorScheme === 'light' ? 'all' : 'colours', part);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSideways(page);
      if (size) await page.setViewportSize(size);
    }),
});

// Sixty looks with axe take their time where two browsers share two cores.
test.setTimeout(180_000);

test('sign-in and invitation', async ({ page, office, expectForAll }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: / root$/ })).toBeVisible();
  await expectForAll(page);
  const { path } = await office.invite({ firstname: 'Ligipääsu', lastname: 'Kutsutu', role: 'teacher' });
  await page.goto(path);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectForAll(page);
  await page.goto('/invitation/gone');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectForAll(page);
});

test('Today, empty and full, with its menus open', async ({ signIn, page, expectForAll }) => {
  await signIn('teacher.c');
  await page.context().request.post('/api/v2/conversations/read-all', { data: {} });
  // A teacher always has something to enter; the day on which nothing waits is played.
  await page.route('**/api/today', (route) => route.fulfill({ json: { status: true, data: [] } }));
  await page.reload();
  await expect(page.getByText('Nothing is waiting for you')).toBeVisible();
  await expectForAll(page);
  await page.unroute('**/api/today');
  await page.context().clearCookies();
  await signIn('teacher.parent');
  await expect(page.getByRole('list', { name: 'Waiting for you' })).toBeVisible();
  await page.getByRole('button', { name: 'Role Teacher' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectForAll(page);
  await page.keyboard.press('Control+K');
  await expect(page.getByLabel('Search pages and actions')).toBeVisible();
  await expectForAll(page);
});

test('people, a person, and what can be done with one', async ({ signIn, page, expectForAll }) => {
  await signIn('admin', '/school/people?search=õunpuu');
  await expect(page.getByText('4 people', { exact: true })).toBeVisible();
  await expectForAll(page);
  await page.getByRole('link', { name: /Marta Õunpuu/ }).click();
  await expect(page.getByRole('list', { name: 'Guardians' })).toBeVisible();
  await expectForAll(page);
  const closing = async (open: () => Promise<void>) => {
    await open();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectForAll(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  const from = (menu: string, item: string) => async () => {
    await page.getByRole('button', { name: `Actions for ${menu}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await closing(() => page.getByRole('button', { name: 'Invite', exact: true }).click());
  await closing(() => page.getByRole('button', { name: 'Give a role' }).click());
  await closing(() => page.getByRole('button', { name: 'Add a guardian' }).click());
  await closing(from('Student · 11.A', 'Move to another class'));
  await closing(from('Jaan Õunpuu', 'Bar from the student'));
});

test('settings, with and without the package', async ({ signIn, page, expectForAll }) => {
  await signIn('admin', '/school/settings');
  await page.getByRole('checkbox', { name: 'Guest lesson' }).click();
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await expectForAll(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.context().clearCookies();
  await signIn('admin.c', '/school/settings');
  await expect(page.getByText('Not in your school’s package: Lesson types')).toBeVisible();
  await expectForAll(page);
});

test('consents of a school: the list, one of them, its people, and a new one', async ({
  signIn,
  page,
  expectForAll,
}) => {
  await signIn('headmaster', '/consent-management/admin');
  await page.getByRole('link', { name: /^Kooli pilvekonto/ }).click();
  await expect(page.getByRole('row', { name: /All students/ })).toBeVisible();
  await expectForAll(page);
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectForAll(page);
  await page.goto('/consent-management/admin/consent/new/create');
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
  await expectForAll(page);
  await page.goto('/consent-management/admin/consent/new/select-groups');
  await page.getByRole('checkbox', { name: 'All students' }).check();
  await expectForAll(page);
});

test('the platform', async ({ signIn, page, expectForAll }) => {
  await signIn('root', '/platform');
  await page.getByRole('button', { name: 'Birkenschule' }).click();
  await expect(page.getByRole('dialog', { name: 'Change Birkenschule' })).toBeVisible();
  await expectForAll(page);
  await page.keyboard.press('Escape');
  await expectForAll(page);
  await page.getByRole('button', { name: 'Open a school' }).click();
  await expect(page.getByRole('dialog', { name: 'Open a school' })).toBeVisible();
  await expectForAll(page);
});

// What is done there is told by rare stories.
test('pages that are seldom opened', async ({ signIn, page, expectForAll }) => {
  const visits = {
    root: ['/platform/jobs', '/messaging/campaigns'],
    admin: ['/journal/credit-ranges', '/journal/free-days'],
    parent: ['/profile/data'],
  };
  for (const [username, paths] of Object.entries(visits))
    for (const path of paths) {
      await page.context().clearCookies();
      await signIn(username, path);
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      await expectForAll(page);
    }
});

test('the faces of failure', async ({ signIn, page, expectForAll }) => {
  await signIn('teacher', '/nothing-here');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await expectForAll(page);
  await page.goto('/unauthorized');
  await expect(page.getByRole('heading', { name: 'This is closed to your role' })).toBeVisible();
  await expectForAll(page);
  await page.route('**/assets/command-search*', (route) => route.abort());
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog', { name: 'Notice' })).toBeVisible();
  await expectForAll(page);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the drawer and the bell', async ({ signIn, page, expectForAll }) => {
    await signIn('parent');
    await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
    await expectForAll(page);
    await page.getByRole('button', { name: 'More' }).tap();
    await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
    await expectForAll(page);
    await page.goBack();
    await page.getByRole('button', { name: 'Notices' }).tap();
    await expect(page.getByRole('dialog', { name: 'Notices' })).toBeVisible();
    await expectForAll(page);
  });
});

test('the account page, read by a student and at work', async ({ signIn, page, expectForAll }) => {
  await signIn('student', '/profile');
  await expect(page.getByLabel('First name')).not.toBeEditable();
  await expectForAll(page);
  await page.context().clearCookies();
  await signIn('parent.b', '/profile');
  await page.getByRole('button', { name: 'Add a phone number' }).click();
  await page.getByLabel('New phone number').fill('12ab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New phone number')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('City').fill('Rīga');
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await expectForAll(page);
  await page.goto(`/verify-email/${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'This link cannot be used' })).toBeVisible();
  await expectForAll(page);
});
