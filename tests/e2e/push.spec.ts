import { expect, test } from './kriit.ts';

test.use({ serviceWorkers: 'allow' });

test('a push message is shown by the browser, and leads to a page of ours', async ({
  signIn,
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['notifications'], { origin: product.url });
  await signIn('teacher');
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
  const message = { title: 'Uus roll', body: 'Õpetaja', link: '//evil.example', tag: 'notice-1' };
  await worker.send('ServiceWorker.deliverPushMessage', {
    origin: product.url,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
    });
  await expect.poll(shown).toEqual([{ title: 'Uus roll', body: 'Õpetaja', data: { path: '/' } }]);
});
