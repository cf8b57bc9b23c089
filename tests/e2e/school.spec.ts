import { enter, expect, test } from './kriit.ts';
import { expectNoSideways } from './layout.ts';
import { PASSWORD } from './password.ts';
import { PHONE } from './phone.ts';
import { RARE } from './rare.ts';
import { fail, REQUEST_ID } from './refuse.ts';

test('a headmaster gives a role and ends it again', async ({ signIn, page, office }) => {
  const { user_id } = await office.invite({ firstname: 'Urmas', lastname: 'Rollike', role: 'teacher' });
  await signIn('headmaster', `/school/people/${user_id}`);
  const roles = page.getByRole('list', { name: 'Roles' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Give a role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give Urmas Rollike a role' });
  await dialog.getByLabel('Role').selectOption('Form master');
  await dialog.getByRole('button', { name: 'Give this role' }).click();
  const choice = dialog.getByRole('combobox', { name: 'Class' });
  await expect(choice).toHaveAccessibleDescription('This role needs a class.');
  await choice.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await choice.fill('3.b');
  await choice.press('Enter');
  await expect(choice).toHaveValue('3.B');
  await dialog.getByRole('button', { name: 'Give this role' }).click();
  await expect(roles.filter({ hasText: 'Form master · 3.B' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Form master · 3.B' }).click();
  await page.getByRole('menuitem', { name: 'End this role' }).click();
  const question = page.getByRole('dialog', { name: 'End the role “Form master · 3.B” of Urmas Rollike?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'End this role' }).click();
  await expect(roles.filter({ hasText: 'Form master' })).toBeHidden();
  await expect(roles.filter({ hasText: 'Teacher' })).toBeVisible();
});

test('the last leader of a school cannot end the own role', RARE, async ({ signIn, page }) => {
  await signIn('admin.c', '/school/people?search=Krüger&type_id=6');
  await page.getByRole('link', { name: /Sabine Krüger/ }).click();
  await page.getByRole('button', { name: 'Actions for Administrator' }).click();
  await page.getByRole('menuitem', { name: 'End this role' }).click();
  const question = page.getByRole('dialog', { name: /^End the role “Administrator”/ });
  await expect(question).toContainText('This is the role you are in now');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Actions for Administrator' })).toBeFocused();
});

test('a pupil moves to another class', RARE, async ({ signIn, page, office }) => {
  const { user_id } = await office.invite({
    firstname: 'Kolija',
    lastname: 'Klassivahe',
    role: 'student',
    class_name: '5.A',
    birthday: '2015-05-05',
  });
  await signIn('admin', `/school/people/${user_id}`);
  await page.getByRole('button', { name: 'Actions for Student · 5.A' }).click();
  await page.getByRole('menuitem', { name: 'Move to another class' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move Kolija Klassivahe to another class' });
  await expect(dialog).toContainText('Now in class 5.A.');
  const choice = dialog.getByRole('combobox', { name: 'New class' });
  await choice.click();
  await choice.fill('11');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('11.A');
  await choice.fill('6');
  await page.getByRole('option', { name: /^6\.B/ }).click();
  await dialog.getByRole('button', { name: 'Move to this class' }).click();
  const roles = page.getByRole('list', { name: 'Roles' });
  await expect(roles).toContainText('Student · 6.B');
  await expect(roles).toContainText('student here since');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Moved back to 5.A.')).toBeVisible();
  await expect(roles).toContainText('Student · 5.A');
  await page.goto(`/school/people?search=Klassivahe`);
  await expect(page.getByRole('link', { name: /Kolija Klassivahe.*5\.A/ })).toBeVisible();
});

test(
  'who teaches a class is said at the person, and decides whom they reach',
  RARE,
  async ({ signIn, page, office, freshPage, product }) => {
    const { user_id, username } = await office.settle({ firstname: 'Piret', lastname: 'Õpetab', role: 'teacher' });
    const teacher = await freshPage();
    await enter(teacher.context(), product, username);
    await teacher.goto('/messaging/main/contacts/new');
    await teacher.getByLabel('Kind of contacts').selectOption('Students');
    await expect(teacher.getByText('Nobody here whom you could write to.')).toBeVisible();

    await signIn('headmaster', `/school/people/${user_id}`);
    const panel = page.getByRole('region', { name: 'Classes taught' });
    await expect(panel).toContainText('Teaches no class yet.');
    await panel.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Classes that Piret Õpetab teaches' });
    await dialog.getByRole('checkbox', { name: '11.A', exact: true }).check();
    await dialog.getByRole('checkbox', { name: '12.A', exact: true }).check();
    await page.route('**/api/schools/*/people/*/teaching', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'OK' }).click();
    await expect(dialog.getByRole('checkbox', { name: '11.A', exact: true })).toBeChecked();
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The classes were saved.')).toBeVisible();
    await expect(panel).toContainText('11.A, 12.A');
    await expect(panel.getByRole('button', { name: 'Change' })).toBeFocused();

    // The group of the teachers of the class comes by itself, and its pupils can be written to.
    await teacher.goto('/messaging/main');
    await teacher.getByRole('button', { name: 'School groups' }).click();
    await expect(teacher.getByRole('link', { name: /11\.A teachers/ })).toBeVisible();
    await teacher.goto('/messaging/main/contacts/new');
    await teacher.getByLabel('Kind of contacts').selectOption('Students');
    await expect(teacher.getByRole('region', { name: 'Contacts' }).getByRole('checkbox').first()).toBeVisible();

    await panel.getByRole('button', { name: 'Change' }).click();
    await dialog.getByRole('checkbox', { name: '11.A', exact: true }).uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(panel).not.toContainText('11.A');
    await teacher.goto('/messaging/main?filter=official');
    await expect(teacher.getByRole('link', { name: /12\.A teachers/ })).toBeVisible();
    await expect(teacher.getByRole('link', { name: /11\.A teachers/ })).toContainText('You are no longer in it');
  },
);

test('a person of another school is not there at all', RARE, async ({ signIn, page, freshPage, product }) => {
  const neighbour = await freshPage();
  await neighbour.request.post('/auth/login', { data: { username: 'admin.b', password: PASSWORD } });
  const { data: me } = await (await neighbour.request.get(`${product.url}/api/user/me`)).json();
  await signIn('admin', `/school/people/${me.id}`);
  await expect(page.getByRole('alert')).toContainText('This person is not in your school.');
  await page.goto('/school/people/999999999');
  await expect(page.getByRole('alert')).toContainText('This person is not in your school.');
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/school/people');
});

test('settings stay typed when saving fails, and are kept once it succeeds', async ({ signIn, page }) => {
  await signIn('headmaster.b', '/school/settings');
  const trip = page.getByRole('checkbox', { name: 'Study trip' });
  const wasChosen = await trip.isChecked();
  await trip.click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Liepu ģimnāzija un vidusskola');
  await page.route('**/api/schools/*/settings', (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Liepu ģimnāzija un vidusskola');
  await page.unrouteAll();
  await fail(page, '**/api/schools/*/settings');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Notice' })).toContainText(REQUEST_ID);
  await page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Liepu ģimnāzija');

  await page.getByRole('link', { name: 'People' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();
  await page.reload();
  await expect(trip).toBeChecked({ checked: !wasChosen });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('long and Japanese names do not break the page', RARE, async ({ signIn, page, office }) => {
    const long = { firstname: 'Anna-Magdaleena'.repeat(4), lastname: 'Kõrgessaar'.repeat(6), role: 'teacher' } as const;
    const { user_id: longest } = await office.invite(long);
    const { user_id: japanese } = await office.invite({ firstname: '桜子', lastname: '小笠原', role: 'teacher' });
    await signIn('admin', '/school/people?search=Kõrgessaar');
    await expect(page.getByRole('link', { name: /Wilhelmiine Kõrgessaar-Tammeveski-Õunapuusalu/ })).toBeVisible();
    await expectNoSideways(page);
    await page.goto(`/school/people/${longest}`);
    await expect(page.getByRole('heading', { level: 2, name: /Kõrgessaar/ })).toBeVisible();
    await expectNoSideways(page);
    await page.goto(`/school/people/${japanese}`);
    await expect(page.getByRole('heading', { level: 2, name: '小笠原 桜子' })).toBeVisible();
    await expectNoSideways(page);
  });
});
