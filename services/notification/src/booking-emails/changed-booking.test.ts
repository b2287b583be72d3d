import { type BookingFacts, events } from '@wayhouse/contracts';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { withMailbox } from '../testing/with-mailbox.js';

const context = withMailbox();

const before = { checkIn: '2027-02-27', checkOut: '2027-03-01', guests: 2, totalMinor: 240_00 };
/** The booking of `id` with so many changes, the last of which made it arrive on this day of March. */
function facts(id: string, changes = 0, day = '01'): BookingFacts {
  const priceChanges = Array.from({ length: changes }, () => ({
    ...{ at: '2027-01-05T06:00:00Z', fromMinor: 240_00, toMinor: 240_00 },
  }));
  return bookingFacts({
    ...{ bookingId: id, version: 1 + changes, guest: { id, name: id, email: `${id}@example.test` } },
    ...{ hotel: { ...bookingFacts().hotel, id: `hotel-${id}`, ownerId: `owner-${id}` } },
    ...(changes > 0 && { priceChanges, checkIn: `2027-03-${day}`, checkOut: '2027-03-31' }),
  });
}
const emailsTo = (id: string) => context.emailsTo(`${id}@example.test`);
const subjectsTo = (id: string) => emailsTo(id).map(({ subject }) => subject);
async function publish(event: Parameters<typeof context.service.publish>[0], data: object, messageId: string) {
  await context.service.publish(event, data as never, messageId);
  await eventually(async () =>
    expect(await context.service.db.collection('inbox').countDocuments({ messageId })).toBe(1),
  );
}
const change = (of: BookingFacts, terms: object = {}) =>
  publish(
    events.bookingChanged,
    { ...of, before, refundMinor: 0, owedMinor: 240_00, ...terms },
    `${of.bookingId}-${of.version}`,
  );
const calendarOf = (email: ReturnType<typeof emailsTo>[number] | undefined) =>
  new TextDecoder().decode(email?.attachments[0]?.content as ArrayBuffer);
const queuedFor = (id: string) =>
  context.service.db.collection('emails').countDocuments({ _id: new RegExp(`^${id}-`) as never });
const ownerEmail = (eventId: string) =>
  context.service.db.collection('owner_emails').findOne({ _id: `owner-${eventId}` as never });
const stored = (id: string) => context.service.db.collection('booking_projection').findOne({ _id: id as never });

test('a change is emailed with what was before, the money and a file that replaces the entry in the calendar', async () => {
  await publish(events.bookingConfirmed, facts('ada'), 'ada-1');
  await change(facts('ada', 1, '04'), { refundMinor: 60_00, owedMinor: 0 });
  await eventually(async () => expect(subjectsTo('ada')).toContain('Your booking at Amber Court is changed'));
  const email = emailsTo('ada').find(({ subject }) => subject?.endsWith('changed'));
  for (const line of [
    'Check-in: Thu, 4 Mar 2027, from 2:00 PM',
    'Before: Sat, 27 Feb 2027 to Mon, 1 Mar 2027, 2 nights, 2 guests',
    'Total before: $240',
    'Refund to your card: $60',
    'Still to pay: Nothing more',
  ])
    expect(email?.text).toContain(line);
  expect(calendarOf(email)).toContain('SEQUENCE:1');
});

test('a change by the hotel is emailed as its own, with what was before, the money and how to reach the hotel', async () => {
  const hotel = { hotelId: 'hotel-emil', version: 1, ownerId: 'owner-emil', name: 'Amber Court' };
  const place = { contact: '+91 141 555 0100', address: '1 Fort Road', city: 'Jaipur' };
  await publish(events.hotelRegistered, { ...hotel, ...place }, 'hotel-emil-1');
  await publish(events.bookingConfirmed, facts('emil'), 'emil-1');
  await change(facts('emil', 1, '04'), { owedMinor: 60_00, refundMinor: 20_00, handedBackMinor: 30_00, by: 'hotel' });
  await eventually(async () => expect(subjectsTo('emil')).toContain('Amber Court has changed your booking'));
  const email = emailsTo('emil').find(({ subject }) => subject === 'Amber Court has changed your booking');
  for (const line of [
    'Dear emil, Amber Court has changed your stay.',
    'We’ll refund $20 to your card and email you when it’s on its way.',
    'The hotel has handed $30 back to you at the front desk.',
    'Handed back at the hotel: $30',
    '$60 is still to be paid, at the hotel.',
    'please get in touch with the hotel.',
    'Phone: +91 141 555 0100',
    'Check-in: Thu, 4 Mar 2027, from 2:00 PM',
    'Before: Sat, 27 Feb 2027 to Mon, 1 Mar 2027, 2 nights, 2 guests',
    'Total before: $240',
  ])
    expect(email?.text).toContain(line);
  expect(email?.text).not.toContain('as you asked');
  expect(calendarOf(email)).toContain('SEQUENCE:1');
});

test('a guest without an account gets no email about a change', async () => {
  const guest = { id: '', name: '', email: '' };
  const booking = { ...facts('desk'), guest, bookedBy: 'hotel' as const };
  await publish(events.bookingConfirmed, booking, 'desk-1');
  await change({ ...facts('desk', 1, '04'), guest, bookedBy: 'hotel' }, { by: 'hotel' });
  expect(await stored('desk')).toMatchObject({ facts: { checkIn: '2027-03-04' } });
  expect(await queuedFor('desk')).toBe(0);
});

test('of changes that arrive in another order the older one is not emailed, and nothing goes back to it', async () => {
  await publish(events.bookingConfirmed, facts('ben'), 'ben-1');
  await change(facts('ben', 2, '09'));
  await change(facts('ben', 1, '04'));
  await eventually(async () => expect(subjectsTo('ben')).toHaveLength(2));
  expect(await queuedFor('ben')).toBe(2);
  expect(await stored('ben')).toMatchObject({ facts: { checkIn: '2027-03-09' } });
});

