import type { Page } from '@playwright/test';
import { expect, test } from './kriit.ts';

/** The promise of the sign-in page, in bytes on the wire. */
const MOST_SCRIPT = 150_000;

/** Opens the sign-in page to its end; gives the bytes of script that it loaded. */
async function scriptOfSignIn(page: Page): Promise<number> {
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
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  console.log(`The sign-in page loads ${(total / 1000).toFixed(1)} kB of script.`);
  return total;
}

// In the demonstration with the board of everybody in it, in a school in earnest with a greeting in its place.
test('the sign-in page loads at most 150 kB of script', async ({ page, freshPage }) => {
  const shown = await scriptOfSignIn(page);
  await expect(page.getByRole('button', { name: /headmaster/ }).first()).toBeVisible();
  const inEarnest = await freshPage();
  const nobody = { status: true, data: { password: null, schools: [] } };
  await inEarnest.route('**/auth/demo-accounts', (route) => route.fulfill({ json: nobody }));
  const greeted = await scriptOfSignIn(inEarnest);
  await expect(inEarnest.getByText('One quiet place for the whole school day')).toBeVisible();
  for (const total of [shown, greeted]) {
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(MOST_SCRIPT);
  }
});
