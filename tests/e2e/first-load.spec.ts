import { startProduct, temporaryFolder } from '#platform/testing/product.ts';
import { expect, test } from './kriit.ts';

/** The promise of the sign-in page, in bytes on the wire. */
const MOST_SCRIPT = 150_000;

// In a school in earnest: the board with everybody on it belongs to the demonstration, and comes after the form.
test('the sign-in page loads at most 150 kB of script', async ({ browser }) => {
  const folder = await temporaryFolder();
  const earnest = await startProduct({ KRIIT_DATA: folder.path, KRIIT_DEMO: '0' });
  const page = await browser.newPage({ baseURL: earnest.url });
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
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(MOST_SCRIPT);
  await page.close();
  await earnest.stop();
  await folder.remove();
});
