import { expect, test } from './kriit.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection the app opens with a page of its own, and goes on when it is back', async ({ signIn }) => {
  const page = await signIn('teacher');
  await expect(page.getByRole('heading', { name: /Liis$/ })).toBeVisible();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.evaluate("localStorage.setItem('kriit-theme', 'dark')");
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(22, 32, 28)');
  // A browser whose line is cut by a test may say for a moment that it is back, and the page then loads itself anew.
  await expect(async () => {
    await page.goto('/?locale=et-EE&theme=light');
    await expect(page.getByRole('heading', { name: 'Ühendust pole' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: /Liis$/ })).toBeVisible();
});

test('the app can be installed: a manifest with icons that are there, standing alone at the start', async ({
  page,
}) => {
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/?standalone=true' });
  for (const { src, type } of manifest.icons) {
    const answer = await page.request.get(src);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type]);
  }
});
