import type { Page } from '@playwright/test';
import { endRole } from '#modules/people/contract/end-role.ts';
import { getPerson } from '#modules/people/contract/get-person.ts';
import { giveRole } from '#modules/people/contract/give-role.ts';
import { fillInvitation, sendInvitation } from './invite.ts';
import { enter, expect, test } from './kriit.ts';
import { RARE } from './rare.ts';

/** Ends the session behind the page's back, as another device or the clock would. */
const endSession = (page: Page) => page.request.get('/auth/logout?redirect=false');

/** A connection that stays silent: the page finds out by its own calls that the session is over. */
const silenceSocket = (page: Page) => page.routeWebSocket('**', () => undefined);

const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

async function signInOnBoard(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(` ${username}$`) }).click();
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Opens Today and lets its calls end: one that comes late would count as something the person did. */
async function openAndRest(page: Page, signIn: (username: string) => Promise<Page>): Promise<void> {
  await page.clock.install();
  await signIn('teacher');
  await expect(page.getByRole('heading', { name: /Liis$/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('what was being sent waits for the sign-in and then goes through', async ({ signIn, page }) => {
  await silenceSocket(page);
  await signIn('admin', '/school/people');
  const dialog = await fillInvitation(page, 'Ootav', 'Saatja');
  await endSession(page);
  await sendInvitation(dialog);
  await modalOf(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(modalOf(page)).toBeHidden();
  await expect(page.getByRole('complementary', { name: /^You are signed out\./ })).toBeVisible();

  const otherTab = await page.context().newPage();
  await otherTab.goto('/login');
  await signInOnBoard(otherTab, 'admin');
  await expect(page.getByRole('dialog', { name: 'The link is ready' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: /^You are signed out\./ })).toBeHidden();
});

test('somebody else’s sign-in lets nothing through that was not theirs', RARE, async ({ signIn, page }) => {
  await silenceSocket(page);
  await signIn('admin', '/school/people');
  const dialog = await fillInvitation(page, 'Võõras', 'Saatja');
  await endSession(page);
  await sendInvitation(dialog);
  await expect(modalOf(page)).toBeVisible();
  const otherTab = await page.context().newPage();
  await otherTab.goto('/login');
  await signInOnBoard(otherTab, 'headmaster');
  await expect(page.getByRole('button', { name: 'Andres Kallaste, your menu' })).toBeVisible();
  await page.goto('/school/people?search=Saatja');
  await expect(page.getByText('Võõras')).toHaveCount(0);
});

test('the way to sign-in leads back to the same page', RARE, async ({ signIn, page }) => {
  await silenceSocket(page);
  await signIn('admin', '/school/people');
  await expect(page.getByRole('region', { name: 'People of the school' })).toBeVisible();
  await endSession(page);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('Õunpuu');
  await expect(page).toHaveURL(/search=/);
  await modalOf(page).getByRole('button', { name: 'Go to sign-in' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signInOnBoard(page, 'admin');
  await expect(page.getByText('4 people', { exact: true })).toBeVisible();
});

test('idle people are warned quietly, then in a dialog, may stay, and are covered when the time is up', async ({
  signIn,
  page,
}) => {
  await silenceSocket(page);
  await openAndRest(page, signIn);
  const notice = page.getByRole('complementary', { name: /^You will be signed out/ });
  await page.clock.fastForward('04:50');
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward('00:20');
  await expect(notice).toContainText('54 minutes left');
  await page.clock.fastForward('50:00');
  const dialog = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect(dialog.getByRole('timer')).toHaveText(/^4:\d\d$/);
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/user/me/status') && response.ok());
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  expect((await kept).request().method()).toBe('POST');

  await endSession(page);
  await page.clock.fastForward('01:01:00');
  await expect(modalOf(page)).toBeVisible();
});

test('who rests over an open dialog can stay from there, and by writing on', RARE, async ({ signIn, page }) => {
  await silenceSocket(page);
  await page.clock.install();
  await signIn('staff', '/profile/security');
  await page.getByRole('button', { name: 'Change' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Change the password' });
  const field = dialog.getByLabel('New password', { exact: true });
  const notice = page.getByRole('complementary', { name: /^You will be signed out/ });
  for (const stay of [
    () => notice.getByRole('button', { name: 'Stay signed in' }).click(),
    () => field.pressSequentially('Two'),
  ]) {
    await field.fill('One');
    await page.clock.fastForward('05:20');
    await expect(notice).toBeVisible();
    await stay();
    await page.clock.fastForward('00:02');
    await expect(notice).toHaveCount(0);
  }
  await expect(field).toHaveValue('OneTwo');
});

test(
  'a session that ends elsewhere is told at once, and goes on with the same person',
  RARE,
  async ({ signIn, page }) => {
    const socket = page.waitForEvent('websocket');
    await signIn('staff');
    await (await socket).waitForEvent('framereceived');
    await endSession(page);
    await modalOf(page).getByRole('button', { name: 'Stay here' }).click();
    const notices = page.getByRole('complementary');
    await expect(notices).toHaveCount(1);
    await expect(notices).toHaveAccessibleName(/^You are signed out\./);

    const back = page.waitForEvent('websocket');
    const otherTab = await page.context().newPage();
    await otherTab.goto('/login');
    await signInOnBoard(otherTab, 'staff');
    await back;
    await expect(notices).toHaveCount(0);
  },
);

test('a role that ends while its page is open leads to the roles that are left', async ({ signIn, page, office }) => {
  const { schoolId } = office;
  const { user_id, username } = await office.settle({ firstname: 'Lembit', lastname: 'Lahkuja', role: 'admin' });
  const params = { schoolId, personId: user_id };
  const { roles } = await office.call(giveRole, { params, body: { type_id: 1 } });
  await signIn(username, '/school/people');
  await expect(page.getByRole('region', { name: 'People of the school' })).toBeVisible();
  await office.call(endRole, {
    params: { schoolId, roleId: roles.find(({ type_id }) => type_id === 6)?.role_id ?? 0 },
  });
  await page.getByRole('button', { name: 'Go on as Teacher' }).click();
  await expect(page.getByRole('heading', { name: /Lembit$/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText([
    /^Today/,
    /^Messages/,
    'Journals',
    /^Consents/,
  ]);
});

test('a role that ends over unsaved settings leads on without asking', RARE, async ({ signIn, page, office }) => {
  const { schoolId } = office;
  const { user_id, username } = await office.settle({ firstname: 'Salme', lastname: 'Salvestaja', role: 'admin' });
  const params = { schoolId, personId: user_id };
  const { roles } = await office.call(giveRole, { params, body: { type_id: 1 } });
  // Without a socket nobody tells the page before it saves.
  await page.routeWebSocket('**', (socket) => socket.close());
  await signIn(username, '/school/settings');
  await page.getByRole('checkbox', { name: 'Study trip' }).click();
  await office.call(endRole, {
    params: { schoolId, roleId: roles.find(({ type_id }) => type_id === 6)?.role_id ?? 0 },
  });
  await page.getByRole('button', { name: 'Save' }).click();
  const goOn = page.getByRole('button', { name: 'Go on as Teacher' });
  await expect(goOn).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/school/settings');
  await goOn.click();
  await expect(page.getByRole('heading', { name: /Salme$/ })).toBeVisible();
});

test('whoever has no role left is told so kindly', RARE, async ({ page, product, office }) => {
  const { schoolId } = office;
  const { user_id, username } = await office.settle({ firstname: 'Viive', lastname: 'Viimane', role: 'teacher' });
  const { roles } = await office.call(getPerson, { params: { schoolId, personId: user_id } });
  await enter(page.context(), product, username);
  await office.call(endRole, { params: { schoolId, roleId: roles[0]?.role_id ?? 0 } });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'You have no role at the moment' })).toBeVisible();
});
