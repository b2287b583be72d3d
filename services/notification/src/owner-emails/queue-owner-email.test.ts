import { events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { publicUrl } from '../testing/notification-service.js';
import { cardPayment, factsOf, startOwnerMailbox } from '../testing/owner-mailbox.js';
import { guestName } from './owner-facts.js';

const now = new Date('2027-01-05T06:30:00Z');
let owners: Awaited<ReturnType<typeof startOwnerMailbox>>;
beforeAll(async () => {
  owners = await startOwnerMailbox(now);
});
afterAll(() => owners.stop());

const cancelled = { cancelledAt: now.toISOString(), chargedMinor: 0, owedMinor: 0, by: 'guest' as const };

test('tells the owner of a booking, with the guest’s name and relay address and a button to the booking', async () => {
  await owners.publish(events.bookingConfirmed, factsOf('olga', { photo: '/images/abc/1280.jpg' }), 'olga-1');
  await owners.received('olga', 1);
  const [email] = owners.emailsTo('olga');
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
    'Reply to this email to write to Asha Rao. We forward it without your email address, and it shows among the messages of the booking.',
  ])
    expect(email?.text).toContain(line);
});

test('the owner sees what the total is the sum of, as the guest does', async () => {
  const lines = [
    { what: 'nights' as const, nights: ['2027-02-27'], eachMinor: 100_00 },
    { what: 'nights' as const, nights: ['2027-02-28'], eachMinor: 140_50 },
  ];
  await owners.publish(events.bookingConfirmed, factsOf('otto', { lines, totalMinor: 240_50 }), 'otto-1');
  await owners.received('otto', 1);
  expect(owners.textOf('otto')).toContain(
    'Price: 1 night × $100 + 1 night × $140.50 = $240.50\nTotal: $240.50\nDue at the hotel: $240.50',
  );
});

test('no owner learns the address of a guest', async () => {
  await owners.publish(events.bookingConfirmed, factsOf('pola'), 'pola-1');
  await owners.received('pola', 1);
  await owners.publish(events.bookingPaid, { ...factsOf('pola', { version: 2 }), ...cardPayment }, 'pola-2');
  await owners.received('pola', 2);
  await owners.publish(events.bookingCancelled, { ...factsOf('pola', { version: 3 }), ...cancelled }, 'pola-3');
  await owners.received('pola', 3);
  expect(JSON.stringify(owners.emailsTo('pola'))).not.toContain('secret-');
  const rows = await owners.service.db.collection('owner_emails').find({ 'job.ownerId': 'pola' }).toArray();
  expect(JSON.stringify(rows)).not.toMatch(/secret-|Asha/);
});

test('sends one email for an event, however often it is delivered', async () => {
  await owners.publish(events.bookingConfirmed, factsOf('quin'), 'quin-1');
  await owners.service.publish(events.bookingConfirmed, factsOf('quin'), 'quin-1');
  await owners.publish(events.bookingPaid, { ...factsOf('quin', { version: 2 }), ...cardPayment }, 'quin-2');
  await owners.received('quin', 2);
  expect(owners.subjectsTo('quin').sort()).toEqual([
    'Booking WH is paid by card: 27 Feb – 1 Mar 2027',
    'New booking WH: 27 Feb – 1 Mar 2027',
  ]);
  expect(owners.emailsTo('quin').find(({ subject }) => subject?.includes('paid'))?.text).toMatch(
    /has paid \$240 by card[^]*Due at the hotel: Nothing/,
  );
  expect(owners.emailsTo('quin').find(({ subject }) => subject?.includes('paid'))?.text).toContain(
    'by card for a stay at Amber Court.',
  );
});

