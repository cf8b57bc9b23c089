import type { Locator } from '@playwright/test';
import { RARE } from './rare.ts';
import { box, expect, test } from './talk.ts';

/** Where a row stands, after all that its press has changed is drawn. */
async function placeOf(row: Locator) {
  await row.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return row.boundingBox();
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height } });

    test(
      'a conversation that is pressed twice stays in its place and is not chosen',
      RARE,
      async ({ signIn, page }) => {
        await signIn('formmaster', '/messaging/main/contacts/forward?messages=1');
        const rows = page.getByRole('region', { name: 'Your conversations' }).getByRole('checkbox');
        const chosen = page.getByRole('list', { name: 'Chosen', exact: true });
        await expect(rows.nth(9)).toBeAttached();
        // The one at the edge too: nothing comes to lie over it.
        for (const row of [rows.nth(0), rows.nth(2), rows.nth(7)]) {
          const place = await placeOf(row);
          await row.dblclick();
          await expect(row).not.toBeChecked();
          await expect(chosen).toHaveCount(0);
          expect(await placeOf(row)).toEqual(place);
        }
        await expect(page.getByRole('button', { name: 'Forward' })).toBeDisabled();

        // However many are chosen, and by whichever search they were found.
        const last = rows.nth(1);
        const place = await placeOf(last);
        for (let at = 2; at < 10; at++) await rows.nth(at).click();
        await rows.first().scrollIntoViewIfNeeded();
        await page.getByRole('region', { name: 'Your conversations' }).evaluate((list) => list.scrollTo(0, 0));
        expect(await placeOf(last)).toEqual(place);
        await expect(chosen.getByRole('button')).toHaveCount(8);
        await last.dblclick();
        await expect(chosen.getByRole('button')).toHaveCount(8);
        expect(await placeOf(last)).toEqual(place);
        await last.click();
        await expect(chosen.getByRole('button').last()).toBeInViewport({ ratio: 0.9 });
        await page.getByRole('button', { name: 'Clear all' }).click();
        await expect(chosen).toHaveCount(0);
        expect(await placeOf(last)).toEqual(place);
      },
    );

    test('people stay in their places while a group comes together', RARE, async ({ signIn, page }) => {
      await signIn('formmaster', '/messaging/main/contacts/new');
      const rows = page.getByRole('region', { name: 'Contacts' }).getByRole('checkbox');
      const [first, second] = [rows.nth(0), rows.nth(1)];
      await expect(second).toBeVisible();
      const places = [await placeOf(first), await placeOf(second)];
      await first.click();
      expect(await placeOf(first)).toEqual(places[0]);
      // The other ways keep their place too, closed: they would leave the choice behind.
      await expect(page.locator('[inert]').getByText('Notes to self').last()).toBeVisible();
      await second.click();
      await expect(page.getByLabel('Title')).toBeVisible();
      expect([await placeOf(first), await placeOf(second)]).toEqual(places);
      await second.dblclick();
      await expect(second).toBeChecked();
      await page.getByRole('searchbox', { name: 'Search by name' }).fill('õunpuu');
      const found = box(page, /Õunpuu/).first();
      await expect(found).toBeVisible();
      await expect(box(page, /Aas/)).toHaveCount(0);
      const place = await placeOf(found);
      await found.dblclick();
      await expect(found).not.toBeChecked();
      expect(await placeOf(found)).toEqual(place);
    });
  });

for (const [width, height, least] of [
  [1440, 900, 500],
  [390, 844, 400],
  [360, 640, 210],
  // What a keyboard leaves of a phone.
  [390, 420, 110],
] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the title has a line of its own, and the list most of the room', RARE, async ({ signIn, page }) => {
      await signIn('headmaster', '/messaging/main/contacts/announcement');
      const list = page.getByRole('region', { name: 'Groups of contacts' });
      await expect(list).toBeVisible();
      const foot = page.locator('form').filter({ has: page.getByRole('button', { name: 'Start the announcement' }) });
      const [title, whole, room] = await Promise.all(
        [page.getByLabel('Title'), foot, list].map((part) => part.boundingBox()),
      );
      expect(title?.width).toBeGreaterThan(0.7 * Math.min(whole?.width ?? 0, 760));
      expect(room?.height).toBeGreaterThan(least);
      await page.goto('/messaging/main/contacts/new');
      await expect(page.getByRole('region', { name: 'Contacts' }).getByRole('checkbox').first()).toBeInViewport();
    });
  });

test(
  'groups are found by a part of their name, and those of the school stand apart',
  RARE,
  async ({ signIn, page }) => {
    await signIn('headmaster', '/messaging/main/contacts/announcement');
    const search = page.getByRole('searchbox', { name: 'Search groups by name' });
    const contacts = page.getByRole('group', { name: 'Groups of contacts' }).getByRole('checkbox');
    const official = page.getByRole('group', { name: 'Official groups' }).getByRole('checkbox');
    await search.fill('11a TEA');
    await expect(contacts).toHaveText([/^11\.A: Teachers/]);
    await expect(official).toHaveText([/^11\.A teachers/]);
    await expect(page.getByText('The roles of the school decide who is in them')).toBeVisible();
    await search.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(contacts).toBeChecked();
    await search.fill('chess');
    await expect(page.getByText('No group goes by that name.')).toBeVisible();
    // What was looked for among the groups is not looked for among the people.
    await page.getByText('People', { exact: true }).click();
    await expect(page.getByRole('searchbox', { name: 'Search by name' })).toHaveValue('');
    await expect(page.getByRole('region', { name: 'Contacts' }).getByRole('checkbox').first()).toBeVisible();
  },
);

test('where nobody can be chosen for anything, it says why and leads back', RARE, async ({ group, page, other }) => {
  const id = await group('Bookbinders', 'teacher', 'parent');
  const teacher = await other('teacher', `/messaging/main/contacts/members?group=${id}`);
  await expect(teacher.getByText('You cannot add people to this conversation.')).toBeVisible();
  const note = 'They see what is written from now on.';
  await expect(teacher.getByText(note)).toHaveCount(0);
  await page.goto(`/messaging/main/contacts/members?group=${id}`);
  await expect(page.getByText(note)).toBeVisible();
  for (const [path, sentence] of [
    ['members?group=999999', /^This conversation could not be found/],
    ['members', /^This conversation could not be found/],
    ['forward', /^No message is chosen to forward/],
  ] as const) {
    await page.goto(`/messaging/main/contacts/${path}`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search by name' })).toHaveCount(0);
    await page.getByRole('link', { name: 'All conversations' }).click();
    await expect(page).toHaveURL('/messaging/main');
  }
});
