import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './kriit.ts';

test.use({ serviceWorkers: 'allow' });

/** Has the browser take messages as a push service would hand them over, whatever page is open. */
async function takingPushes(page: Page, context: BrowserContext, origin: string) {
  await context.grantPermissions(['notifications'], { origin });
  const worker = await context.newCDPSession(page);
  const registered = new Promise<string>((done) => {
    worker.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) done(registration.registrationId);
    });
  });
  await worker.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  return (message: object) =>
    worker.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

test('a push message is shown by the browser, and leads to a page of ours', async ({
  signIn,
  page,
  context,
  product,
}) => {
  await signIn('teacher');
  const push = await takingPushes(page, context, product.url);
  await push({ title: 'Uus roll', body: 'Õpetaja', link: '//evil.example', tag: 'notice-1' });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
    });
  await expect.poll(shown).toEqual([{ title: 'Uus roll', body: 'Õpetaja', data: { path: '/' } }]);
});

test('the icon of the app shows how much is unread when no page is there to say it', async ({
  signIn,
  page,
  context,
  product,
}) => {
  await signIn('teacher');
  const push = await takingPushes(page, context, product.url);
  const [worker] = context.serviceWorkers();
  // No machine of the tests has an icon to write on: what would stand there is remembered instead.
  await worker?.evaluate(() => {
    const written: (number | 'nothing')[] = [];
    Object.assign(globalThis, { written });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => written.push(count),
      clearAppBadge: async () => written.push('nothing'),
    });
  });
  const written = () => worker?.evaluate(() => (globalThis as unknown as { written: unknown[] }).written);
  const message = { title: 'Anu', body: 'Tere', link: '/messaging', tag: 'notice-2' };
  // A page that is looked at counts for itself.
  await push({ ...message, unread: 9 });
  await page.goto('about:blank');
  await push({ ...message, unread: 3 });
  await expect.poll(written).toEqual([3]);
  await push(message);
  await push({ ...message, unread: 'many' });
  await push({ ...message, unread: 0 });
  await expect.poll(written).toEqual([3, 'nothing']);
});
