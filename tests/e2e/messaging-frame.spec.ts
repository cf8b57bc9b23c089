import type { FrameLocator } from '@playwright/test';
import { expect } from './kriit.ts';
import { PASSWORD } from './password.ts';
import { test } from './portal.ts';
import { RARE } from './rare.ts';

const rows = (kriit: FrameLocator) => kriit.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
const field = (kriit: FrameLocator) => kriit.getByRole('textbox', { name: 'Message', exact: true });

test('a portal shows the messages of its person, who writes there', async ({ openPortal, product, strict }) => {
  const { page, kriit } = await openPortal('account=parent&module=messaging');
  await expect(rows(kriit).first()).toBeVisible();
  // A frame is as high as what is in it: nothing scrolls but the list and the conversation.
  const over = () => kriit.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight);
  await expect.poll(over).toBeLessThanOrEqual(0);
  await rows(kriit)
    .filter({ hasText: /teacher|parents|Ülle|Liis/ })
    .first()
    .click();
  await expect(kriit.getByRole('region', { name: 'Messages' })).toBeVisible();
  await expect.poll(over).toBeLessThanOrEqual(0);
  // The log of the portal tells where the person went.
  await expect(page.getByRole('listitem').filter({ hasText: '/messaging/main/' }).first()).toBeVisible();

  // Nothing of the frame is in the session of a tab beside it.
  const tab = await strict.newPage();
  await tab.goto(`${product.url}/messaging`);
  await expect(tab).toHaveURL(/\/login/);
});

test('a host shows messages in a small window, in full screen and behind the hash', RARE, async ({ openHost }) => {
  const { page, kriit } = await openHost(`
    let shown;
    window.show = async (path, options = {}) => {
      shown?.unmount();
      shown = mount({ path, launchCode: await launch('teacher', 'messaging'), ...options });
    };
    await show('/messaging?view=mini');
  `);
  // Mini: one pane, whatever the width.
  await expect(rows(kriit).first()).toBeVisible();
  await rows(kriit).first().click();
  await expect(kriit.getByRole('link', { name: 'All conversations' })).toBeVisible();
  await expect(kriit.getByRole('searchbox')).toBeHidden();
  // Back of the whole window closes a menu of the frame, and nothing else.
  await kriit
    .locator('header')
    .getByRole('button', { name: /^Actions for / })
    .click();
  await expect(kriit.getByRole('menu')).toBeVisible();
  await page.evaluate('history.back()');
  await expect(kriit.getByRole('menu')).toBeHidden();
  await expect(kriit.getByRole('link', { name: 'All conversations' })).toBeVisible();
  await kriit.getByRole('link', { name: 'All conversations' }).click();
  await expect(rows(kriit).first()).toBeVisible();

  // Full screen: the list folds away beside an open conversation, and can be had back.
  await page.evaluate("show('/messaging?view=full#webFullScreen')");
  await rows(kriit).first().click();
  await kriit.getByRole('button', { name: 'Show the list again' }).click();
  await expect(kriit.getByRole('searchbox')).toBeVisible();

  // Embedded, and behind the hash that a host may want for its own addresses.
  await page.evaluate("show('/messaging?view=full#web', { routing: 'hash' })");
  await rows(kriit).first().click();
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/#\/messaging\/main\/\d+/);
  await expect(kriit.getByRole('region', { name: 'Messages' })).toBeVisible();
});

test('two people of two portals talk to each other', RARE, async ({ openHost, product, freshPage }) => {
  const { page, kriit } = await openHost(`
    mount({ path: '/messaging/main/contacts/new', launchCode: await launch('teacher', 'messaging') });
  `);
  await kriit.getByRole('searchbox', { name: 'Search by name' }).fill('katrin');
  await kriit
    .getByRole('checkbox', { name: /^Katrin/ })
    .first()
    .click();
  await kriit.getByRole('button', { name: /^Write to Katrin/ }).click();
  await expect(field(kriit)).toBeFocused();
  await page.keyboard.type('Greetings from the portal');
  await kriit.getByRole('button', { name: 'Send', exact: true }).click();
  const said = kriit.getByRole('article').filter({ hasText: 'Greetings from the portal' });
  await expect(said.getByRole('img', { name: 'Sent', exact: true })).toBeVisible();

  const parent = await freshPage();
  const answer = await parent.request.post(`${product.url}/auth/login`, {
    data: { username: 'parent', password: PASSWORD },
  });
  expect(answer.status()).toBe(200);
  await parent.goto('/messaging/main');
  await parent.getByRole('link', { name: /Greetings from the portal/ }).click();
  await expect(said.getByRole('img', { name: 'Seen' })).toBeVisible();
  await parent.getByRole('textbox', { name: 'Message', exact: true }).fill('And back again');
  await parent.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(kriit.getByRole('article').filter({ hasText: 'And back again' })).toBeVisible();
});

test('an app around the frame hears that the session is over', RARE, async ({ openHost, strict, product }) => {
  await strict.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told, ReactNativeWebView: { postMessage: (message: string) => told.push(message) } });
  });
  const { page, kriit } = await openHost(`
    const launchCode = await launch('teacher', 'messaging');
    mount({ path: '/messaging/native/ios', launchCode });
    window.code = launchCode;
  `);
  await expect(rows(kriit).first()).toBeVisible();
  await expect.poll(() => page.frames()[1]?.url()).toContain('/messaging/overview');
  // A code that is used twice ends the session.
  const [code, { origin }] = [await page.evaluate<string>('code'), new URL(page.url())];
  const opening = { code, origin, path: '/messaging', framed: true };
  expect((await page.request.post(`${product.url}/auth/launch`, { data: opening })).ok()).toBe(false);
  // Whatever asks first: the person, or a look in the background that has covered the page already.
  await kriit.getByRole('button', { name: 'Announcements' }).dispatchEvent('click');
  await expect(kriit.getByRole('dialog')).toBeVisible();
  await expect.poll(() => page.frames()[1]?.evaluate('window.told')).toContain('logout');
});
