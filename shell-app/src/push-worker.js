/** Shows pushes, and opens the page that one is about. It handles no request, so pages are the same with and without it. */

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, text, path, tag } = event.data.json();
  const options = { body: text, tag, icon: '/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** A tab that shows the page comes to the front. No other one is led there: something may be typed in it. */
async function open(path) {
  const page = new URL(path, self.location.origin);
  if (page.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find(({ url }) => url === page.href);
  await (shown ? shown.focus() : self.clients.openWindow(page.href));
}
