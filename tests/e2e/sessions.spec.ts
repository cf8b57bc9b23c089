import { enter, expect, test } from './kriit.ts';
import { RARE } from './rare.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0';

test('sessions elsewhere are seen at once and ended at once', async ({
  signIn,
  freshPage,
  product,
  expectAccessible,
}) => {
  const page = await signIn('staff', '/profile/sessions');
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);

  const other = await freshPage({ userAgent: FIREFOX });
  await enter(other.context(), product, 'staff');
  await other.goto('/');
  const row = list.getByRole('listitem').filter({ hasText: 'Firefox, Linux' });
  await expect(row).toContainText('127.0.0.1');
  await expect(row).toContainText('this computer');
  await expect(row).toContainText('password');
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Sign out: Firefox, Linux' }).click();
  await page
    .getByRole('dialog', { name: 'Sign out on Firefox, Linux?' })
    .getByRole('button', { name: 'Sign out there' })
    .click();
  await expect(row).toBeHidden();
  // The page there is told by its socket, without anybody touching it.
  await expect(other.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
});

test(
  '“this was not me” ends what the notice speaks of and leads to a new password',
  RARE,
  async ({ freshPage, product }) => {
    const [page, intruder] = [await freshPage(), await freshPage({ userAgent: FIREFOX })];
    await enter(page.context(), product, 'headmaster.b');
    await page.goto('/');
    await enter(intruder.context(), product, 'headmaster.b');
    await intruder.goto('/');
    await page.getByRole('button', { name: /Notices/ }).click();
    await page.getByRole('button', { name: /Sign-in from a new device/ }).click();
    await expect(page.getByText('Firefox, Linux')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sessions', exact: true })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: 'This was not me' }).click();
    await expect(intruder.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
    const address = page.url();
    await page.getByRole('link', { name: 'Choose a new password' }).click();
    await expect(page).toHaveURL(`${product.url}/profile/security`);

    await test.step('the same letter again, and one whose link a mail program has cut, lead on as well', async () => {
      const expectWayOn = async () => {
        await expect(page.getByText('This device is not known any more.')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
      };
      await page.goto(address);
      await page.getByRole('button', { name: 'This was not me' }).click();
      await expectWayOn();
      await page.goto('/profile/not-me');
      await expectWayOn();
    });
  },
);
