import type { Page } from '@playwright/test';
import { fillInvitation, sendInvitation } from './invite.ts';
import { expect, test } from './kriit.ts';
import { PHONE } from './phone.ts';
import { RARE } from './rare.ts';

const LIST = '**/api/schools/*/people?*';

const showAll = (page: Page) => page.getByRole('button', { name: 'Show all' });
const shown = (page: Page, count: string) => page.getByText(new RegExp(`^${count} of [\\d,]+$`));

/** Walks to the very end of the page while the next rows are still on their way, and lets them come. */
async function expectStays(page: Page): Promise<void> {
  const gate = Promise.withResolvers<void>();
  await page.route(LIST, async (route) => {
    await gate.promise;
    await route.continue();
  });
  // A wheel needs a pointer over the page; a hover would wait until the middle of a long list is free of everything else.
  await page.mouse.move(600, 300);
  // Rows that are met on the way may be higher than they were thought to be: whoever wants to the end goes on.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100_000);
      return page.evaluate('innerHeight + scrollY >= document.documentElement.scrollHeight');
    })
    .toBe(true);
  const before = await showAll(page).boundingBox();
  gate.resolve();
  await expect(shown(page, '100')).toBeVisible();
  expect(await showAll(page).boundingBox()).toEqual(before);
}

test(
  'a part that cannot be fetched is asked for again by hand, and the way to all stays under the pointer',
  RARE,
  async ({ signIn, page }) => {
    await signIn('headmaster', '/school/people');
    await expect(shown(page, '50')).toBeVisible();
    let [isCut, asked] = [true, 0];
    await page.route(LIST, (route) => {
      asked += 1;
      return isCut ? route.abort() : route.continue();
    });
    await showAll(page).click();
    const list = page.getByRole('region', { name: 'People of the school' });
    const [alert, again] = [list.getByRole('alert'), list.getByRole('button', { name: 'Try again' })];
    await expect(alert).toContainText('There is no internet connection.');
    const before = asked;
    await again.click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    isCut = false;
    // Where the page itself notices that the connection is back, there is nothing left to press.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 2_000 });
      await expect(alert).toBeHidden({ timeout: 2_000 });
    }).toPass();
    await page.unrouteAll();

    await page.reload();
    await expect(shown(page, '50')).toBeVisible();
    await expectStays(page);
  },
);

test('the whole list comes in one call, and after a write again in two', RARE, async ({ signIn, page }) => {
  await signIn('headmaster', '/school/people');
  await expect(shown(page, '50')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/people(\?|$)/.test(request.url()) && request.method() === 'GET') asked.push(request.url());
  });
  await showAll(page).click();
  await expect(showAll(page)).toBeHidden();
  await expect(page.getByText(/^([\d,]+) of \1$/)).toBeVisible();
  // The first part may be refreshed meanwhile: others write at the same school.
  expect(new Set(asked.filter((url) => !url.includes('page=1&'))).size).toBe(1);

  asked.length = 0;
  await sendInvitation(await fillInvitation(page, 'Pika', 'Nimekirja'));
  await page.getByRole('dialog', { name: 'The link is ready' }).getByRole('button', { name: 'Done' }).click();
  // How often it is refreshed is not the point here: each time it comes in these two parts.
  await expect.poll(() => new Set(asked).size).toBe(2);
  await expect(page.getByText(/^([\d,]+) of \1$/)).toBeVisible();
  expect(new Set(asked).size).toBe(2);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('it stands above the bar', RARE, async ({ signIn, page }) => {
    await signIn('headmaster', '/school/people');
    await expect(shown(page, '50')).toBeVisible();
    await expect(showAll(page)).toBeInViewport({ ratio: 1 });
    await showAll(page).click({ trial: true });
  });
});
