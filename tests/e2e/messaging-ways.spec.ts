import { enter, expect } from './kriit.ts';
import { expectNoSideways } from './layout.ts';
import { RARE } from './rare.ts';
import { saying, talks, talksOf, test } from './talks.ts';

test('a long conversation opens where one stopped, and stays in its place while older messages come', async ({
  two,
  office,
  product,
  openContext,
}) => {
  test.setTimeout(150_000);
  const { ann, ben } = two;
  const third = await office.settle({ firstname: 'Cleo', lastname: 'Kirjutaja', role: 'teacher' });
  const context = await openContext();
  await enter(context, product, third.username);
  const group = await talks(ann).begin([ben.user_id, third.user_id], 'Long story');
  // Each may say sixty things a minute.
  for (const [at, speaker] of [talks(ann), talksOf(context), talks(ann)].entries())
    for (let count = 0; count < (at === 1 ? 55 : 28); count += 1)
      await speaker.say(group, `Line ${at}-${count} ${'and so on '.repeat(count % 7)}`);
  const { page } = ben;
  await page.goto(`/messaging/main/${group}`);
  await expect(page.getByText('New messages', { exact: true })).toBeInViewport();
  await expect(saying(page, 'Line 0-0 ')).toBeInViewport();
  await page.getByRole('button', { name: 'To the newest message' }).click();
  await expect(saying(page, 'Line 2-27 ')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: /Long story/ })).not.toContainText('unread');
  await page.reload();
  await expect(saying(page, 'Line 2-27 ')).toBeInViewport({ ratio: 1 });

  const list = page.getByRole('region', { name: 'Messages' });
  const top = () =>
    list.evaluate((region) => {
      const edge = region.getBoundingClientRect().top;
      const rows = [...region.querySelectorAll<HTMLElement>('[data-message]')];
      const row = rows.find((one) => one.getBoundingClientRect().bottom > edge + 80);
      return { id: row?.dataset.message ?? '', at: Math.round((row?.getBoundingClientRect().top ?? 0) - edge) };
    });
  // A search in it finds the oldest hit too, page by page.
  await page.keyboard.press('Control+F');
  const find = page.getByRole('dialog', { name: 'Find in this conversation' });
  await find.getByRole('searchbox').fill('Line');
  const hits = find.getByRole('region', { name: 'Messages' });
  await expect(hits.getByRole('button').first()).toContainText('Line 2-27');
  await expect(async () => {
    await hits.evaluate((region) => region.scrollTo(0, region.scrollHeight));
    await expect(hits.getByRole('button', { name: /Line 0-0/ })).toBeVisible({ timeout: 500 });
  }).toPass();
  // From the end nobody needs a way back; from elsewhere it comes before the way to the end.
  await find.getByRole('searchbox').fill('Line 1-30');
  await hits.getByRole('button', { name: /Line 1-30/ }).click();
  await expect(saying(page, 'Line 1-30 ')).toBeInViewport();
  const toEnd = page.getByRole('button', { name: 'To the newest message' });
  await expect(toEnd).toBeVisible();
  await page.keyboard.press('Control+F');
  await find.getByRole('searchbox').fill('Line 0-0');
  await hits.getByRole('button', { name: /Line 0-0/ }).click();
  await expect(saying(page, 'Line 0-0 ')).toBeInViewport();
  await page.getByRole('button', { name: 'Back to where you were' }).click();
  await expect(saying(page, 'Line 1-30 ')).toBeInViewport();
  await toEnd.click();
  await expect(saying(page, 'Line 2-27 ')).toBeInViewport({ ratio: 1 });

  // The older ones wait until it is known where one stands.
  const { promise: known, resolve: letThemCome } = Promise.withResolvers<void>();
  await page.route(/direction=previous/, async (route) => {
    await known;
    await route.continue();
  });
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= request.url().includes('direction=previous');
  });
  await list.hover();
  await page.mouse.wheel(0, -1);
  // Until the wheel has been felt, the list holds on to its end.
  await expect(async () => {
    await list.evaluate((region) => {
      region.scrollTop = 40;
    });
    expect(isAsked).toBe(true);
  }).toPass();
  let before = await top();
  await expect(async () => {
    const last = before;
    before = await top();
    expect(before).toEqual(last);
  }).toPass();
  letThemCome();
  await expect.poll(async () => list.evaluate((region) => region.scrollTop > 1000)).toBe(true);
  const after = await list.evaluate((region, id) => {
    const row = region.querySelector(`[data-message="${id}"]`);
    return Math.round((row?.getBoundingClientRect().top ?? 9999) - region.getBoundingClientRect().top);
  }, before.id);
  expect(Math.abs(after - before.at)).toBeLessThan(30);
});