test('tells of a cancellation by the guest or an operator, and what is to be seen to', async () => {
  await owners.publish(events.bookingConfirmed, factsOf('rosa'), 'rosa-1');
  await owners.received('rosa', 1);
  const late = { ...cancelled, chargedMinor: 120_00, owedMinor: 120_00 };
  await owners.publish(events.bookingCancelled, { ...factsOf('rosa', { version: 2 }), ...late }, 'rosa-2');
  await owners.received('rosa', 2);
  const byGuest = owners.emailsTo('rosa').find(({ subject }) => subject?.includes('cancelled'))?.text;
  expect(byGuest).toContain('Asha Rao has cancelled the stay at Amber Court.');
  expect(byGuest).toContain('The nights can be booked again, unless the calendar of another site has them.');
  expect(byGuest).toContain('Please ask the guest for $120');
  expect(byGuest).toMatch(/Cancellation charge: \$120 \(one night\)\n[^]*Still owed by the guest: \$120/);

  await owners.publish(events.bookingConfirmed, factsOf('saul'), 'saul-1');
  await owners.received('saul', 1);
  const money = {
    byCard: { paidMinor: 340_00, refundedMinor: 100_00, pendingRefundMinor: 240_00 },
    atHotel: { paidMinor: 240_00, refundedMinor: 240_00, handedBackMinor: 60_00 },
  };
  const byOperator = { ...cancelled, ...money, by: 'owner' as const, isByOperator: true as const };
  await owners.publish(events.bookingCancelled, { ...factsOf('saul', { version: 2 }), ...byOperator }, 'saul-2');
  await owners.received('saul', 2);
  const text = owners.emailsTo('saul').find(({ subject }) => subject?.includes('cancelled'))?.text;
  expect(text).toMatch(/Paid at the hotel: \$300\n[^]*Handed back at the hotel: \$60\n[^]*Refund at the hotel: \$240/);
  expect(text).toMatch(/Paid by card: \$340\nAlready refunded: \$100\nRefund to the guest’s card: \$240\n/);
  expect(text).toContain('We’ve cancelled this stay at Amber Court for you');
  expect(text).toContain(
    'Please refund $240 to the guest: it was paid at your hotel. We’ll refund $240 to the guest’s card.',
  );
});

test('tells no owner of what the owner has done', async () => {
  await owners.publish(events.bookingConfirmed, factsOf('tara'), 'tara-1');
  await owners.received('tara', 1);
  await owners.publish(
    events.bookingPaid,
    { ...factsOf('tara', { version: 2 }), ...cardPayment, method: 'hotel' },
    'tara-2',
  );
  await owners.publish(
    events.bookingCancelled,
    { ...factsOf('tara', { version: 3 }), ...cancelled, by: 'owner' },
    'tara-3',
  );
  expect(await owners.queued('tara')).toBe(1);
});

test('does not tell of a booking after its cancellation, nor of one whose stay is over', async () => {
  await owners.publish(events.bookingCancelled, { ...factsOf('ugo', { version: 2 }), ...cancelled }, 'ugo-2');
  await owners.publish(events.bookingConfirmed, factsOf('ugo'), 'ugo-1');
  await owners.received('ugo', 1);
  const over = { checkIn: '2027-01-02', checkOut: '2027-01-03', nights: ['2027-01-02'] };
  await owners.publish(events.bookingConfirmed, factsOf('vera', over), 'vera-1');
  expect([await owners.queued('ugo'), await owners.queued('vera')]).toEqual([1, 0]);
});

test('nights that another site has as well are news once, unless the booking is cancelled by then', async () => {
  const conflict = (bookingId: string) => ({ bookingId, calendarId: 'c1', calendar: 'Airbnb', nights: ['2027-02-28'] });
  await owners.service.publish(events.calendarConflicted, conflict('wilma'), 'wilma-2');
  await owners.publish(events.bookingConfirmed, factsOf('wilma'), 'wilma-1');
  await owners.processed('wilma-2');
  await owners.received('wilma', 2);
  const at = owners.subjectsTo('wilma').indexOf('Booking WH is booked at another site, too: 27 Feb – 1 Mar 2027');
  const text = owners.emailsTo('wilma')[at]?.text ?? '';
  for (const part of [
    'The calendar “Airbnb” has nights that a guest has booked at Amber Court through us.',
    'Nights in both: Sun, 28 Feb 2027',
    `${publicUrl}/owner/list-room/${factsOf('wilma').roomId}/calendars?hotel=hotel-wilma`,
  ])
    expect(text).toContain(part);
  await owners.publish(events.bookingConfirmed, factsOf('yusuf'), 'yusuf-1');
  await owners.received('yusuf', 1);
  await owners.publish(events.bookingCancelled, { ...factsOf('yusuf', { version: 2 }), ...cancelled }, 'yusuf-2');
  await owners.publish(events.calendarConflicted, conflict('yusuf'), 'yusuf-3');
  const done = { _id: 'owner-yusuf-3' as never, state: 'done' };
  await eventually(async () => expect(await owners.service.db.collection('owner_emails').countDocuments(done)).toBe(1));
  await owners.received('yusuf', 2);
  expect(owners.subjectsTo('yusuf').join()).not.toContain('another site');
});

