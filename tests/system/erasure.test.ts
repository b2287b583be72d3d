import { randomUUID } from 'node:crypto';
import { calls, type Call, type CallInput, events, fillPath } from '@wayhouse/contracts';
import { bookingConfig } from '@wayhouse/booking/testing/booking-config';
import { composeBooking } from '@wayhouse/booking/compose';
import { composeCatalog } from '@wayhouse/catalog/compose';
import { bundleEncoder } from '@wayhouse/catalog/testing/bundle-encoder';
import { catalogConfig, hotelDetails, testStorage } from '@wayhouse/catalog/testing/test-catalog';
import { composeNotification } from '@wayhouse/notification/compose';
import { startSmtpServer } from '@wayhouse/notification/testing/smtp-server';
import { composePayment } from '@wayhouse/payment/compose';
import { stripeSecretKey } from '@wayhouse/payment/testing/factories';
import { webhookSecret } from '@wayhouse/payment/testing/sign-as-stripe';
import { addDays } from '@wayhouse/domain';
import { clerkAccounts, type ClerkAccounts, openOutbox, startService, transactionRunner } from '@wayhouse/service-kit';
import { cleanUp, eventually, signToken, testConfig } from '@wayhouse/service-kit/testing';
import { startTestProviders } from '@wayhouse/sandbox/emulators/providers/testing/test-providers';
import { testBrowser } from '@wayhouse/sandbox/emulators/clerk/testing/test-browser';

// All services on one broker, with Clerk's emulator, whose webhook is that of the booking service.

type Service = Awaited<ReturnType<typeof startService>>;
let services: Record<'catalog' | 'booking' | 'payment' | 'notification', Service>;
let sandbox: Awaited<ReturnType<typeof startTestProviders>>;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
const configs: ReturnType<typeof testConfig>[] = [];

beforeAll(async () => {
  const namespace = `erasure-${randomUUID().slice(0, 8)}`;
  const ready: { clerk?: ClerkAccounts } = {};
  const clerk = (): ClerkAccounts => ready.clerk!;
  const findProfile = async (id: string) => {
    const account = await clerk().find(id);
    return { id, name: account?.name ?? 'Owner', email: account?.addresses[0] ?? '', image: '' };
  };
  const lazily: ClerkAccounts = {
    find: (id) => clerk().find(id),
    findByAddress: (address) => clerk().findByAddress(address),
    delete: (id) => clerk().delete(id),
  };
  const start = (name: keyof typeof services, compose: Parameters<typeof startService>[2]) => {
    const config = { ...testConfig(name), AMQP_NAMESPACE: namespace };
    configs.push(config);
    return startService(name, config, compose, { findProfile, clerkAccounts: lazily, retryDelays: [50, 200, 1000] });
  };
  await bundleEncoder();
  smtp = await startSmtpServer();
  const storage = testStorage();
  const site = { PUBLIC_URL: 'https://stay.example.test' };
  services = {
    catalog: await start('catalog', (context) => composeCatalog(context, catalogConfig(storage))),
    booking: await start('booking', (context) => composeBooking(context, bookingConfig)),
    payment: await start('payment', (context) =>
      composePayment(context, {
        ...site,
        ...{ STRIPE_SECRET_KEY: stripeSecretKey, STRIPE_WEBHOOK_SECRET: webhookSecret },
        STRIPE_API_URL: 'http://127.0.0.1:9',
        MAX_PAYMENT_PAGES_PER_ACCOUNT_AND_MINUTE: 0,
      }),
    ),
    notification: await start('notification', (context) =>
      composeNotification(context, {
        ...site,
        ...{
          SMTP_URL: smtp.url,
          MAIL_FROM: 'stays@example.test',
          MAX_FORM_EMAILS_PER_HOUR: 100,
          MAX_FORM_EMAILS_PER_SENDER_AND_HOUR: 100,
          MAX_FORWARDED_EMAILS_PER_HOUR: 100,
        },
        ...{ CAREERS_EMAIL: 'careers@example.test', SUPPORT_EMAIL: 'help@example.test' },
      }),
    ),
  };
  const clerkWebhookSecret = bookingConfig.CLERK_WEBHOOK_SECRET;
  sandbox = await startTestProviders({ webhookUrl: services.booking.url, clerkWebhookSecret });
  ready.clerk = clerkAccounts(sandbox.clerk);
}, 60_000);

afterAll(async () => {
  await sandbox.close();
  await Promise.all(Object.values(services).map((service) => service.stop()));
  for (const config of configs) await cleanUp(config);
  await smtp.close();
});

async function call<C extends Call>(name: keyof typeof services, to: C, input: CallInput<C>, as?: string) {
  const { path, rest } = fillPath(to.path, input as Record<string, unknown>);
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (as) headers.authorization = `Bearer ${signToken(as)}`;
  const isGet = to.method === 'GET';
  const query = isGet ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
  const body = isGet ? undefined : JSON.stringify(rest);
  const response = await fetch(`${services[name].url}${path}${query}`, { method: to.method, headers, body });
  const parsed = (await response.json()) as Record<string, unknown>;
  if (response.status !== 200) throw new Error(`${to.path}: ${response.status} ${JSON.stringify(parsed)}`);
  return parsed;
}

/** Where a text stands in the data of any service. */
async function search(text: string): Promise<string[]> {
  const found = new Set<string>();
  for (const [service, { db }] of Object.entries(services))
    for (const { name } of await db.db!.listCollections().toArray())
      for (const row of await db.collection(name).find().toArray())
        if (JSON.stringify(row).toLowerCase().includes(text.toLowerCase())) found.add(`${service}.${name}`);
  return [...found].sort();
}