test('a message that was looked for is marked for a while, also where nothing may move', RARE, async ({ two }) => {
  const { ann, ben } = two;
  const group = await talks(ann).begin([ben.user_id], 'Found again');
  const { message_id } = await talks(ann).say(group, 'The key is under the mat');
  await ann.page.goto(`/messaging/main/${group}?message=${message_id}`);
  const marked = saying(ann.page, 'The key is under the mat');
  const nothing = 'rgba(0, 0, 0, 0)';
  await expect(marked).not.toHaveCSS('background-color', nothing);
  await expect(marked).toHaveCSS('background-color', nothing);
});

test(
  'a window higher than a page of the list shows the next one too, by hand where it failed',
  RARE,
  async ({ two }) => {
    const { ann, ben } = two;
    await talks(ann).begin([ben.user_id], 'The first matter');
    for (let more = 0; more < 20; more += 1) await talks(ann).begin([ben.user_id], 'Another matter');
    const oldest = ann.page.getByRole('link', { name: /The first matter/ });
    const secondPage = /\/v2\/conversations\?.*page=2/;
    await ann.page.setViewportSize({ width: 1280, height: 2_400 });
    await ann.page.goto('/messaging/main');
    await expect(oldest).toBeVisible();
    await ann.page.route(secondPage, (route) => route.abort());
    await ann.page.reload();
    const again = ann.page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(oldest).toBeHidden();
    await again.click();
    await expect(again).toBeVisible();
    await ann.page.unroute(secondPage);
    // The list is also read anew by itself, because much has just happened in it; then there is nothing left to press.
    await again.click({ timeout: 3_000 }).catch(() => undefined);
    await expect(oldest).toBeVisible();
  },
);

test('every way in: index, native app, mini view and full screen', RARE, async ({ signIn, page }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    const postMessage = (message: string): void => {
      told.push(message);
      sessionStorage.setItem('told', message);
    };
    Object.assign(window, { told, kriitNative: { postMessage } });
  });
  await signIn('teacher', '/messaging/native/android');
  await expect(page).toHaveURL(/\/messaging\/overview$/);
  // The window is the app's, so nothing of the shell stands around; the same where a site has it, and in the mini view.
  const rows = page.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
  const shell = page.getByRole('navigation', { name: 'Main menu' });
  await expect(rows.first()).toBeVisible();
  await expect(shell).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.context().clearCookies();
  // Whatever asks first: the person, or a look in the background that has covered the page already.
  await page.getByRole('button', { name: 'Announcements' }).dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate('window.told')).toContain('logout');
  // And so does an app that opens without a session.
  await page.evaluate('sessionStorage.clear()');
  await page.goto('/messaging/native/ios');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(`sessionStorage.getItem('told')`)).toBe('logout');

  await signIn('teacher', '/messaging?view=mini');
  await expect(page).toHaveURL(/\/messaging\/overview\?view=mini$/);
  await rows.first().click();
  await expect(page.getByRole('link', { name: 'All conversations' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'All conversations' })).toBeVisible();
  await expect(shell).toBeHidden();

  await page.goto('/messaging?view=full#webFullScreen');
  await expect(page).toHaveURL(/\/messaging\/main\?view=full#webFullScreen$/);
  await rows.first().click();
  await expect(page.getByRole('button', { name: 'Show the list again' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.goto('/messaging#web');
  await expect(rows.first()).toBeVisible();
  await expect(shell).toBeHidden();

  // Whoever comes by the plain address has everything again.
  await page.goto('/messaging');
  await expect(rows.first()).toBeVisible();
  await expect(shell).toBeVisible();
});

test('list and conversation are for everybody, in both themes', async ({ signIn, page, expectAccessible }) => {
  test.setTimeout(180_000);
  await signIn('parent', '/messaging/main');
  const rows = page.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
  await expect(rows.first()).toBeVisible();
  for (const at of [0, 1, 2]) {
    await rows.nth(at).click();
    await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible();
    // What is said has the same colours in every conversation.
    for (const colorScheme of at === 0 || process.env.TEST_FULL ? (['dark', 'light'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await expectAccessible(page, colorScheme === 'light' ? 'all' : 'colours');
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.goto('/messaging/overview');
  await expect(rows.first()).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
});
