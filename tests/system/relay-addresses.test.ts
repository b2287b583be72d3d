import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls, type Call, type CallInput, events, fillPath } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { bookingConfig } from '@wayhouse/booking/testing/booking-config';
import { room } from '@wayhouse/booking/testing/factories';
import { composeBooking } from '@wayhouse/booking/compose';
import { testGateway } from '@wayhouse/gateway/testing/test-gateway';
import { composeNotification } from '@wayhouse/notification/compose';
import { clerkAccounts, openOutbox, startService, transactionRunner } from '@wayhouse/service-kit';
import { cleanUp, eventually, signToken, testConfig } from '@wayhouse/service-kit/testing';
import { startTestProviders } from '@wayhouse/sandbox/emulators/providers/testing/test-providers';
import { testBrowser } from '@wayhouse/sandbox/emulators/clerk/testing/test-browser';

// Booking, notification and the gateway with the emulators of Clerk and mail, whose webhooks come through the gateway.

type Mail = { id: string; from: string; to: string[]; subject: string; text: string };
type Service = Awaited<ReturnType<typeof startService>>;
let booking: Service;
let notification: Service;
let gateway: Awaited<ReturnType<typeof testGateway>>;
let sandbox: Awaited<ReturnType<typeof startTestProviders>>;
const configs: ReturnType<typeof testConfig>[] = [];

/** The address that the emulators were given, before the gateway had one. */
const site = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const headers = Object.entries(request.headers).filter(([name]) => /^(svix-|content-type)/.test(name));
    fetch(gateway.url + String(request.url), {
      ...{ method: 'POST', headers: headers as [string, string][], body: Buffer.concat(parts) },
    }).then(
      ({ status }) => response.writeHead(status).end(),
      () => response.writeHead(502).end(),
    );
  });
});

beforeAll(async () => {
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  const webhookUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  sandbox = await startTestProviders({ webhookUrl, clerkWebhookSecret: bookingConfig.CLERK_WEBHOOK_SECRET });
  const accounts = clerkAccounts(sandbox.clerk);
  const findProfile = async (id: string) => {
    const { name, addresses } = (await accounts.find(id))!;
    return { id, name, email: addresses[0], image: '' };
  };
  const namespace = `relay-${randomUUID().slice(0, 8)}`;
  const start = (name: 'booking' | 'notification', compose: Parameters<typeof startService>[2]) => {
    const config = { ...testConfig(name), AMQP_NAMESPACE: namespace };
    configs.push(config);
    return startService(name, config, compose, { findProfile, clerkAccounts: accounts, retryDelays: [50, 200, 1000] });
  };
  const { relayDomain: RELAY_DOMAIN, webhookSecret: EMAIL_WEBHOOK_SECRET } = sandbox.mail;
  booking = await start('booking', (context) => composeBooking(context, { ...bookingConfig, RELAY_DOMAIN }));
  notification = await start('notification', (context) =>
    composeNotification(context, {
      ...{ RELAY_DOMAIN, EMAIL_WEBHOOK_SECRET, PUBLIC_URL: 'https://stay.example.test', SMTP_URL: sandbox.smtpUrl },
      ...{ MAIL_FROM: 'Wayhouse <stays@example.test>', MAX_FORM_EMAILS_PER_HOUR: 100 },
      ...{ MAX_FORM_EMAILS_PER_SENDER_AND_HOUR: 100 },
      ...{ CAREERS_EMAIL: 'careers@example.test', SUPPORT_EMAIL: 'help@example.test' },
      MAX_FORWARDED_EMAILS_PER_HOUR: 100,
    }),
  );
  gateway = await testGateway({ BOOKING_URL: booking.url, NOTIFICATION_URL: notification.url });
}, 60_000);

afterAll(async () => {
  await sandbox.close();
  await gateway.stop();
  await Promise.all([booking.stop(), notification.stop()]);
  for (const config of configs) await cleanUp(config);
  site.close();
});

async function call<C extends Call>(to: C, input: CallInput<C>, as: string) {
  const { path, rest } = fillPath(to.path, input as Record<string, unknown>);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${signToken(as)}` };
  const body = to.method === 'GET' ? undefined : JSON.stringify(rest);
  const response = await fetch(gateway.url + path, { method: to.method, headers, body });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${to.path}: ${response.status} ${text}`);
  return { text, body: JSON.parse(text) as Record<string, unknown> };
}

async function signUp(name: string) {
  const browser = testBrowser(sandbox.url, `${name}-${randomUUID().slice(0, 6)}@example.test`);
  const { response } = await browser.signUp({ first_name: name, last_name: 'Rao' });
  return { browser, id: String(response.created_user_id), email: browser.email };
}

const mailsTo = async (address: string): Promise<Mail[]> =>
  (await fetch(`${sandbox.url}/__sandbox/api/mails?to=${encodeURIComponent(address)}`)).json() as Promise<Mail[]>;

/** Writes a mail on the page of the sandbox. */
const write = (from: string, to: string, text: string) =>
  fetch(`${sandbox.url}/__sandbox/mails`, {
    ...{ method: 'POST', redirect: 'manual' },
    body: new URLSearchParams({ from, to, subject: 'Your arrival', text }),
  });

/** The mail to `address` whose text begins so. */
async function received(address: string, text: string): Promise<Mail> {
  let found: Mail | undefined;
  await eventually(async () => {
    found = (await mailsTo(address)).find((mail) => mail.text.startsWith(text));
    expect(found).toBeDefined();
  }, 20_000);
  return found!;
}
const sourceOf = async ({ id }: Mail) => (await fetch(`${sandbox.url}/__sandbox/mails/${id}`)).text();
const outcomeOf = async (address: string) => {
  const text = await (await fetch(`${notification.url}/metrics`)).text();
  return Number(new RegExp(`forwarded_emails_total\\{outcome="${address}".*\\} (\\d+)`).exec(text)?.[1]);
};

