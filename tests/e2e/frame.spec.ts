import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '#platform/testing/product.ts';
import { plugIn } from './authenticator.ts';
import { enter, expect } from './kriit.ts';
import { expectNoSideways } from './layout.ts';
import { test } from './portal.ts';
import { RARE } from './rare.ts';

const waiting = { name: 'Waiting for you' };

test('a portal opens Kriit signed in, in its own session, language and theme', async ({
  openPortal,
  strict,
  product,
  expectAccessible,
}) => {
  await enter(strict, product, 'teacher');
  const { page, kriit } = await openPortal('account=headmaster');
  await expect(kriit.getByRole('list', waiting)).toBeVisible();
  const frames = (await strict.cookies()).filter(({ name }) => name.endsWith('-frame'));
  expect(frames).toMatchObject([
    { name: `__Host-kriit-${product.port}-frame`, httpOnly: true, secure: true, sameSite: 'None' },
  ]);
  await expectAccessible(page);

  // What is the same page all the time remembers a mark that a fresh one would not have.
  await kriit.locator('html').evaluate((html) => html.setAttribute('data-mark', 'same page'));
  await page.getByLabel('Language').selectOption('et');
  await expect(kriit.getByRole('list', { name: 'Ootab teid' })).toBeVisible();
  await page.getByLabel('Välimus').selectOption('dark');
  await expect(kriit.locator('html[data-mark]')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSideways(page);

  const tab = await strict.newPage();
  await tab.goto(product.url);
  await expect(tab.getByRole('heading', { name: /Liis$/ })).toBeVisible();
});

test(
  'where a browser keeps nothing at all, the frame lives by its bearer',
  RARE,
  async ({ openPortal, cookieless }) => {
    const { page, kriit } = await openPortal('account=admin&module=people', cookieless);
    const asked = page.waitForRequest((request) => request.url().includes('search='));
    await kriit.getByRole('searchbox', { name: 'Search by name' }).fill('õunpuu');
    expect((await asked).headers().authorization).toMatch(/^Bearer /);
    await expect(kriit.getByText('4 people', { exact: true })).toBeVisible();
    expect(await cookieless.cookies()).toEqual([]);
  },
);

test(
  'a code that is used twice ends the session, and the way to sign in leads out of the frame',
  RARE,
  async ({ openHost, product }) => {
    const { page, kriit } = await openHost(`
    const launchCode = await launch('admin', 'people');
    mount({ path: '/school/people', launchCode });
    window.code = launchCode;
  `);
    await expect(kriit.getByRole('region', { name: 'People of the school' })).toBeVisible();
    const code = await page.evaluate<string>('code');
    const origin = new URL(page.url()).origin;
    const answer = await page.request.post(`${product.url}/auth/launch`, {
      data: { code, origin, path: '/school/people', framed: true },
    });
    expect(await answer.json()).toMatchObject({ errors: [{ message: 'launch_code_used' }] });
    await kriit.getByRole('searchbox', { name: 'Search by name' }).fill('õunpuu');
    // The way back leads to where the page stands, and what is typed reaches the address a moment later.
    await expect.poll(() => page.frames()[1]?.url()).toContain('search=');
    await kriit.getByRole('button', { name: 'Go to sign-in' }).click();
    await expect(page).toHaveURL(`${product.url}/login?redirect=%2Fschool%2Fpeople%3Fsearch%3D%25C3%25B5unpuu`);
  },
);

test('the page of the documentation works as it stands, for a deep link and behind the hash', async ({
  strict,
  host,
  product,
}) => {
  const guide = readFileSync(join(projectRoot, 'docs/EMBEDDING.md'), 'utf8');
  const [, copied = ''] = /```html\n(.*?)```/s.exec(guide) ?? [];
  const page = await strict.newPage();
  const kriit = page.frameLocator('iframe');
  const show = async (path: string, routing: string) => {
    const body = copied
      .replaceAll('https://kriit.school.example', product.url)
      .replace("path: '/school',", `path: '${path}', routing: '${routing}',`);
    await page.route(`${host}/copied`, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`${host}/copied`);
  };
  // The portal of the reader knows who is signed in; ours is told.
  await page.route(`${host}/launch`, (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), username: 'admin' } }),
  );
  await show('/school/people?search=õunpuu', 'path');
  await expect(kriit.getByText('4 people', { exact: true })).toBeVisible();
  await show('/school/settings', 'hash');
  await expect(kriit.getByRole('heading', { name: 'About the school' })).toBeVisible();
  const address = (): string | undefined => page.frames()[1]?.url();
  expect(address()).toMatch(/\/\?.*#\/school\/settings$/);
  expect(address()).not.toContain('token');
});

