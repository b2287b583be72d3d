import { randomUUID } from 'node:crypto';
import { emailWebhook, events, RequestError } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { bookingFacts, eventually, signWebhook, testService } from '@wayhouse/service-kit/testing';
import { composeNotification } from '../compose.js';
import { emailConfig } from '../testing/notification-service.js';
import { startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.js';
import { perBooking } from './forwarding-limits.js';

const start = new Date('2027-01-05T06:30:00Z');
const maxPerHour = 40;
let now = start;
let isClerkDown = false;
const lookups: string[] = [];
let mailbox: TestSmtpServer;
let service: Awaited<ReturnType<typeof testService>>;

/** Like Clerk: nobody has the account of a deleted user. */
const clerkAccounts = {
  find(id: string) {
    lookups.push(id);
    if (isClerkDown) return Promise.reject(new RequestError('account-unavailable'));
    if (id.startsWith('gone')) return Promise.resolve(undefined);
    return Promise.resolve({ id, name: id, addresses: [`${id}@example.test`, `${id}@second.example.test`] });
  },
  findByAddress: () => Promise.resolve(undefined),
  delete: () => Promise.resolve(),
};

beforeAll(async () => {
  mailbox = await startSmtpServer();
  const config = { ...emailConfig(mailbox.url), MAX_FORWARDED_EMAILS_PER_HOUR: maxPerHour };
  const compose = (context: Parameters<typeof composeNotification>[0]) => composeNotification(context, config);
  service = await testService('notification', compose, { now: () => now, clerkAccounts });
});
afterAll(async () => {
  await service.stop();
  await mailbox.close();
});
// A clock that goes ahead would have an email sent again that is being sent.
afterEach(() => eventually(async () => expect(await waiting()).toBe(0)));
beforeEach(() => {
  // An hour later than the test before, so that its emails count no more.
  now = new Date(Math.max(now.getTime(), start.getTime()) + 3600_000);
  isClerkDown = false;
  for (const list of [lookups, mailbox.emails]) list.length = 0;
});

/** Without an address, so that bookings send no emails to it; those of owners are not wanted. */
const guest = { id: 'asha', name: 'Asha', email: '' };

let bookings = 0;
/** A booking of its own for each test; its relay addresses are `toGuest` and `toHotel`. */
async function book(over: Parameters<typeof bookingFacts>[0] = {}) {
  const number = `${++bookings}`;
  const relay = { guest: `a${number}`, hotel: `b${number}` };
  const facts = bookingFacts({ bookingId: `b${number}`, relay, guest, ...over });
  const noEmails = { booking: false, cancellation: false };
  await service.db
    .collection('owner_email_choices')
    .updateOne({ _id: facts.hotel.ownerId as never }, { $set: noEmails }, { upsert: true });
  await service.publish(events.bookingConfirmed, facts);
  await eventually(async () => expect(await projected(facts.bookingId)).not.toBeNull());
  return { facts, toGuest: `stay-a${number}@relay.example.test`, toHotel: `stay-b${number}@relay.example.test` };
}
const projected = (id: string) => service.db.collection('booking_projection').findOne({ _id: id as never });

const fromOwner = { from: 'Meera <owner@example.test>', returnPath: 'owner@example.test' };
const fromGuest = { from: 'asha@example.test', returnPath: 'asha@example.test' };
const email = (over: object) => ({ ...fromOwner, subject: 'Your arrival', text: 'When will you come?', ...over });

async function deliver(content: object, headers?: Record<string, string>) {
  const body = JSON.stringify(content);
  const response = await fetch(service.url + emailWebhook.path, {
    method: 'POST',
    headers: headers ?? signWebhook(body),
    body,
  });
  return response.status;
}
const outcomes = async (): Promise<Record<string, number>> => {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  const found = [...text.matchAll(/^forwarded_emails_total\{outcome="([\w-]+)".*\} (\d+)$/gm)];
  return Object.fromEntries(found.map(([, outcome, count]) => [outcome, Number(count)]));
};
/** What became of the emails of `work`. */
async function outcomesOf(work: () => Promise<unknown>) {
  const before = await outcomes();
  await work();
  const after = Object.entries(await outcomes());
  return Object.fromEntries(after.map(([key, count]) => [key, count - (before[key] ?? 0)]).filter(([, more]) => more));
}
const sent = (count: number) => eventually(() => Promise.resolve(expect(mailbox.emails).toHaveLength(count)));
const waiting = () => service.db.collection('forwarded_emails').countDocuments({ job: { $exists: true } });

test('the owner’s email reaches the guest, under the hotel’s name and without the owner’s address', async () => {
  const { facts, toGuest } = await book();
  const text = 'When will you come?\nMeera\nowner@example.test, owner@second.example.test';
  expect(await deliver(email({ to: [toGuest], text }))).toBe(200);
  await sent(1);
  const [received] = mailbox.emails;
  expect(received).toMatchObject({
    from: { name: 'Amber Court via Wayhouse', address: 'stays@example.test' },
    to: [{ name: 'Asha', address: 'asha@example.test' }],
    replyTo: [{ name: 'Amber Court via Wayhouse', address: toGuest.replace('stay-a', 'stay-b') }],
    subject: 'Your arrival',
  });
  expect(received!.text).toMatch(/^When will you come\?\nMeera\n\(address removed\), \(address removed\)\n\n-- \n/);
  expect(received!.text).toMatch(new RegExp(`${bookingNumber(facts.bookingId)}\\. .+ until Mon, 15 Mar 2027`));
  expect(received!.html).toBeUndefined();
  expect(received!.headers.map(({ key }) => key)).not.toContain('auto-submitted');
  expect(JSON.stringify(received)).not.toMatch(/owner@|second/);
});

test('the guest’s answer reaches the owner, under the guest’s name and without the guest’s address', async () => {
  const { toGuest, toHotel } = await book();
  const text = 'At six.\n\nOn Monday Asha <asha@example.test> wrote:\n> Hello';
  await deliver(email({ ...fromGuest, to: [toHotel], subject: 'Re: Your arrival', text, attachments: 1 }));
  await sent(1);
  const [received] = mailbox.emails;
  expect(received).toMatchObject({
    from: { name: 'Asha via Wayhouse' },
    to: [{ name: 'Amber Court', address: 'owner@example.test' }],
    replyTo: [{ address: toGuest }],
    subject: 'Re: Your arrival',
  });
  expect(received!.text).toContain('On Monday Asha wrote:\n> Hello\n\n(An attachment was left out.)');
  expect(JSON.stringify(received)).not.toContain('asha@');
});

test('keeps nothing of an email but its number once it is sent', async () => {
  const { toGuest } = await book();
  await deliver(email({ to: [toGuest], text: 'A secret of Meera' }));
  await sent(1);
  await eventually(async () => expect(await waiting()).toBe(0));
  const rows = await service.db.collection('forwarded_emails').find().toArray();
  expect(JSON.stringify(rows)).not.toMatch(/secret|example\.test/);
});

test('forwards an email once that is delivered twice, at once or later', async () => {
  const { toGuest } = await book();
  const content = email({ to: [toGuest] });
  const headers = signWebhook(JSON.stringify(content));
  const twice = () => Promise.all([deliver(content, headers), deliver(content, headers)]);
  const found = await outcomesOf(async () => {
    expect(await twice()).toEqual([200, 200]);
    await sent(1);
    await eventually(async () => expect(await waiting()).toBe(0));
    lookups.length = 0;
    await deliver(content, headers);
  });
  expect(lookups).toEqual([]);
  expect(found).toEqual({ queued: 1, repeated: 2 });
  expect(mailbox.emails).toHaveLength(1);
});

test.each<[string, string, object]>([
  ['an automatic reply', 'automatic', { headers: { 'Auto-Submitted': 'auto-replied' } }],
  ['the report of a mail server', 'automatic', { returnPath: '' }],
  ['an email of ours that comes back', 'automatic', { headers: { 'Message-ID': '<forwarded-0a@example.test>' } }],
  ['an email from another address', 'other-sender', { from: 'unknown@example.test' }],
  ['an email from the reader', 'other-sender', fromGuest],
  ['an email of ours', 'other-sender', { from: 'stays@example.test' }],
  ['an email without a word', 'empty', { subject: ' ', text: ' ', html: '<img src="x">' }],
])('accepts and drops %s', async (_, outcome, over) => {
  const { toGuest } = await book();
  const found = await outcomesOf(async () => expect(await deliver(email({ to: [toGuest], ...over }))).toBe(200));
  expect(found).toEqual({ [outcome]: 1 });
  expect(lookups).toEqual({ automatic: [], 'other-sender': ['owner'] }[outcome] ?? ['owner', 'asha']);
  expect(await waiting()).toBe(0);
});

test('takes any verified address of the writer, however it is spelled', async () => {
  const { toGuest } = await book();
  await deliver(email({ to: [`<${toGuest.toUpperCase()}>`], from: '"M" <Own.er+stays@Second.example.test>' }));
  await sent(1);
});

test.each(['stay-ffff@relay.example.test', 'asha@example.test', 'stay-a1@elsewhere.test', 'nonsense'])(
  'accepts and drops an email to %s',
  async (to) => {
    await book();
    expect(await outcomesOf(() => deliver(email({ to: [to] })))).toEqual({ 'unknown-address': 1 });
  },
);

test('the addresses end 14 days after the departure', async () => {
  const { toGuest, toHotel } = await book({ checkOut: '2027-01-01' });
  now = new Date('2027-01-15T05:29:59Z');
  expect(await outcomesOf(() => deliver(email({ to: [toGuest] })))).toEqual({ queued: 1 });
  now = new Date('2027-01-15T05:30:00Z');
  for (const to of [toGuest, toHotel])
    expect(await outcomesOf(() => deliver(email({ to: [to] })))).toEqual({ 'unknown-address': 1 });
});

test('those of a cancelled booking end 14 days after the cancellation', async () => {
  const { facts, toGuest } = await book();
  const cancelledAt = '2027-01-16T06:00:00.000Z';
  const cancelled = { ...facts, version: 2, cancelledAt, chargedMinor: 0, owedMinor: 0, by: 'guest' as const };
  await service.publish(events.bookingCancelled, cancelled);
  await eventually(async () => expect(await projected(facts.bookingId)).toMatchObject({ cancelledAt }));
  now = new Date('2027-01-30T05:59:59Z');
  expect(await outcomesOf(() => deliver(email({ to: [toGuest] })))).toEqual({ queued: 1 });
  now = new Date('2027-01-30T06:00:00Z');
  expect(await outcomesOf(() => deliver(email({ to: [toGuest] })))).toEqual({ 'unknown-address': 1 });
});

test('forwards to a party of a booking so many emails an hour and a day, and none from there beyond', async () => {
  const { toGuest, toHotel } = await book();
  const write = (to: string, from: object) => deliver(email({ to: [to], ...from }));
  now = new Date('2027-02-01T00:00:00Z');
  const firstHour = await outcomesOf(async () => {
    for (let written = 0; written < perBooking.hour + 2; written++) expect(await write(toGuest, fromOwner)).toBe(200);
    await write(toHotel, fromGuest);
  });
  expect(lookups).toHaveLength(2 * (perBooking.hour + 1));
  expect(firstHour).toEqual({ queued: perBooking.hour + 1, 'booking-limit': 2 });
  const rest = await outcomesOf(async () => {
    for (let hour = 1; hour <= 3; hour++) {
      now = new Date(Date.UTC(2027, 1, 1, hour));
      for (let written = 0; written < perBooking.hour; written++) await write(toGuest, fromOwner);
    }
  });
  expect(rest).toEqual({ queued: perBooking.day - perBooking.hour, 'booking-limit': perBooking.hour });
  now = new Date('2027-02-02T00:00:00Z');
  expect(await outcomesOf(() => write(toGuest, fromOwner))).toEqual({ queued: 1 });
});

test('forwards so many in all an hour', async () => {
  now = new Date('2027-02-03T00:00:00Z');
  const many = [await book(), await book(), await book(), await book(), await book()];
  const found = await outcomesOf(async () => {
    for (const { toGuest } of many)
      for (let written = 0; written < perBooking.hour; written++) await deliver(email({ to: [toGuest] }));
  });
  expect(found).toEqual({ queued: maxPerHour, 'site-limit': many.length * perBooking.hour - maxPerHour });
});

test('forwards nothing to or from a deleted account, and deletes what waits', async () => {
  const owner = { from: 'dev@example.test', returnPath: 'dev@example.test' };
  const { facts, toGuest, toHotel } = await book({ hotel: { ...bookingFacts().hotel, ownerId: 'dev' } });
  await eventually(async () => expect(await waiting()).toBe(0));
  mailbox.state.isDown = true;
  await deliver(email({ to: [toGuest], ...owner }));
  await deliver(email({ to: [toHotel], ...fromGuest }));
  expect(await waiting()).toBe(2);
  await service.publish(events.accountDeleted, { userId: 'dev', addresses: [] });
  await eventually(async () => expect(await waiting()).toBe(0));
  mailbox.state.isDown = false;
  expect(await outcomesOf(() => deliver(email({ to: [toHotel], ...fromGuest })))).toEqual({ 'unknown-address': 1 });
  expect(await outcomesOf(() => deliver(email({ to: [toGuest], ...owner })))).toEqual({ 'unknown-address': 1 });
  expect(await projected(facts.bookingId)).not.toBeNull();
});

test('drops an email whose reader has no account at Clerk any more', async () => {
  const { toHotel } = await book({ hotel: { ...bookingFacts().hotel, ownerId: 'gone-owner' } });
  expect(await outcomesOf(() => deliver(email({ to: [toHotel], ...fromGuest })))).toEqual({ 'unknown-address': 1 });
});

test('asks the provider to deliver again while Clerk does not answer', async () => {
  const { toGuest } = await book();
  const content = email({ to: [toGuest] });
  const headers = signWebhook(JSON.stringify(content));
  isClerkDown = true;
  expect(await deliver(content, headers)).toBe(503);
  isClerkDown = false;
  expect(await deliver(content, headers)).toBe(200);
  await sent(1);
});

test.each<[string, (body: string) => Record<string, string>]>([
  ['without a signature', () => ({})],
  ['with the signature of another secret', (body) => signWebhook(body, { secret: `whsec_${btoa('another secret')}` })],
  ['with the signature of another body', () => signWebhook('{}')],
  ['with a signature that is older than five minutes', (body) => signWebhook(body, { age: 301 })],
  ['with the signature of another delivery', (body) => ({ ...signWebhook(body), 'svix-id': `msg_${randomUUID()}` })],
])('refuses an email %s', async (_, sign) => {
  const { toGuest } = await book();
  const content = email({ to: [toGuest] });
  const found = await outcomesOf(async () => expect(await deliver(content, sign(JSON.stringify(content)))).toBe(400));
  expect(found).toEqual({});
});

test('takes the names that the Standard Webhooks specification has for the headers', async () => {
  const { toGuest } = await book();
  const content = email({ to: [toGuest] });
  const signed = Object.entries(signWebhook(JSON.stringify(content)));
  const headers = Object.fromEntries(signed.map(([name, value]) => [name.replace('svix', 'webhook'), value]));
  expect(await deliver(content, headers)).toBe(200);
  await sent(1);
});

test.each<[string, object]>([
  ['without recipients', { to: [] }],
  ['whose text is not text', { text: { $ne: null } }],
  ['without a sender', { from: undefined }],
  ['whose headers are a list', { headers: [['a', 'b']] }],
])('refuses an email %s', async (_, over) => {
  expect(await deliver(email({ to: ['a@example.test'], ...over }))).toBe(400);
});