/** Dates from today on, the same for all. */
const today = new Date().toISOString().slice(0, 10);
let nights = 10;

async function bookAs(guest: { id: string }, ownerId: string) {
  const [roomId, hotelId] = [randomUUID(), randomUUID()];
  const facts = room({ roomId, hotelId, ownerId });
  const hotel = { hotelId, version: 1, ownerId, name: facts.hotelName, contact: '1', address: '1', city: facts.city };
  await transactionRunner(
    booking.db,
    () => undefined,
  )(async (tx) => {
    const outbox = openOutbox(booking.db);
    await outbox.add(tx, events.hotelRegistered, hotel);
    await outbox.add(tx, events.roomListed, facts);
  });
  await eventually(async () =>
    expect(await booking.db.collection('rooms').findOne({ _id: roomId as never })).not.toBeNull(),
  );
  nights += 3;
  const order = { room: roomId, checkInDate: addDays(today, nights), checkOutDate: addDays(today, nights + 2) };
  const booked = await call(calls.bookRoom, { ...order, guests: 1, PaymentMethod: 'Pay at Hotel' }, guest.id);
  const { _id, hotel: at } = booked.body.booking as { _id: string; hotel: { relayAddress: string } };
  const shown = await call(calls.showHotelBooking, { id: _id }, ownerId);
  const { relayAddress: toGuest } = shown.body.guest as { relayAddress: string };
  await received((await clerkAccounts(sandbox.clerk).find(guest.id))!.addresses[0]!, 'WAYHOUSE');
  return { id: _id, toGuest, toHotel: at.relayAddress, shownToOwner: shown.text };
}

test('owner and guest write to each other, and neither learns the other’s address', async () => {
  const [guest, owner] = [await signUp('asha'), await signUp('omar')];
  const { id, toGuest, toHotel, shownToOwner } = await bookAs(guest, owner.id);
  expect(shownToOwner).not.toContain(guest.email);
  expect(shownToOwner).not.toContain(toHotel);

  await write(owner.email, toGuest, `When will you come?\n${owner.email}`);
  const question = await received(guest.email, 'When will you come?');
  expect(question).toMatchObject({ from: 'stays@example.test', to: [guest.email] });
  const source = await sourceOf(question);
  expect(source).toContain(toHotel);
  expect(source).not.toContain(owner.email);

  await write(guest.email, toHotel, `At six.\n${guest.email}\n\nOn Monday at 9:12 Omar <${toHotel}> wrote:`);
  const answer = await received(owner.email, 'At six.');
  expect(await sourceOf(answer)).toContain(toGuest);
  expect(await sourceOf(answer)).not.toContain(guest.email);

  // On the site both find what they have written, and nobody gets a second email about it.
  const [written, byEmail] = ['When will you come?\n(address removed)', true];
  await eventually(async () =>
    expect((await call(calls.showHotelConversation, { id }, owner.id)).body).toMatchObject({
      messages: [
        { from: 'hotel', text: written, byEmail },
        { from: 'guest', text: 'At six.\n(address removed)', byEmail },
      ],
    }),
  );
  const subjects = [...(await mailsTo(guest.email)), ...(await mailsTo(owner.email))].map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Message from'))).toEqual([]);
}, 60_000);

test('forwards nothing from an unknown sender, and nothing that comes back', async () => {
  const [guest, owner] = [await signUp('bela'), await signUp('odil')];
  const { toGuest } = await bookAs(guest, owner.id);
  await write('unknown@example.test', toGuest, 'From an unknown sender');
  await write('stays@example.test', toGuest, 'From ourselves');
  await eventually(async () => expect(await outcomeOf('other-sender')).toBe(2));
  await write(owner.email, toGuest, 'From the owner');
  await received(guest.email, 'From the owner');
  const texts = (await mailsTo(guest.email)).map(({ text }) => text).join('\n');
  expect(texts).toContain('From the owner');
  expect(texts).not.toContain('From an unknown sender');
  expect(texts).not.toContain('From ourselves');
}, 60_000);

test('of a cancelled booking the two can still write; of a deleted account nobody forwards', async () => {
  const [guest, owner] = [await signUp('cara'), await signUp('olga')];
  const { id, toGuest, toHotel } = await bookAs(guest, owner.id);
  await call(calls.cancelBooking, { bookingId: id, charge: 0 }, guest.id);
  await write(guest.email, toHotel, 'I am sorry');
  await received(owner.email, 'I am sorry');

  await sandbox.clerkSdk.users.deleteUser(guest.id);
  const projection = () => notification.db.collection('booking_projection').findOne({ _id: id as never });
  await eventually(async () => expect(await projection()).toMatchObject({ facts: { guest: { email: '' } } }), 20_000);
  const before = await outcomeOf('unknown-address');
  await write(owner.email, toGuest, 'Never mind');
  await write(guest.email, toHotel, 'It is me');
  await eventually(async () => expect(await outcomeOf('unknown-address')).toBe(before + 2));
  expect(await notification.db.collection('forwarded_emails').countDocuments({ job: { $exists: true } })).toBe(0);
  const { body } = await call(calls.showHotelBooking, { id }, owner.id);
  expect(body.guest).toEqual({ name: 'Former guest' });
}, 60_000);