test('other sites get nothing, and the sign-in page is for no site', async ({ page, openHost, product, offences }) => {
  const frame = (path: string): string => `<iframe src="${product.url}${path}"></iframe>`;
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(frame('/school'));
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  const known = await openHost(`document.body.innerHTML = ${JSON.stringify(frame('/login'))};`);
  for (const host of [page, known.page])
    await expect.poll(() => host.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  site.closeAllConnections();
  site.close();
  // The browser says why; the first story page is not of the origins that it watches, either.
  await expect.poll(() => offences.filter((told) => told.includes('frame-ancestors')).length).toBe(2);
  offences.length = 0;
});

test('messages of anybody but the page around it are dropped', RARE, async ({ openHost, product }) => {
  const { page, kriit } = await openHost(`
    mount({ path: '/', locale: 'en', theme: 'light', launchCode: await launch('teacher', 'today') });
  `);
  await expect(kriit.getByRole('heading', { name: /Liis$/ })).toBeVisible();
  await page.evaluate(async (target) => {
    const message = { kriit: 1, type: 'change_locale', data: { locale: 'et' } };
    const text = JSON.stringify(message);
    const script = `parent[0].postMessage(${text}, '*'); parent.postMessage('sent', '*');`;
    const sendFrom = (sandbox: string) =>
      new Promise<void>((resolve) => {
        const sibling = document.createElement('iframe');
        sibling.setAttribute('sandbox', sandbox);
        sibling.srcdoc = `<script>${script}</script>`;
        addEventListener('message', ({ source }) => source === sibling.contentWindow && resolve());
        document.body.append(sibling);
      });
    // A sibling of no origin, and one of the host's own.
    await sendFrom('allow-scripts');
    await sendFrom('allow-scripts allow-same-origin');
    // The right window, but not in the right words.
    const frame = document.querySelector('iframe')?.contentWindow;
    frame?.postMessage({ ...message, kriit: 2 }, target);
    frame?.postMessage({ ...message, data: { locale: 'et', more: 1 } }, target);
    frame?.postMessage({ ...message, data: { locale: '__proto__' } }, target);
    frame?.postMessage({ kriit: 1, type: 'change_theme', data: { theme: 'dark' } }, target);
  }, product.url);
  // Messages are heard in their order: when the last one has been obeyed, the others have been heard.
  await expect(kriit.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(kriit.locator('html')).toHaveAttribute('lang', 'en');
});

test(
  'whoever signs out of the portal leaves no session behind in the frame, and comes back to it with a passkey',
  RARE,
  async ({ openHost, strict, product, host, expectAccessible }) => {
    await enter(strict, product, 'teacher');
    const own = await strict.newPage();
    const device = await plugIn(own);
    await own.goto(`${product.url}/profile/passkey-register`);
    await own.getByRole('button', { name: 'Create a passkey' }).click();
    await own.getByRole('button', { name: 'Done' }).click();
    await expect(own.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);
    await own.request.get(`${product.url}/auth/logout?redirect=false`);

    const { page, kriit } = await openHost(`
    mount({ path: '/', launchCode: await launch('teacher', 'today') });
    kriit.on('signed_out', () => { window.isOut = true; });
  `);
    await expect(kriit.getByRole('heading', { name: /Liis$/ })).toBeVisible();
    await page.evaluate('kriit.signOut()');
    const wayIn = kriit.getByRole('link', { name: 'Go to sign-in' });
    await expect(wayIn).toBeVisible();
    expect(await page.evaluate('isOut')).toBe(true);
    await page.evaluate(`kriit.unmount(); Kriit.mount(document.getElementById('kriit'), { path: '/' })`);

    const openBeside = async () => (await Promise.all([strict.waitForEvent('page'), wayIn.click()]))[0];
    // A window that was closed can be opened again.
    await (await openBeside()).close();
    await expect(kriit.getByText('Sign in in the tab that has opened.')).toBeVisible();
    const beside = await openBeside();
    await device.carryTo(beside);
    const passkey = beside.getByRole('button', { name: 'Passkey' });
    const question = beside.getByRole('heading', { name: `Continue in ${new URL(host).host}?` });
    const agree = beside.getByRole('button', { name: /^Continue in / });
    await passkey.click();
    await expect(question).toBeVisible();
    await expectAccessible(beside);
    // Whoever let their session end over the question is asked it again after the next sign-in.
    await beside.request.get(`${product.url}/auth/logout?redirect=false`);
    await agree.click();
    await passkey.click();
    await expect(question).toBeVisible();
    // The same address from anywhere else is no frame of ours: whoever made the code behind it would get in.
    await own.goto(beside.url());
    await expect(own.getByRole('heading', { name: 'This page is opened from another site' })).toBeVisible();
    const closed = beside.waitForEvent('close');
    await agree.click();
    await closed;
    await expect(kriit.getByRole('heading', { name: /Liis$/ })).toBeVisible();
  },
);

test(
  'a host leads the frame to its other pages; it is as high as they are, and a dialog stands where it can be seen',
  RARE,
  async ({ openHost }) => {
    const { page, kriit } = await openHost(`
    document.getElementById('above').style.height = '500px';
    mount({ path: '/', launchCode: await launch('admin', 'today') });
    window.told = [];
    kriit.on('navigate', ({ path }) => told.push(path));
    kriit.navigate('/school/people');
  `);
    const iframe = page.locator('iframe');
    await expect(kriit.getByRole('region', { name: 'People of the school' })).toBeVisible();
    const over = () => kriit.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight);
    await expect.poll(over).toBe(0);
    // A page that is for no frame is not opened: the people stay, and what can be done with them.
    await page.evaluate("kriit.navigate('/platform'); scrollTo(0, 300)");
    await kriit.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = kriit.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const middle = async (): Promise<number> => {
      const [box, frame] = [await dialog.boundingBox(), await iframe.boundingBox()];
      const [top, bottom] = [Math.max(frame?.y ?? 0, 0), Math.min((frame?.y ?? 0) + (frame?.height ?? 0), 720)];
      return Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - (top + bottom) / 2);
    };
    await expect.poll(middle).toBeLessThan(40);
    await expect(dialog.getByRole('button', { name: 'Invite' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate('told')).toEqual(['/school/people', '/school/people?invite=']);
  },
);
