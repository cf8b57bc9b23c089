import { giveRole } from '#modules/people/contract/give-role.ts';
import { expect, test } from './kriit.ts';
import { RARE } from './rare.ts';

const SIGN_IN = { en: 'Sign in', et: 'Sisselogimine', de: 'Anmelden', ja: 'ログイン' };

test('the address chooses language and theme; what it asks for in vain is neither followed nor shown', async ({
  freshPage,
}) => {
  // A fresh browser is English, whatever language it prefers itself.
  const page = await freshPage({ locale: 'ja-JP' });
  const html = page.locator('html');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/login?locale=<b>klingon</b>&lang=__proto__&theme=purple&standalone=perhaps&context_role_id=1;2');
  await expect(heading).toHaveText(SIGN_IN.en);
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(await page.content()).not.toMatch(/klingon|__proto__|purple|perhaps/);
  await page.goto('/login?locale=et&theme=dark');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(heading).toHaveText(SIGN_IN.et);
  await expect(html).toHaveAttribute('lang', 'et');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.goto('/login?lang=ja&theme=light');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expect(heading).toHaveText(SIGN_IN.ja);
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test('launch codes leave the address before anything else is asked for', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) told.push(request.url(), request.headers().referer ?? '');
  });
  await page.goto('/login?token=one-time&lang=et&token2=other-one');
  await expect(page.getByRole('heading', { name: SIGN_IN.et })).toBeVisible();
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

test(
  'somebody else’s role in the address opens nothing, and every own one can be chosen instead',
  RARE,
  async ({ signIn, office }) => {
    // Somebody of this story only: the choice is remembered for every later sign-in.
    const { user_id, username } = await office.settle({ firstname: 'Ülle', lastname: 'Kahetine', role: 'teacher' });
    await office.call(giveRole, { params: { schoolId: office.schoolId, personId: user_id }, body: { type_id: 3 } });
    const page = await signIn(username, '/?context_role_id=1999999999');
    await expect(page.getByText('This role is not yours, or it has ended.')).toBeVisible();
    await page.getByRole('button', { name: 'Go on as Teacher' }).click();
    await expect(page.getByRole('heading', { name: /Ülle$/ })).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.goto('/?context_role_id=1999999999');
    await page.getByRole('button', { name: 'Go on as Parent' }).click();
    await expect(page.getByRole('button', { name: 'Role Parent' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Role Parent' })).toBeVisible();
  },
);

test('what the address wished holds for the tab, also over a sign-in', RARE, async ({ page, freshPage }) => {
  await page.goto('/?locale=et&theme=dark&standalone=true');
  await expect(page.getByRole('heading', { name: SIGN_IN.et })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: SIGN_IN.et })).toBeVisible();
  await page.getByRole('button', { name: / headmaster$/ }).click();
  await expect(page.getByRole('button', { name: 'Veel' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Veel' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  const otherTab = await freshPage();
  await otherTab.goto('/login');
  await expect(otherTab.getByRole('heading', { name: SIGN_IN.en })).toBeVisible();
});

test('a choice of one’s own is newer than what the address wished', RARE, async ({ page }) => {
  await page.goto('/login?locale=et&theme=dark');
  await page.getByRole('banner').getByRole('button').first().click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: /^Erscheinungsbild|^Darstellung|^Aussehen/ }).click();
  await page.getByRole('menuitemradio', { name: 'Hell' }).click();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: SIGN_IN.de })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
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
