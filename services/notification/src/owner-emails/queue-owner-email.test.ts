import { calls, type EventData, events } from '@wayhouse/contracts';
import { RequestError } from '@wayhouse/contracts';
import { bookingFacts, eventually, testService } from '@wayhouse/service-kit/testing';
import { composeNotification } from '../compose.js';
import { emailConfig, publicUrl } from '../testing/notification-service.js';
import { guestName } from './owner-facts.js';
import { startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.js';

const now = new Date('2027-01-05T06:30:00Z');
let isClerkDown = false;
let mailbox: TestSmtpServer;
let service: Awaited<ReturnType<typeof testService>>;

/** Each owner has two verified addresses; nobody has the account of one who is gone. */
const clerkAccounts = {
  find(id: string) {
    if (isClerkDown) return Promise.reject(new RequestError('account-unavailable'));
    if (id.startsWith('gone')) return Promise.resolve(undefined);
    return Promise.resolve({ id, name: id, addresses: [`${id}@example.test`, `${id}@second.example.test`] });
  },
  findByAddress: () => Promise.resolve(undefined),
  delete: () => Promise.resolve(),
};

beforeAll(async () => {
  mailbox = await startSmtpServer();
  const compose = (context: Parameters<typeof composeNotification>[0]) =>
    composeNotification(context, emailConfig(mailbox.url));
  service = await testService('notification', compose, {
    ...{ now: () => now, clerkAccounts, retryDelays: [20, 100, 500, 2000] },
  });
});
afterAll(async () => {
  await service.stop();
  await mailbox.close();
});

/** A booking at a hotel of the owner `id`, by a guest whose address nobody may learn. */
const facts = (id: string, over: Partial<ReturnType<typeof bookingFacts>> = {}) =>
  bookingFacts({
    ...{ bookingId: id, hotel: { ...bookingFacts().hotel, id: `hotel-${id}`, ownerId: id } },
    ...{ guest: { id: `guest-${id}`, name: 'Asha Rao', email: `secret-${id}@example.test` }, ...over },
  });
const emailsTo = (id: string) => mailbox.emails.filter(({ to }) => to?.[0]?.address === `${id}@example.test`);
const subjectsTo = (id: string) => emailsTo(id).map(({ subject }) => subject?.replace(/WH-\S{4}-[^\s:]{4}/, 'WH'));
const received = (id: string, count: number) =>
  eventually(() => Promise.resolve(expect(subjectsTo(id)).toHaveLength(count)));
const processed = (messageId: string) =>
  eventually(async () => expect(await service.db.collection('inbox').countDocuments({ messageId })).toBe(1));
async function publish<E extends Parameters<typeof service.publish>[0]>(event: E, data: EventData<E>, id: string) {
  await service.publish(event, data, id);
  await processed(id);
}
const textOf = (id: string) => emailsTo(id).at(-1)?.text ?? '';
const queued = (ownerId: string) => service.db.collection('owner_emails').countDocuments({ 'job.ownerId': ownerId });

const payment = {
  paymentId: 'pi_1',
  paidAt: '2027-01-05T07:00:00Z',
  method: 'card' as const,
  amountMinor: 240_00,
  owedMinor: 0,
};
const cancelled = { cancelledAt: now.toISOString(), chargedMinor: 0, owedMinor: 0, by: 'guest' as const };

test('tells the owner of a booking, with the guest’s name and relay address and a button to the booking', async () => {
  await publish(events.bookingConfirmed, facts('olga', { photo: '/images/abc/1280.jpg' }), 'olga-1');
  await received('olga', 1);
  const [email] = emailsTo('olga');
  expect(email).toMatchObject({
    ...{
      subject: expect.stringMatching(/^New booking WH-\S{4}-\S{4}: 27 Feb – 1 Mar 2027$/),
      messageId: '<owner-olga-1@example.test>',
    },
    ...{ to: [{ name: 'Amber Court' }], replyTo: [{ name: 'Asha Rao', address: 'stay-0a1b@relay.example.test' }] },
  });
  expect(email?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  for (const part of [
    `"${publicUrl}/owner/bookings/olga"`,
    `"${publicUrl}/owner/notifications"`,
    '/images/abc/800.jpg',
  ])
    expect(email?.html).toContain(part);
  for (const line of [
    'Asha Rao has booked 2 nights at Amber Court.',
    'Guest: Asha Rao',
    'Room: Double Bed',
    'Check-in: Sat, 27 Feb 2027, from 2:00 PM',
    'Stay: 2 nights, 2 guests',
    'Total: $240',
    'Due at the hotel: $240',
    'Reply to this email to write to Asha Rao. We forward it without your email address.',
  ])
    expect(email?.text).toContain(line);
});

test('the owner sees what the total is the sum of, as the guest does', async () => {
  const lines = [
    { what: 'nights' as const, nights: ['2027-02-27'], eachMinor: 100_00 },
    { what: 'nights' as const, nights: ['2027-02-28'], eachMinor: 140_50 },
  ];
  await publish(events.bookingConfirmed, facts('otto', { lines, totalMinor: 240_50 }), 'otto-1');
  await received('otto', 1);
  expect(textOf('otto')).toContain(
    'Price: 1 night × $100 + 1 night × $140.50\nTotal: $240.50\nDue at the hotel: $240.50',
  );
});

test('no owner learns the address of a guest', async () => {
  await publish(events.bookingConfirmed, facts('pola'), 'pola-1');
  await publish(events.bookingPaid, { ...facts('pola', { version: 2 }), ...payment }, 'pola-2');
  await publish(events.bookingCancelled, { ...facts('pola', { version: 3 }), ...cancelled }, 'pola-3');
  await received('pola', 3);
  expect(JSON.stringify(emailsTo('pola'))).not.toContain('secret-');
  const rows = await service.db.collection('owner_emails').find({ 'job.ownerId': 'pola' }).toArray();
  expect(JSON.stringify(rows)).not.toMatch(/secret-|Asha/);
});

test('sends one email for an event, however often it is delivered', async () => {
  await publish(events.bookingConfirmed, facts('quin'), 'quin-1');
  await service.publish(events.bookingConfirmed, facts('quin'), 'quin-1');
  await publish(events.bookingPaid, { ...facts('quin', { version: 2 }), ...payment }, 'quin-2');
  await received('quin', 2);
  expect(subjectsTo('quin').sort()).toEqual([
    'Booking WH is paid by card: 27 Feb – 1 Mar 2027',
    'New booking WH: 27 Feb – 1 Mar 2027',
  ]);
  expect(emailsTo('quin').find(({ subject }) => subject?.includes('paid'))?.text).toMatch(
    /has paid \$240 by card[^]*Due at the hotel: Nothing/,
  );
});

test('tells of a cancellation by the guest or an operator, and what is to be seen to', async () => {
  await publish(events.bookingConfirmed, facts('rosa'), 'rosa-1');
  const late = { ...cancelled, chargedMinor: 120_00, owedMinor: 120_00 };
  await publish(events.bookingCancelled, { ...facts('rosa', { version: 2 }), ...late }, 'rosa-2');
  await received('rosa', 2);
  const byGuest = emailsTo('rosa').find(({ subject }) => subject?.includes('cancelled'))?.text;
  expect(byGuest).toContain('Asha Rao has cancelled the stay at Amber Court. The nights can be booked again.');
  expect(byGuest).toContain('Please ask the guest for $120');
  expect(byGuest).toMatch(/Cancellation charge: \$120 \(one night\)\n[^]*Still owed by the guest: \$120/);

  await publish(events.bookingConfirmed, facts('saul'), 'saul-1');
  const money = {
    byCard: { paidMinor: 240_00, refundedMinor: 0, pendingRefundMinor: 240_00 },
    atHotel: { paidMinor: 240_00, refundedMinor: 240_00 },
  };
  const byOperator = { ...cancelled, ...money, by: 'owner' as const, isByOperator: true as const };
  await publish(events.bookingCancelled, { ...facts('saul', { version: 2 }), ...byOperator }, 'saul-2');
  await received('saul', 2);
  const text = emailsTo('saul').find(({ subject }) => subject?.includes('cancelled'))?.text;
  expect(text).toContain('We’ve cancelled this stay at Amber Court for you');
  expect(text).toContain(
    'Please refund $240 to the guest: it was paid at your hotel. We’ll refund $240 to the guest’s card.',
  );
});

test('tells no owner of what the owner has done', async () => {
  await publish(events.bookingConfirmed, facts('tara'), 'tara-1');
  await received('tara', 1);
  await publish(events.bookingPaid, { ...facts('tara', { version: 2 }), ...payment, method: 'hotel' }, 'tara-2');
  await publish(events.bookingCancelled, { ...facts('tara', { version: 3 }), ...cancelled, by: 'owner' }, 'tara-3');
  expect(await queued('tara')).toBe(1);
});

test('does not tell of a booking after its cancellation, nor of one whose stay is over', async () => {
  await publish(events.bookingCancelled, { ...facts('ugo', { version: 2 }), ...cancelled }, 'ugo-2');
  await publish(events.bookingConfirmed, facts('ugo'), 'ugo-1');
  await received('ugo', 1);
  const over = { checkIn: '2027-01-02', checkOut: '2027-01-03', nights: ['2027-01-02'] };
  await publish(events.bookingConfirmed, facts('vera', over), 'vera-1');
  expect([await queued('ugo'), await queued('vera')]).toEqual([1, 0]);
});

test('nights that another site has as well are news once, unless the booking is cancelled by then', async () => {
  const conflict = (bookingId: string) => ({ bookingId, calendarId: 'c1', calendar: 'Airbnb', nights: ['2027-02-28'] });
  await service.publish(events.calendarConflicted, conflict('wilma'), 'wilma-2');
  await publish(events.bookingConfirmed, facts('wilma'), 'wilma-1');
  await processed('wilma-2');
  await received('wilma', 2);
  const at = subjectsTo('wilma').indexOf('Booking WH is booked at another site, too: 27 Feb – 1 Mar 2027');
  const text = emailsTo('wilma')[at]?.text ?? '';
  for (const part of [
    'The calendar “Airbnb” has nights that a guest has booked at Amber Court through us.',
    'Nights in both: Sun, 28 Feb 2027',
    `${publicUrl}/owner/list-room/${facts('wilma').roomId}/calendars?hotel=hotel-wilma`,
  ])
    expect(text).toContain(part);
  await publish(events.bookingConfirmed, facts('yusuf'), 'yusuf-1');
  await publish(events.bookingCancelled, { ...facts('yusuf', { version: 2 }), ...cancelled }, 'yusuf-2');
  await publish(events.calendarConflicted, conflict('yusuf'), 'yusuf-3');
  const done = { _id: 'owner-yusuf-3' as never, state: 'done' };
  await eventually(async () => expect(await service.db.collection('owner_emails').countDocuments(done)).toBe(1));
  await received('yusuf', 2);
  expect(subjectsTo('yusuf').join()).not.toContain('another site');
});

test('a reply goes to support once the guest cannot be reached, and a guest who is erased has no name', async () => {
  await publish(events.accountDeleted, { userId: 'guest-walt', addresses: [] }, 'walt-gone');
  await publish(events.bookingCancelled, { ...facts('walt'), ...cancelled }, 'walt-1');
  await received('walt', 1);
  expect(emailsTo('walt')[0]?.replyTo?.[0]?.address).toBe('help@example.test');
  expect(textOf('walt')).toContain('Former guest has cancelled');
  expect(textOf('walt')).not.toContain('Reply to this email');

  const long = { checkIn: '2026-12-01', checkOut: '2026-12-03' };
  await publish(events.bookingPaid, { ...facts('xena', long), ...payment }, 'xena-1');
  await received('xena', 1);
  expect(emailsTo('xena')[0]?.replyTo?.[0]?.address).toBe('help@example.test');
});

test('an owner whose account is gone gets none, and what waits is deleted with the account', async () => {
  await publish(events.bookingConfirmed, facts('gone-yan'), 'yan-1');
  const row = () => service.db.collection('owner_emails').findOne({ _id: 'owner-yan-1' as never });
  await eventually(async () => expect(await row()).toMatchObject({ state: 'done' }));
  expect(emailsTo('gone-yan')).toEqual([]);

  isClerkDown = true;
  await publish(events.bookingConfirmed, facts('zoe'), 'zoe-1');
  await publish(events.accountDeleted, { userId: 'zoe', addresses: [] }, 'zoe-gone');
  isClerkDown = false;
  expect(await queued('zoe')).toBe(0);
});

test('an email waits while Clerk does not answer', async () => {
  isClerkDown = true;
  await publish(events.bookingConfirmed, facts('adil'), 'adil-1');
  const row = () => service.db.collection('owner_emails').findOne({ _id: 'owner-adil-1' as never });
  await eventually(async () => expect(await row()).toMatchObject({ state: 'pending', error: expect.any(String) }));
  isClerkDown = false;
  await service.db.collection('owner_emails').updateOne({ _id: 'owner-adil-1' as never }, { $set: { dueAt: now } });
  await received('adil', 1);
});

const register = (ownerId: string) =>
  publish(
    events.hotelRegistered,
    {
      ...{ hotelId: `hotel-${ownerId}`, version: 1, ownerId, name: 'Amber Court' },
      contact: '1',
      address: '1',
      city: 'Jaipur',
    },
    `${ownerId}-hotel`,
  );
const defaults = {
  booking: true,
  change: true,
  cancellation: true,
  payment: true,
  message: true,
  conflict: true,
  arrivals: false,
};

test('an owner chooses which emails to get', async () => {
  await register('bert');
  const shown = async () => (await service.call(calls.showOwnerEmails, {}, { as: 'bert' })).body.ownerEmails;
  expect(await shown()).toEqual(defaults);
  const { body } = await service.call(calls.changeOwnerEmails, { kind: 'booking', isOn: false }, { as: 'bert' });
  expect(body).toMatchObject({ message: 'Your choice is saved.', ownerEmails: { ...defaults, booking: false } });
  expect(await shown()).toEqual({ ...defaults, booking: false });
  await publish(events.bookingConfirmed, facts('bert'), 'bert-1');
  await publish(events.bookingPaid, { ...facts('bert', { version: 2 }), ...payment }, 'bert-2');
  await received('bert', 1);
  expect(subjectsTo('bert')).toEqual(['Booking WH is paid by card: 27 Feb – 1 Mar 2027']);
});

test('the choice is an owner’s own, of a hotel that was registered or booked', async () => {
  expect((await service.call(calls.showOwnerEmails, {}, { as: 'nobody' })).status).toBe(403);
  expect((await service.call(calls.changeOwnerEmails, { kind: 'booking', isOn: false }, { as: 'nobody' })).status).toBe(
    403,
  );
  expect((await service.call(calls.showOwnerEmails, {})).status).toBe(401);
  await publish(events.bookingConfirmed, facts('cleo'), 'cleo-1');
  expect((await service.call(calls.showOwnerEmails, {}, { as: 'cleo' })).body.ownerEmails).toEqual(defaults);
});

test('the choice is exported, and goes with the account', async () => {
  await register('dora');
  await service.call(calls.changeOwnerEmails, { kind: 'arrivals', isOn: true }, { as: 'dora' });
  const exported = async () => (await service.call(calls.exportMessages, {}, { as: 'dora' })).body.data;
  expect(await exported()).toMatchObject({ ownerEmailChoices: [{ arrivals: true }] });
  await publish(events.accountDeleted, { userId: 'dora', addresses: [] }, 'dora-gone');
  expect(await service.db.collection('owner_email_choices').countDocuments({ _id: 'dora' as never })).toBe(0);
});

test('of a booking that the hotel has made nobody is emailed, and the day ahead calls it that', async () => {
  const atDesk = facts('desk', {
    bookedBy: 'hotel',
    guest: { id: '', name: '', email: '' },
    relay: { guest: '', hotel: '' },
  });
  await publish(events.bookingConfirmed, atDesk, 'desk-1');
  await publish(events.bookingPaid, { ...atDesk, version: 2, ...payment, method: 'hotel' }, 'desk-2');
  await publish(events.bookingCancelled, { ...atDesk, version: 3, ...cancelled, by: 'owner' }, 'desk-3');
  expect(await queued('desk')).toBe(0);
  expect(await service.db.collection('emails').countDocuments({ _id: /^desk-/ as never })).toBe(0);
  expect(guestName(atDesk)).toBe('Booked by your hotel');
});