test('a change that a payment overtakes is emailed to guest and owner, once, with what is owed since', async () => {
  const paid = { paymentId: 'h', paidAt: '2027-01-05T07:00:00Z', method: 'hotel', amountMinor: 240_00, owedMinor: 0 };
  for (const [id, terms] of [['zed'], ['yan', { by: 'hotel', handedBackMinor: 30_00 }]] as const) {
    await publish(events.bookingConfirmed, facts(id), `${id}-1`);
    await publish(events.bookingPaid, { ...facts(id, 1, '04'), version: 3, ...paid }, `${id}-3`);
    await change(facts(id, 1, '04'), terms);
    await eventually(async () => expect(subjectsTo(id)).toHaveLength(3));
    expect(await queuedFor(id)).toBe(3);
    const email = emailsTo(id).find(({ subject }) => /changed/.test(subject ?? ''));
    expect(email?.text).toContain('Check-in: Thu, 4 Mar 2027, from 2:00 PM');
    expect(email?.text).toContain('Before: Sat, 27 Feb 2027 to Mon, 1 Mar 2027, 2 nights, 2 guests');
    expect(email?.text).toContain('Still to pay: Nothing more');
    expect(email?.text?.includes('Handed back at the hotel: $30')).toBe(id === 'yan');
  }
  expect(await ownerEmail('zed-2')).toMatchObject({ job: { kind: 'change', changes: 1, terms: { owedMinor: 0 } } });
  expect(await ownerEmail('yan-2')).toBeNull();
});

test('a change that a cancellation overtakes is emailed to nobody', async () => {
  const cancelled = { cancelledAt: '2027-01-05T08:00:00Z', by: 'guest', chargedMinor: 0, owedMinor: 0 };
  await publish(events.bookingCancelled, { ...facts('xena', 1, '04'), version: 3, ...cancelled }, 'xena-3');
  await change(facts('xena', 1, '04'));
  expect(await queuedFor('xena')).toBe(1);
  expect(await ownerEmail('xena-2')).toBeNull();
});

test('what was handed back at a change that a newer event overtakes has an email of its own, once', async () => {
  await publish(events.bookingConfirmed, facts('hugo'), 'hugo-1');
  await change(facts('hugo', 2, '09'), { by: 'hotel' });
  await change(facts('hugo', 1, '04'), { by: 'hotel', handedBackMinor: 30_00 });
  const subject = 'Amber Court has handed $30 back to you';
  await eventually(async () => expect(subjectsTo('hugo')).toHaveLength(3));
  const email = emailsTo('hugo').find((each) => each.subject === subject);
  expect(email?.text).toContain('Dear hugo, Amber Court has handed $30 of what you paid there back to you');
  expect(email?.text).toContain('Handed back at the hotel: $30');
  expect(email?.text).not.toContain('4 Mar 2027');
  expect(await stored('hugo')).toMatchObject({ facts: { checkIn: '2027-03-09' } });
});

test('a confirmation that is overtaken by a change has the dates of the change, and it is known what is owed', async () => {
  await change(facts('cleo', 1, '04'), { owedMinor: 180_00 });
  await publish(events.bookingConfirmed, facts('cleo'), 'cleo-1');
  await eventually(async () => expect(subjectsTo('cleo')).toHaveLength(2));
  for (const { text } of emailsTo('cleo')) expect(text).toContain('Check-in: Thu, 4 Mar 2027');
  expect(await stored('cleo')).toMatchObject({ owedMinor: 180_00 });
});

test('a payment at the price before a change is thanked for, and names the rest', async () => {
  await publish(events.bookingConfirmed, facts('dora'), 'dora-1');
  await change({ ...facts('dora', 1), totalMinor: 300_00 });
  const paid = {
    paymentId: 'pi_1',
    paidAt: '2027-01-05T07:00:00Z',
    method: 'card',
    amountMinor: 240_00,
    owedMinor: 60_00,
  };
  await publish(events.bookingPaid, { ...facts('dora', 1), totalMinor: 300_00, version: 3, ...paid }, 'dora-3');
  await eventually(async () =>
    expect(subjectsTo('dora')).toContain('Your payment for your booking at Amber Court has arrived'),
  );
  const email = emailsTo('dora').find(({ subject }) => subject?.startsWith('Your payment'));
  expect(email?.text).toContain('Payment: $240 paid, $60 due at the hotel');
  expect(email?.text).not.toMatch(/nothing left|is paid/i);
  expect(await stored('dora')).toMatchObject({ owedMinor: 60_00 });
});

test('a payment that is known after a later change names what that leaves to pay', async () => {
  await publish(events.bookingConfirmed, facts('elsa'), 'elsa-1');
  await change({ ...facts('elsa', 1), version: 3, totalMinor: 360_00 }, { owedMinor: 120_00 });
  const paid = { paymentId: 'h1', paidAt: '2027-01-05T07:00:00Z', method: 'hotel', amountMinor: 240_00, owedMinor: 0 };
  await publish(events.bookingPaid, { ...facts('elsa'), version: 2, ...paid }, 'elsa-2');
  await eventually(async () => expect(subjectsTo('elsa')).toContainEqual(expect.stringMatching(/^Your payment/)));
  const email = emailsTo('elsa').find(({ subject }) => subject?.startsWith('Your payment'));
  expect(email?.text).toContain('the hotel has recorded your payment of $240.');
  expect(email?.text).toContain('Payment: $240 paid, $120 due at the hotel');
});
