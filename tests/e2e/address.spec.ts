import { giveRole } from '#modules/people/contract/give-role.ts';
import { expect, test } from './kriit.ts';

const SIGN_IN = {
  English: 'Sign in',
  Eesti: 'Sisselogimine',
  Русский: 'Вход',
  Latviešu: 'Pieslēgties',
  Deutsch: 'Anmelden',
  Français: 'Connexion',
  日本語: 'ログイン',
};

test('the address chooses the language', async ({ page }) => {
  await page.goto('/login?locale=et');
  await expect(page.getByRole('heading', { name: SIGN_IN.Eesti })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'et');
  await page.goto('/login?lang=ja');
  await expect(page.getByRole('heading', { name: SIGN_IN.日本語 })).toBeVisible();
});

test('every language is one pick away, without loading the page again', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate('window.sameVisit = true');
  for (const [language, words] of Object.entries(SIGN_IN).toReversed()) {
    await page.getByRole('banner').getByRole('button').first().click();
    await page.getByRole('menuitemradio', { name: language }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  }
  expect(await page.evaluate('window.sameVisit')).toBe(true);
});

test('a fresh browser is English, whatever language it prefers itself', async ({ freshPage }) => {
  const page = await freshPage({ locale: 'ja-JP' });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: SIGN_IN.English })).toBeVisible();
});

test('the address chooses the theme', async ({ page }) => {
  for (const theme of ['dark', 'light']) {
    await page.goto(`/login?theme=${theme}`);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
  }
});

test('what the address asks for in vain is neither followed nor shown', async ({ page }) => {
  await page.goto('/login?locale=<b>klingon</b>&lang=__proto__&theme=purple&standalone=perhaps&context_role_id=1;2');
  await expect(page.getByRole('heading', { name: SIGN_IN.English })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(await page.content()).not.toMatch(/klingon|__proto__|purple|perhaps/);
});

test('launch codes leave the address before anything else is asked for', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) told.push(request.url(), request.headers().referer ?? '');
  });
  await page.goto('/login?token=one-time&lang=et&token2=other-one');
  await expect(page.getByRole('heading', { name: SIGN_IN.Eesti })).toBeVisible();
  await expect(page).toHaveURL('/login?lang=et');
  expect(told.filter((text) => /one-time|other-one/.test(text))).toEqual([]);
  await page.goto('/login');
  await page.goBack();
  await expect(page).toHaveURL('/login?lang=et');
});

test('the address picks the role for this visit only', async ({ signIn, page }) => {
  await signIn('teacher.parent');
  const { data } = await (await page.request.get('/api/user/me/roles')).json();
  const parent = data.find(({ type_id }: { type_id: number }) => type_id === 3);
  await page.goto(`/?context_role_id=${parent.role_id}`);
  await expect(page.getByRole('button', { name: 'Role Parent' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Role Teacher' })).toBeVisible();
});

test('somebody else’s role in the address opens nothing, and the way back is offered', async ({ signIn }) => {
  const page = await signIn('teacher', '/?context_role_id=1999999999');
  await expect(page.getByText('This role is not yours, or it has ended.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on as Teacher' }).click();
  await expect(page.getByRole('heading', { name: /Liis$/ })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('in place of somebody else’s role every own one can be chosen', async ({ signIn, office }) => {
  // Somebody of this story only: the choice is remembered for every later sign-in.
  const { user_id, username } = await office.settle({ firstname: 'Ülle', lastname: 'Kahetine', role: 'teacher' });
  await office.call(giveRole, { params: { schoolId: office.schoolId, personId: user_id }, body: { type_id: 3 } });
  const page = await signIn(username, '/?context_role_id=1999999999');
  await expect(page.getByRole('button', { name: 'Go on as Teacher' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on as Parent' }).click();
  await expect(page.getByRole('button', { name: 'Role Parent' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Role Parent' })).toBeVisible();
});

test('what the address wished holds for the tab, also over a sign-in', async ({ page, freshPage }) => {
  await page.goto('/?locale=et&theme=dark&standalone=true');
  await expect(page.getByRole('heading', { name: SIGN_IN.Eesti })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: SIGN_IN.Eesti })).toBeVisible();
  await page.getByRole('button', { name: / headmaster$/ }).click();
  await expect(page.getByRole('button', { name: 'Veel' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Veel' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  const otherTab = await freshPage();
  await otherTab.goto('/login');
  await expect(otherTab.getByRole('heading', { name: SIGN_IN.English })).toBeVisible();
});

test('a choice of one’s own is newer than what the address wished', async ({ page }) => {
  await page.goto('/login?locale=et&theme=dark');
  await page.getByRole('banner').getByRole('button').first().click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: /^Erscheinungsbild|^Darstellung|^Aussehen/ }).click();
  await page.getByRole('menuitemradio', { name: 'Hell' }).click();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: SIGN_IN.Deutsch })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test('the whole address comes back after the sign-in, with what stands behind the hash', async ({ page }) => {
  await page.goto('/school/people?search=saar#list');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('button', { name: / admin$/ }).click();
  await expect(page).toHaveURL('/school/people?search=saar#list');
});

test('standalone shows no left menu, at scale 1', async ({ signIn }) => {
  const page = await signIn('headmaster', '/');
  const viewport = page.locator('meta[name="viewport"]');
  await expect(page.getByRole('button', { name: 'Fold the menu' })).toBeVisible();
  await expect(viewport).toHaveAttribute('content', 'width=device-width, initial-scale=0.41');
  await page.goto('/?standalone=true');
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fold the menu' })).toHaveCount(0);
  await expect(viewport).toHaveAttribute('content', 'width=device-width, initial-scale=1');
});
