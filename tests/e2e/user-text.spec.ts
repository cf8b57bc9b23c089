import type { Locator } from '@playwright/test';
import { expect, test } from './kriit.ts';
import { RARE } from './rare.ts';

const FIRSTNAME = '<img src=x onerror="window.ran=1">';
const LASTNAME = '{{7*7}} $t(menu.school)';
const NAME = `${FIRSTNAME} ${LASTNAME}`;

test('what people write is shown as they wrote it and never runs', async ({ signIn, page, office, freshPage }) => {
  const invited = await office.invite({ firstname: FIRSTNAME, lastname: LASTNAME, role: 'teacher' });
  const visitor = await freshPage();
  await visitor.goto(invited.path);
  await expect(visitor.getByRole('heading', { name: `Welcome, ${FIRSTNAME}` })).toBeVisible();

  await signIn('admin', '/school/people?search=onerror');
  await page.getByRole('link', { name: NAME }).click();
  await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
  await page.getByRole('button', { name: 'Give a role' }).click();
  await expect(page.getByRole('dialog', { name: `Give ${NAME} a role` })).toBeVisible();
  for (const shown of [visitor, page]) expect(await shown.evaluate('window.ran')).toBeUndefined();
});

test('one’s own name greets as it is written', RARE, async ({ signIn, office }) => {
  const { username } = await office.settle({ firstname: FIRSTNAME, lastname: LASTNAME, role: 'teacher' });
  const page = await signIn(username);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(FIRSTNAME);
  await page.getByRole('button', { name: `${NAME}, your menu` }).click();
  await expect(page.getByText(NAME, { exact: true })).toBeVisible();
  expect(await page.evaluate('window.ran')).toBeUndefined();
});

test(
  'marks that are stacked on a name reach neither the line below it nor another row',
  RARE,
  async ({ signIn, page, office }) => {
    const stacked = `Virn${'\u0301\u0323'.repeat(15)}`;
    await office.invite({ firstname: 'Alam', lastname: 'Virnaline', role: 'teacher' });
    await office.invite({ firstname: stacked, lastname: 'Virnaline', role: 'teacher' });
    await office.invite({ firstname: 'Zoja', lastname: 'Virnaline', role: 'teacher' });
    // Narrow, so that the role stands below the name.
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('admin', '/school/people?search=Virnaline');
    const rows = page.getByRole('region', { name: 'People of the school' }).getByRole('link');
    await expect(rows).toHaveCount(3);
    const name = rows
      .nth(1)
      .locator('span')
      .filter({ has: page.getByText('Virnaline', { exact: true }) });
    /** What is drawn where something stands, without the pixels that it shares with what lies above. */
    const drawnAt = async (place: Locator) => {
      const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return page.screenshot({ clip: { x, y: Math.ceil(y), width, height: Math.floor(height) - 1 } });
    };
    const around = () => Promise.all([rows.nth(0), rows.nth(2), rows.nth(1).getByText('Teacher')].map(drawnAt));

    // A letter that comes late is drawn anew, and not because of its neighbour.
    await page.evaluate(() => document.fonts.ready);
    const shown = await around();
    await name.evaluate(({ style }) => {
      style.visibility = 'hidden';
    });
    expect(await around()).toEqual(shown);

    // The row has a rule of its own, for whatever in it does not keep to its place by itself.
    await name.evaluate(({ style }) => {
      style.visibility = 'visible';
      style.overflow = 'visible';
    });
    expect((await around()).slice(0, 2)).toEqual(shown.slice(0, 2));
  },
);
