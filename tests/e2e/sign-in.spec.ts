import type { Page } from '@playwright/test';
import { CAST } from './cast.ts';
import { expect, test } from './kriit.ts';
import { PASSWORD } from './password.ts';
import { RARE } from './rare.ts';

const account = (page: Page, username: string) => page.getByRole('button', { name: new RegExp(` ${username}$`) });

async function type(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('everybody of the demonstration stands on the board, school by school, one click away', async ({ page }) => {
  await page.goto('/login');
  for (const [school, accounts] of Object.entries(CAST)) {
    const section = page.locator('section', { has: page.getByRole('heading', { name: school }) });
    await expect(section.getByRole('button')).toHaveText(
      accounts.map(({ role, username }) => new RegExp(`^${role}.*[^.]${username}$`)),
    );
  }
  await account(page, 'headmaster').click();
  await expect(page.getByRole('heading', { name: /Andres$/ })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a wrong password is told at the field, and what was typed stays', async ({ page }) => {
  await page.goto('/login');
  await type(page, 'teacher', 'not-the-password-1');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription('The username or the password is wrong.');
  await expect(password).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveValue('teacher');
  await type(page, 'teacher', PASSWORD);
  await expect(page.getByRole('heading', { name: /Liis$/ })).toBeVisible();
});

test('after too many tries the door stays shut, even for the right password', RARE, async ({ page, product }) => {
  for (let tries = 0; tries < 10; tries += 1) {
    const data = { username: 'student.c', password: `guess-${tries}` };
    const answer = await page.request.post(`${product.url}/auth/login`, { data });
    expect(answer.status()).toBe(401);
  }
  await page.goto('/login');
  await type(page, 'student.c', PASSWORD);
  await expect(page.getByRole('alert')).toHaveText(/too many attempts\. Try again in 1[45] min/);
  await expect(page.getByLabel('Username')).toHaveValue('student.c');
});

test('language and appearance are chosen before signing in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Eesti' }).click();
  await expect(page.getByRole('heading', { name: 'Sisselogimine' })).toBeVisible();
  await page.getByRole('button', { name: 'Välimus' }).click();
  await page.getByRole('menuitemradio', { name: 'Tume' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sisselogimine' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('whoever came for a certain page gets there after signing in, with what stands behind the hash', async ({
  page,
}) => {
  await page.goto('/school/people?type_id=4#list');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await account(page, 'admin').click();
  await expect(page.getByRole('heading', { name: 'School' })).toBeVisible();
  await expect(page).toHaveURL('/school/people?type_id=4#list');
});

test(
  'whoever is signed in already is greeted by name and goes on, or lets somebody else in',
  RARE,
  async ({ signIn }) => {
    const page = await signIn('teacher');
    await expect(page.getByRole('heading', { name: /Liis$/ })).toBeVisible();
    await page.goto('/login?redirect=%2Fnothing-here');
    await expect(page.getByRole('heading', { name: 'You are signed in already' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Liis');
    await expect(page.getByLabel('Username')).toHaveCount(0);
    await page.getByRole('link', { name: 'Go on' }).click();
    await expect(page).toHaveURL('/nothing-here');

    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
    await type(page, 'headmaster', PASSWORD);
    await expect(page.getByRole('heading', { name: /Andres$/ })).toBeVisible();
  },
);

test('a return address that is not ours leads nowhere but home', RARE, async ({ page }) => {
  await page.goto(`/login?redirect=${encodeURIComponent('/\\evil.example')}`);
  await account(page, 'staff').click();
  await expect(page.getByRole('heading', { name: /Peeter$/ })).toBeVisible();
  await expect(page).toHaveURL('/');
});
