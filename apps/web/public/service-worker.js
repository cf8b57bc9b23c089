// Shows notices while no page of Kriit is open; the server sends them (platform/server/outside/push.ts).
// Keeps one page for the time without a connection, and nothing else: what people see is never kept on a device.

const OFFLINE = 'kriit-offline-2';
const KEPT = ['/offline.html', '/offline.css', '/offline.js', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(OFFLINE).then((cache) => cache.addAll(KEPT)));
  self.skipWaiting();
});

async function forgetOlder() {
  for (const name of await caches.keys()) if (name !== OFFLINE) await caches.delete(name);
}

self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate') event.respondWith(fetch(event.request).catch(() => caches.match('/offline.html')));
  else if (KEPT.includes(new URL(url).pathname))
    event.respondWith(fetch(event.request).catch(() => caches.match(event.request)));
});

/** A message may only lead to a page of our own. */
const pathOf = (link) => (typeof link === 'string' && /^\/(?![/\\])/.test(link) ? link : '/');

// From the first moment on, so that a click finds the page from which one asked to be told.
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder().then(() => self.clients.claim())));

/** How much is unread, on the icon of the installed app; a page that is looked at sets it by itself, and knows better. */
async function setBadge(unread) {
  if (!Number.isInteger(unread) || !navigator.setAppBadge) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  // A browser may refuse it; the notice is shown all the same.
  await (unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()).catch(() => undefined);
}

self.addEventListener('push', (event) => {
  const { title, body, tag, link, unread } = event.data?.json() ?? {};
  if (!title) return;
  const data = { path: pathOf(link) };
  const shown = self.registration.showNotification(title, { body, tag, data, icon: '/icon.svg' });
  event.waitUntil(Promise.all([shown, setBadge(unread)]));
});

/** Goes there in a page that is already open, or in a new one. */
async function open(path) {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return self.clients.openWindow(path);
  await page.focus();
  return page.navigate(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});
