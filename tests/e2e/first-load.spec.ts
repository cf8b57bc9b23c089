import { expect, test } from './kriit.ts';

/** The promise of the sign-in page, in bytes on the wire. */
const MOST_SCRIPT = 150_000;

// In the demonstration, whose sign-in page loads the board with everybody on it as well: a school in earnest loads less.
test('the sign-in page loads at most 150 kB of script', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByRole('button', { name: /headmaster/ }).first()).toBeVisible();
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  console.log(`The sign-in page loads ${(total / 1000).toFixed(1)} kB of script.`);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(MOST_SCRIPT);
});
