import { giveRole } from '#modules/people/contract/give-role.ts';
import { CAST } from './cast.ts';
import { enter, expect, test } from './kriit.ts';
import { RARE } from './rare.ts';

type Account = (typeof CAST)[string][number];
/** An entry leads families, those at work and whoever runs the platform to pages of their own, and those who look after consents to one more. */
const pageOf = ({ menu }: Account, name: string): string =>
  `${name} ${['Diary', 'My consents', 'Campaigns'].map((one) => menu.includes(one))}`;
/** Whoever is the first to find a page opens it, and so does whoever is kept out; in the full form everybody opens all of theirs. */
const firsts = new Map(
  Object.values(CAST)
    .flat()
    .toReversed()
    .flatMap((account) => account.menu.map((name) => [pageOf(account, name), account] as const)),
);
const opens = (account: Account, name: string): boolean =>
  Boolean(process.env.TEST_FULL) ||
  firsts.get(pageOf(account, name)) === account ||
  account.username === 'parent.barred';

for (const [school, accounts] of Object.entries(CAST)) {
  test(`everybody of ${school} finds their menu, and every entry leads somewhere`, async ({ page, product }) => {
    const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    for (const account of accounts) {
      await page.context().clearCookies();
      await enter(page.context(), product, account.username);
      await page.goto('/');
      await expect(menu.locator('[data-label]')).toHaveText([...account.menu]);
      const entry = (name: string) => menu.filter({ has: page.getByText(name, { exact: true }) });
      for (const name of account.menu.toReversed().filter((one) => opens(account, one))) {
        // Whoever presses twice in a hurry is where they pressed last, also when the first page leads on by itself.
        if (name === 'Today' && account.menu.includes('Consents')) await entry('Consents').click();
        await entry(name).click();
        const heading = name === 'Today' ? /^Good (morning|day|evening), / : name;
        await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      }
      // A barred adult sees nothing of the child.
      if (account.username === 'parent.barred') await expect(page.getByText('Õunpuu')).toHaveCount(0);
    }
  });
}

test('a teacher who is also a parent switches views both ways', async ({ signIn }) => {
  const page = await signIn('teacher.parent');
  await page.getByRole('button', { name: 'Role Teacher' }).click();
  await page.getByRole('menuitemradio', { name: 'Parent' }).click();
  await expect(page.getByRole('button', { name: 'Role Parent' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Child Rasmus Põldma' })).toBeVisible();
  await page.getByRole('button', { name: 'Role Parent' }).click();
  await page.getByRole('menuitemradio', { name: 'Teacher' }).click();
  await expect(page.getByRole('button', { name: 'Role Teacher' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Child/ })).toHaveCount(0);
});

test('what one role was looking at is closed to the other and gone from the screen', async ({ signIn, office }) => {
  const { user_id, username } = await office.settle({ firstname: 'Tõnis', lastname: 'Kahetine', role: 'admin' });
  await office.call(giveRole, { params: { schoolId: office.schoolId, personId: user_id }, body: { type_id: 1 } });
  const page = await signIn(username, '/school/people?search=Kahetine');
  const row = page.getByRole('link', { name: /Tõnis Kahetine/ });
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Role Administrator' }).click();
  await page.getByRole('menuitemradio', { name: 'Teacher' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This is closed to your role' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on as Administrator' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'School' })).toBeVisible();
});

test('another role asks about unsaved changes first, and then leads to Today', RARE, async ({ signIn, office }) => {
  const { user_id, username } = await office.settle({ firstname: 'Pooleli', lastname: 'Kahetine', role: 'admin' });
  await office.call(giveRole, { params: { schoolId: office.schoolId, personId: user_id }, body: { type_id: 1 } });
  const page = await signIn(username, '/school/settings');
  const trip = page.getByRole('checkbox', { name: 'Study trip' });
  const wasChecked = await trip.isChecked();
  await trip.click();
  const becomeTeacher = async () => {
    await page.getByRole('button', { name: 'Role Administrator' }).click();
    await page.getByRole('menuitemradio', { name: 'Teacher' }).click();
  };
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await becomeTeacher();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(trip).toBeChecked({ checked: !wasChecked });
  await becomeTeacher();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: /Pooleli$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Role Teacher' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a parent switches from one child to the other', async ({ signIn }) => {
  const page = await signIn('parent.two');
  await page.getByRole('button', { name: 'Child Marta Õunpuu' }).click();
  await page.getByRole('menuitemradio', { name: /Oskar Õunpuu.*4\.B/ }).click();
  await expect(page.getByRole('button', { name: 'Child Oskar Õunpuu' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Child Oskar Õunpuu' }).click();
  await page.getByRole('menuitemradio', { name: /Marta Õunpuu.*11\.A/ }).click();
  await expect(page.getByRole('button', { name: 'Child Marta Õunpuu' })).toBeVisible();
});

test('on a narrow screen the menu folds to icons and can be unfolded', RARE, async ({ signIn, page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn('headmaster');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const width = async () => (await menu.boundingBox())?.width;
  await expect(menu.getByRole('link', { name: 'School' })).toBeVisible();
  expect(await width()).toBeLessThan(80);
  await menu.getByRole('button', { name: 'Unfold the menu' }).click();
  await expect(menu.getByRole('button', { name: 'Fold the menu' })).toBeVisible();
  await expect.poll(width).toBeGreaterThan(200);
});

test(
  'the cookie of new materials moves the counter, and Today calls nothing done meanwhile',
  RARE,
  async ({ signIn, page }) => {
    await signIn('teacher.c');
    await page.context().request.post('/api/v2/conversations/read-all', { data: {} });
    // A teacher always has something to enter; the day on which nothing waits is played.
    await page.route('**/api/today', (route) => route.fulfill({ json: { status: true, data: [] } }));
    await page.reload();
    const calm = page.getByText('Nothing is waiting for you');
    await expect(calm).toBeVisible();
    const tell = (value: string) => page.context().addCookies([{ name: 'new_materials', value, url: page.url() }]);
    await tell('7');
    await expect(page.getByText('7 new materials')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Today 7 things are waiting' })).toBeVisible();
    await expect(calm).toBeHidden();
    await tell('120');
    await expect(page.getByRole('link', { name: 'Today' }).getByText('99+')).toBeVisible();
    await tell('<b>9</b>');
    await expect(calm).toBeVisible();
    await tell('5');
    await expect(calm).toBeHidden();
    await tell('0');
    await expect(calm).toBeVisible();
    // The keys of the command search have their name in the language of the page.
    await page.goto('/?locale=de');
    await expect(page.locator('[aria-keyshortcuts]')).toContainText('Strg K');
  },
);
