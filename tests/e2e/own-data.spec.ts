import { text } from 'node:stream/consumers';
import { openPromise } from 'yauzl';
import { enter, expect, test } from './kriit.ts';
import { PASSWORD } from './password.ts';
import { RARE } from './rare.ts';

test(
  'a guardian sees who looked at the child, and takes home a copy of everything',
  RARE,
  async ({ signIn, page, office, freshPage, product, expectAccessible }) => {
    const child = await office.invite({
      firstname: 'Helmi',
      lastname: 'Vaadatav',
      role: 'student',
      class_name: '2.A',
      birthday: '2018-03-03',
    });
    const guardian = await office.settle({ firstname: 'Kadri', lastname: 'Vaadatav', role: 'parent' });
    await office.tie(guardian, child);
    await signIn('headmaster', `/school/people/${child.user_id}`);
    await expect(page.getByRole('heading', { name: 'Helmi Vaadatav' })).toBeVisible();

    const home = await freshPage();
    await enter(home.context(), product, guardian.username);
    await home.goto('/profile/data');
    const looks = home.getByRole('region', { name: 'Looks' });
    await expect(looks.getByRole('listitem').filter({ hasText: 'Headmaster' })).toContainText('Opened the page');

    await home.getByRole('button', { name: 'Ask for a copy' }).click();
    const link = home.getByRole('link', { name: /^Download/ });
    await expect(link).toBeVisible({ timeout: 30_000 });
    await expectAccessible(home);
    // Somebody proves in another tab who they are, which renews the session under the page.
    const proved = await home.request.post('/auth/prove', { data: { password: PASSWORD } });
    expect(proved.status()).toBe(200);
    const [download] = await Promise.all([home.waitForEvent('download'), link.click()]);
    const zip = await openPromise(await download.path());
    const said: Record<string, string> = {};
    for await (const entry of zip.eachEntry())
      said[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
    expect(JSON.parse(said['data.json'] ?? '')['people.person']).toMatchObject([{ firstname: 'Kadri' }]);
  },
);