const today = new Date().toISOString().slice(0, 10);
const room = {
  ...{ roomId: 'r1', version: 1, hotelId: 'h1', ownerId: 'omar', hotelName: 'Amber Court', address: '1 Fort Road' },
  ...{ city: 'Jaipur', roomType: 'Double Bed' as const, nightMinor: 120_00, images: [], isAvailable: true },
};

/** A hotel of Omar, without the photos that a room of the catalog needs. */
async function openHotel(): Promise<void> {
  const { db } = services.catalog;
  const outbox = openOutbox(db);
  await transactionRunner(
    db,
    () => undefined,
  )(async (tx) => {
    await outbox.add(tx, events.hotelRegistered, { ...hotelDetails, hotelId: 'h1', version: 1, ownerId: 'omar' });
    await outbox.add(tx, events.roomListed, room);
  });
  await eventually(async () => expect(await services.booking.db.collection('rooms').countDocuments()).toBe(1));
}

async function signUp() {
  const browser = testBrowser(sandbox.url, `asha.rao-${randomUUID().slice(0, 6)}@example.test`);
  const { response } = await browser.signUp({ first_name: 'Ashalata', last_name: 'Raowala' });
  return { browser, id: String(response.created_user_id), email: browser.email };
}

/** Books a stay, marks it paid at the hotel, and fills in the forms. */
async function leaveTraces({ id, email }: { id: string; email: string }, from: number): Promise<string> {
  const order = {
    ...{ room: 'r1', checkInDate: addDays(today, from), checkOutDate: addDays(today, from + 2) },
    ...{ guests: 2, PaymentMethod: 'Pay at Hotel' as const },
  };
  const { booking } = await call('booking', calls.bookRoom, order, id);
  const bookingId = (booking as { _id: string })._id;
  await call('booking', calls.markPaid, { bookingId, amount: 240 }, 'omar');
  await call('catalog', calls.storeRecentSearch, { recentSearchedCity: 'Goa' }, id);
  const message = { subject: 'A question', message: 'Is there a lift?' };
  await call('notification', calls.sendMessage, { name: 'Ashalata Raowala', email, ...message });
  await call('notification', calls.subscribeToNewsletter, { email });
  await eventually(async () => expect(smtp.emails.filter(({ to }) => to?.[0]?.address === email)).toHaveLength(4));
  return bookingId;
}

const report = () =>
  call('booking', calls.showHotelReport, { from: addDays(today, -30), to: addDays(today, 60) }, 'omar');

test('whoever exports the data and deletes the account is found nowhere any more, and the figures stay', async () => {
  await openHotel();
  const guest = await signUp();
  const bookingId = await leaveTraces(guest, 10);
  const exported = {
    ...((await call('booking', calls.exportBookings, {}, guest.id)).data as object),
    ...((await call('notification', calls.exportMessages, {}, guest.id)).data as object),
    payment: (await call('payment', calls.exportPayments, {}, guest.id)).data,
    catalog: (await call('catalog', calls.exportAccount, {}, guest.id)).data,
  };
  expect(exported).toMatchObject({
    bookings: [{ guest: { name: 'Ashalata Raowala', email: guest.email } }],
    messages: [{ message: 'Is there a lift?' }],
    newsletterOptIns: [{ address: guest.email }],
    payment: { payments: [{ bookingId, atHotel: { amountMinor: 240_00 } }] },
    catalog: { account: [{ recentSearchedCities: ['Goa'] }] },
  });
  expect((exported as { emails?: object[] }).emails).toHaveLength(4);

  await expect(call('booking', calls.deleteAccount, {}, guest.id)).rejects.toThrow('422');
  expect((await search(guest.email)).length).toBeGreaterThan(6);
  // As if the stay were over.
  await services.booking.db
    .collection('bookings')
    .updateOne(
      { _id: bookingId as never },
      { $set: { 'booking.stay': { checkIn: addDays(today, -4), checkOut: addDays(today, -2) } } },
    );
  const before = await report();
  await call('booking', calls.deleteAccount, {}, guest.id);
  await eventually(async () => expect([await search(guest.email), await search('Raowala')]).toEqual([[], []]), 20_000);
  await eventually(async () => expect(await guest.browser.userId()).toBeNull());
  expect(await report()).toEqual(before);
}, 60_000);

test('an account that is deleted at Clerk is erased by its webhook: what is free is cancelled', async () => {
  const guest = await signUp();
  await leaveTraces(guest, 20);
  await sandbox.clerkSdk.users.deleteUser(guest.id);
  await eventually(async () => expect([await search(guest.email), await search('Raowala')]).toEqual([[], []]), 20_000);
  const [row] = await services.booking.db.collection('bookings').find({ guestId: guest.id }).toArray();
  expect(row).toMatchObject({ booking: { state: 'cancelled', guest: { id: guest.id, name: '', email: '' } } });
}, 60_000);

test('of a guest who has never booked, what came from the address of the account is exported and erased', async () => {
  const guest = await signUp();
  const { db } = services.notification;
  await eventually(async () =>
    expect(await db.collection('account_addresses').findOne({ _id: guest.id as never })).toMatchObject({
      addresses: [guest.email],
    }),
  );
  const message = { subject: 'A question', message: 'Is there a lift?' };
  await call('notification', calls.sendMessage, { name: 'Ashalata Raowala', email: guest.email, ...message });
  const { data } = await call('notification', calls.exportMessages, {}, guest.id);
  expect(data).toMatchObject({ messages: [{ email: guest.email, message: 'Is there a lift?' }], emails: [{}] });
  await sandbox.clerkSdk.users.deleteUser(guest.id);
  await eventually(async () => expect([await search(guest.email), await search('Raowala')]).toEqual([[], []]), 20_000);
}, 60_000);
