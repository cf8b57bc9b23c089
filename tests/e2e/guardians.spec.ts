import { enter, expect, test } from './kriit.ts';
import { RARE } from './rare.ts';

const pupil = (firstname: string) =>
  ({ firstname, lastname: 'Hoolitsetav', role: 'student', class_name: '2.A', birthday: '2018-03-03' }) as const;

test('a guardian is found by name and added', RARE, async ({ signIn, page, office }) => {
  const child = await office.invite(pupil('Mari-Liis'));
  await office.invite({ firstname: 'Maarika', lastname: 'Eestkostja', role: 'parent' });
  await signIn('admin', `/school/people/${child.user_id}`);
  await page.getByRole('button', { name: 'Add a guardian' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a guardian of Mari-Liis Hoolitsetav' });
  await dialog.getByRole('searchbox', { name: 'Search parents by name' }).fill('eestkostja');
  // The three kinds, and the one parent who is left.
  await expect(dialog.getByRole('radio')).toHaveCount(4);
  await dialog.getByRole('radio', { name: 'Maarika Eestkostja' }).check();
  await dialog.getByRole('radio', { name: 'Mother' }).check();
  await dialog.getByRole('button', { name: 'Add as guardian' }).click();
  const row = page.getByRole('list', { name: 'Guardians' }).getByRole('listitem');
  await expect(row).toContainText('Maarika Eestkostja');
  await expect(row).toContainText('Mother');
});

test('a barred guardian loses the child at once, on the open page, and gets it back when the bar is lifted', async ({
  signIn,
  page,
  office,
  freshPage,
  product,
}) => {
  const barred = await office.invite(pupil('Anni'));
  const other = await office.invite(pupil('Berta'));
  const guardian = await office.settle({ firstname: 'Toomas', lastname: 'Hooldaja', role: 'parent' });
  await office.tie(guardian, barred);
  await office.tie(guardian, other);

  const home = await freshPage();
  await enter(home.context(), product, guardian.username);
  await home.goto('/');
  await home.getByRole('button', { name: /^Child/ }).click();
  await home.getByRole('menuitemradio', { name: /Anni/ }).click();
  const shown = home.getByRole('button', { name: /^Child/ });
  await expect(shown).toHaveAccessibleName('Child Anni Hoolitsetav');

  await signIn('headmaster', `/school/people/${barred.user_id}`);
  const actions = page.getByRole('button', { name: 'Actions for Toomas Hooldaja' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Bar from the student' }).click();
  const question = page.getByRole('dialog', { name: 'Bar Toomas Hooldaja from Anni Hoolitsetav?' });
  await expect(question).toContainText('sees nothing of Anni Hoolitsetav');
  await question.getByRole('button', { name: 'Bar from this student' }).click();
  await expect(page.getByRole('list', { name: 'Guardians' })).toContainText('Barred');

  await expect(home.getByText('Anni')).toHaveCount(0);
  await expect(home.getByText('Berta Hoolitsetav').first()).toBeVisible();

  await actions.click();
  await page.getByRole('menuitem', { name: 'Lift the bar' }).click();
  // The open page hears of it and asks anew; a menu that is opened in the very moment may be drawn anew with it.
  const told = home.waitForResponse((answer) => answer.url().includes('/user/me/context') && answer.ok());
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the bar' }).click();
  await expect(page.getByRole('list', { name: 'Guardians' })).not.toContainText('Barred');
  await told;
  await shown.click();
  await expect(home.getByRole('menuitemradio')).toHaveText([/Anni/, /Berta/]);
});