test('a reply goes to support once the guest cannot be reached, and a guest who is erased has no name', async () => {
  await owners.publish(events.accountDeleted, { userId: 'guest-walt', addresses: [] }, 'walt-gone');
  await owners.publish(events.bookingCancelled, { ...factsOf('walt'), ...cancelled }, 'walt-1');
  await owners.received('walt', 1);
  expect(owners.emailsTo('walt')[0]?.replyTo?.[0]?.address).toBe('help@example.test');
  expect(owners.textOf('walt')).toContain('Former guest has cancelled');
  expect(owners.textOf('walt')).not.toContain('Reply to this email');

  const long = { checkIn: '2026-12-01', checkOut: '2026-12-03' };
  await owners.publish(events.bookingPaid, { ...factsOf('xena', long), ...cardPayment }, 'xena-1');
  await owners.received('xena', 1);
  expect(owners.emailsTo('xena')[0]?.replyTo?.[0]?.address).toBe('help@example.test');
});

test('an owner whose account is gone gets none, and what waits is deleted with the account', async () => {
  await owners.publish(events.bookingConfirmed, factsOf('gone-yan'), 'yan-1');
  const row = () => owners.service.db.collection('owner_emails').findOne({ _id: 'owner-yan-1' as never });
  await eventually(async () => expect(await row()).toMatchObject({ state: 'done' }));
  expect(owners.emailsTo('gone-yan')).toEqual([]);

  owners.clerk.isDown = true;
  await owners.publish(events.bookingConfirmed, factsOf('zoe'), 'zoe-1');
  await owners.publish(events.accountDeleted, { userId: 'zoe', addresses: [] }, 'zoe-gone');
  owners.clerk.isDown = false;
  expect(await owners.queued('zoe')).toBe(0);
});

test('an email waits while Clerk does not answer', async () => {
  owners.clerk.isDown = true;
  await owners.publish(events.bookingConfirmed, factsOf('adil'), 'adil-1');
  const row = () => owners.service.db.collection('owner_emails').findOne({ _id: 'owner-adil-1' as never });
  await eventually(async () => expect(await row()).toMatchObject({ state: 'pending', error: expect.any(String) }));
  owners.clerk.isDown = false;
  await owners.service.db
    .collection('owner_emails')
    .updateOne({ _id: 'owner-adil-1' as never }, { $set: { dueAt: now } });
  await owners.received('adil', 1);
});

test('of what has waited the last word about a booking that is cancelled by now is its cancellation', async () => {
  owners.clerk.isDown = true;
  await owners.publish(events.bookingConfirmed, factsOf('bela'), 'bela-1');
  await owners.publish(events.bookingPaid, { ...factsOf('bela', { version: 2 }), ...cardPayment }, 'bela-2');
  await owners.publish(events.bookingCancelled, { ...factsOf('bela', { version: 3 }), ...cancelled }, 'bela-3');
  const emails = owners.service.db.collection('owner_emails');
  const ofBela = { 'job.ownerId': 'bela' };
  await eventually(async () => expect(await emails.countDocuments({ ...ofBela, error: { $exists: true } })).toBe(3));
  owners.clerk.isDown = false;
  await emails.updateMany(ofBela, { $set: { dueAt: now } });
  await eventually(async () => expect(await emails.countDocuments({ ...ofBela, state: 'done' })).toBe(3));
  expect(owners.subjectsTo('bela')).toEqual([expect.stringContaining('cancelled')]);
});

test('of a booking that the hotel has made nobody is emailed, and the day ahead calls it that', async () => {
  const atDesk = factsOf('desk', {
    bookedBy: 'hotel',
    guest: { id: '', name: '', email: '' },
    relay: { guest: '', hotel: '' },
  });
  await owners.publish(events.bookingConfirmed, atDesk, 'desk-1');
  await owners.publish(events.bookingPaid, { ...atDesk, version: 2, ...cardPayment, method: 'hotel' }, 'desk-2');
  await owners.publish(events.bookingCancelled, { ...atDesk, version: 3, ...cancelled, by: 'owner' }, 'desk-3');
  expect(await owners.queued('desk')).toBe(0);
  expect(await owners.service.db.collection('emails').countDocuments({ _id: /^desk-/ as never })).toBe(0);
  expect(guestName(atDesk)).toBe('Booked by your hotel');
});

test('what the hotel has changed itself is no news to it', async () => {
  const before = { checkIn: '2027-02-27', checkOut: '2027-03-01', guests: 2, totalMinor: 240_00 };
  await owners.publish(events.bookingConfirmed, factsOf('bert'), 'bert-1');
  const changed = { ...factsOf('bert', { version: 2, checkOut: '2027-03-02' }), before, refundMinor: 0, owedMinor: 0 };
  await owners.publish(events.bookingChanged, { ...changed, by: 'hotel' }, 'bert-2');
  expect(await owners.queued('bert')).toBe(1);
});
