import type { BrowserContext, Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '#tools/find-chromium.ts';
import { expect, test } from './kriit.ts';
import { RARE } from './rare.ts';

// Only the whole browser has notifications.
const whole = { launchOptions: { executablePath: await findChromium(), args: chromiumFlags() } };
test.use({ serviceWorkers: 'allow', ...whole });

/** What the worker has and what the test leaves there. */
type WorkerState = {
  ExtendableEvent: { prototype: Event & { waitUntil(work: Promise<unknown>): void } };
  written: (number | 'nothing')[];
  handled: number;
};

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
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
    });
  // What is handed over while the worker is still beginning may be lost; with the same tag it is shown once, however often it comes.
  await expect(async () => {
    await push({ title: 'Uus roll', body: 'Õpetaja', link: '//evil.example', tag: 'notice-1' });
    const notice = { title: 'Uus roll', body: 'Õpetaja', data: { path: '/' } };
    await expect.poll(shown, { timeout: 5_000 }).toEqual([notice]);
  }).toPass({ timeout: 30_000 });
});

test(
  'the icon of the app shows how much is unread when no page is there to say it',
  RARE,
  async ({ signIn, page, context, product }) => {
    await signIn('teacher');
    const push = await takingPushes(page, context, product.url);
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    // No machine of the tests has an icon to write on: what would stand there is remembered instead. A message may be
    // handed over before anything is done with it, so what is done is counted too.
    await worker.evaluate(() => {
      const written: (number | 'nothing')[] = [];
      const state = Object.assign(globalThis as unknown as WorkerState, { written, handled: 0 });
      const { prototype } = state.ExtendableEvent;
      const { waitUntil } = prototype;
      prototype.waitUntil = function (work) {
        const counted = async () => {
          await work;
          if (this.type === 'push') state.handled += 1;
        };
        waitUntil.call(this, counted());
      };
      Object.assign(navigator, {
        setAppBadge: async (count: number) => written.push(count),
        clearAppBadge: async () => written.push('nothing'),
      });
    });
    const written = () => worker.evaluate(() => (globalThis as unknown as WorkerState).written);
    const handled = () => worker.evaluate(() => (globalThis as unknown as WorkerState).handled);
    const message = { title: 'Anu', body: 'Tere', link: '/messaging', tag: 'notice-2' };
    // A page that is looked at counts for itself.
    await push({ ...message, unread: 9 });
    await expect.poll(handled).toBe(1);
    await page.goto('about:blank');
    await push({ ...message, unread: 3 });
    await expect.poll(handled).toBe(2);
    expect(await written()).toEqual([3]);
    await push(message);
    await push({ ...message, unread: 'many' });
    await push({ ...message, unread: 0 });
    await expect.poll(handled).toBe(5);
    expect(await written()).toEqual([3, 'nothing']);
  },
);
