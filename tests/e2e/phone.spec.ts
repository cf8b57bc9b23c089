import { expect, test } from './kriit.ts';
import { expectNoSideways } from './layout.ts';
import { PHONE } from './phone.ts';
import { RARE } from './rare.ts';

test.use(PHONE);

const viewport = 'meta[name="viewport"]';

test('a phone gets the slim layout with the bar at the bottom, unless it asks for the whole shell', async ({
  signIn,
}) => {
  const page = await signIn('headmaster', '/?standalone=false');
  await expect(page.getByRole('button', { name: /fold the menu/i })).toBeVisible();
  await expect(page.locator(viewport)).toHaveAttribute('content', 'width=device-width, initial-scale=0.41');
  await page.goto('/?standalone=true');
  const bar = page.getByRole('navigation', { name: 'Main menu' });
  await expect(bar.getByRole('link')).toHaveText([/^Today/, /^Messages/, 'Journals', 'Consents']);
  await expect(page.locator(viewport)).toHaveAttribute('content', 'width=device-width, initial-scale=1');
  await expectNoSideways(page);
  const more = page.getByRole('dialog', { name: 'More' });
  await bar.getByRole('button', { name: 'More' }).tap();
  await more.getByRole('link', { name: 'School' }).tap();
  await expect(page.getByRole('heading', { name: 'School' })).toBeVisible();
  await bar.getByRole('button', { name: 'More' }).tap();
  // The sheet fills the width and stands on the lower edge, and Back closes it.
  const box = () => more.boundingBox();
  await expect.poll(async () => (await box())?.width).toBe(390);
  await expect.poll(async () => Math.round(((await box())?.y ?? 0) + ((await box())?.height ?? 0))).toBe(844);
  await expectNoSideways(page);
  await page.goBack();
  await expect(more).toBeHidden();
  await expect(page).toHaveURL('/school/people');
  await bar.getByRole('button', { name: 'More' }).tap();
  await more.getByRole('button', { name: /^Appearance/ }).tap();
  await page.getByRole('menuitemradio', { name: 'Dark' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await more.getByRole('button', { name: 'Sign out' }).tap();
  await expect(page).toHaveURL('/login');
});

test('a person opens over the list, and Back returns to the same place of it', RARE, async ({ signIn }) => {
  const page = await signIn('admin', '/school/people?type_id=2');
  const rows = page.getByRole('region', { name: 'People of the school' }).getByRole('link');
  await expect(rows.first()).toBeVisible();
  await page.evaluate('scrollTo(0, 1500)');
  const place = () => page.evaluate<number>('Math.round(scrollY)');
  await expect.poll(place).toBe(1500);
  // A moment after the scroll the list still has the rows of the old place; the one in the middle of the screen stays.
  const inTheMiddle = () =>
    page.evaluate<string>(
      `document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('li a')?.getAttribute('href') ?? ''`,
    );
  await expect.poll(inTheMiddle).not.toBe('');
  const row = page.locator(`a[href="${await inTheMiddle()}"]`);
  await row.tap();
  await expect(page.getByRole('heading', { name: 'Roles' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByRole('link', { name: 'People' }).tap();
  await expect(page.getByRole('searchbox')).toBeVisible();
  // Rows take their true height when they are drawn, so the place is that of the row and not a number.
  await expect(row).toBeInViewport();
});

test(
  'at the door the board reaches down to the lower edge, however little the page has to say',
  RARE,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 1000 });
    for (const path of ['/handover', '/reset/gone']) {
      await page.goto(path);
      const board = page.getByRole('complementary');
      await expect(board.getByText('One quiet place for the whole school day')).toBeVisible();
      const { bottom, ground } = await board.evaluate((one) => ({
        bottom: one.getBoundingClientRect().bottom + scrollY,
        ground: Math.max(innerHeight, document.documentElement.scrollHeight),
      }));
      expect(Math.abs(bottom - ground), path).toBeLessThan(1);
    }
  },
);
