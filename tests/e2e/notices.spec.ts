import { giveRole } from '#modules/people/contract/give-role.ts';
import { invitePerson } from '#modules/people/contract/invite-person.ts';
import { ROLE_TYPES } from '#modules/people/contract/role-types.ts';
import { enter, expect, test } from './kriit.ts';
import { RARE } from './rare.ts';

test('the bell rings at once when a role is given, speaks the reader’s language, and is read', async ({
  page,
  product,
  office,
  expectAccessible,
}) => {
  const { user_id, username } = await office.settle({ firstname: 'Kaja', lastname: 'Kellake', role: 'social_worker' });
  await enter(page.context(), product, username);
  await page.goto('/');
  const bell = page.getByRole('button', { name: 'Notices' });
  await expect(bell).toHaveAccessibleName('Notices');
  await bell.click();
  const sheet = page.getByRole('dialog', { name: 'Notices' });
  await expect(sheet).toContainText('Nothing new.');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/');

  const params = { schoolId: office.schoolId, personId: user_id };
  await office.call(giveRole, { params, body: { type_id: ROLE_TYPES.caterer } });
  await expect(bell).toHaveAccessibleName(/1 unread notice/);
  await office.call(giveRole, { params, body: { type_id: ROLE_TYPES.health_worker } });
  await expect(bell).toHaveAccessibleName(/2 unread notices/);

  await bell.click();
  const notices = sheet.getByRole('list', { name: 'Your notices' }).getByRole('listitem');
  await expect(notices).toHaveCount(2);
  await expect(notices.first()).toContainText('You were given the role “Health worker” at');
  await expectAccessible();
  await notices.last().getByRole('button').click();
  await expect(bell).toHaveAccessibleName(/1 unread notice/);

  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Eesti' }).click();
  await page.getByRole('button', { name: /^Teated/ }).click();
  const teated = page.getByRole('dialog', { name: 'Teated' });
  await expect(teated).toContainText('Teile anti roll „Tervishoiutöötaja“.');
  await teated.getByRole('button', { name: 'Märgi kõik loetuks' }).click();
  await expect(page.getByRole('button', { name: /^Teated/ })).toHaveAccessibleName('Teated');
  await expect(teated.getByRole('button', { name: 'Märgi kõik loetuks' })).toBeHidden();
});

test('a newcomer sees in the outbox what would have been sent, without signing in', async ({
  page,
  office,
  expectAccessible,
}) => {
  const params = { schoolId: office.schoolId };
  const person = { firstname: 'Posti', lastname: 'Poiss', email: 'posti.poiss@kool.example' };
  const { user_id } = await office.call(invitePerson, { params, body: { ...person, type_id: ROLE_TYPES.caterer } });
  const body = { type_id: ROLE_TYPES.health_worker };
  await office.call(giveRole, { params: { ...params, personId: user_id }, body });
  const letter = page.getByRole('listitem').filter({ hasText: 'posti.poiss@kool.example' });
  await expect(async () => {
    await page.goto('/demo/outbox');
    await expect(letter).toContainText('You have a new role', { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbox of the demonstration');
  await expect(letter).toContainText('You were given the role “Health worker” at');
  await expectAccessible();
});

test('the link at the foot of a summary asks before it ends anything', RARE, async ({ page, expectAccessible }) => {
  for (const token of ['1.daily.not-our-signature', 'without-its-end']) {
    await page.goto(`/unsubscribe/${token}`);
    await expectAccessible();
    await page.getByRole('button', { name: 'End the summaries' }).click();
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  }
  await expectAccessible();
});
