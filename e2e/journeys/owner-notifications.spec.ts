import { createECDH, randomBytes } from 'node:crypto';
import { calls } from '@wayhouse/contracts';
import { apiClient } from '../platform/api-client.js';
import { emailsTo } from '../platform/emails.js';
import { newOwner } from '../platform/new-owner.js';
import { demoOwner, expect, freeDay, inDays, newGuest, signInAs, test } from '../platform/journey.js';

test('the owner gets an email about a booking, which leads to it and to the choice of emails', async ({ page }) => {
  const { email, password } = await newGuest(page, 'owner-notifications');
  const guest = await apiClient(email, password);
  const { rooms = [] } = await (await apiClient(...demoOwner))(calls.listOwnRooms, {});
  const room = rooms.find(({ isAvailable }) => isAvailable)!._id;
  const dates = { checkInDate: inDays(freeDay + 28), checkOutDate: inDays(freeDay + 30) };
  const { booking } = await guest(calls.bookRoom, { room, ...dates, guests: 1, PaymentMethod: 'Pay at Hotel' });

  const address = `/owner/bookings/${booking!._id}`;
  const news = async () => (await emailsTo(page, demoOwner[0])).find(({ text }) => text.includes(address));
  await expect.poll(news).toMatchObject({ subject: expect.stringMatching(/^New booking WH-/) });
  expect((await news())?.text).not.toContain(email);

  await page.context().clearCookies();
  await signInAs(page, ...demoOwner);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Booking' })).toBeVisible();

  expect((await news())?.text).toContain('/owner/notifications');
  await page.goto('/owner/notifications');
  const dayAhead = page.getByRole('switch', { name: 'The day ahead' });
  for (const isOn of [true, false]) {
    await dayAhead.click();
    await expect(page.getByText('Your choice is saved.').first()).toBeVisible();
    await page.reload();
    await expect(dayAhead).toBeChecked({ checked: isOn });
  }
});

test('a browser is switched on to show pushes, and signing out ends them', async ({ page }) => {
  await newOwner(page, 'owner-pushes');
  await page.addInitScript(subscribeWithoutPushService, target());
  await page.goto('/owner/notifications');
  const shows = page.getByRole('switch', { name: 'Show notifications' });
  await shows.click();
  await expect(page.getByText('This browser shows notifications now.').first()).toBeVisible();
  await expect(shows).toBeChecked();
  // The policy of the site lets this worker run, and the pages of the owner area are its scope.
  expect(await page.evaluate(workers)).toEqual([['/owner', '/push-worker.js']]);

  await shows.click();
  await expect(page.getByText('Notifications are switched off.').first()).toBeVisible();
  await expect(shows).not.toBeChecked();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(workers)).toEqual([]);
});

/** What a browser has once it has subscribed. */
const target = () => ({
  endpoint: `https://push.example.com/${randomBytes(12).toString('hex')}`,
  keys: { p256dh: [...createECDH('prime256v1').generateKeys()], auth: [...randomBytes(16)] },
});

/** Runs in the page. A push service cannot be reached, and a headless browser asks nobody for a permission. */
function subscribeWithoutPushService(subscribed: ReturnType<typeof target>): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = () => Promise.resolve('granted');
  let subscription: object | null = null;
  const bytes = (name: 'p256dh' | 'auth') => new Uint8Array(subscribed.keys[name]).buffer;
  const manager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () =>
      Promise.resolve(
        (subscription = {
          endpoint: subscribed.endpoint,
          getKey: bytes,
          unsubscribe() {
            subscription = null;
            return Promise.resolve(true);
          },
        }),
      ),
  };
  Object.assign(PushManager.prototype, manager);
}

/** Runs in the page: the scopes and scripts of its workers. */
const workers = async () =>
  (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) =>
    [scope, active?.scriptURL ?? ''].map((address) => new URL(address).pathname),
  );
