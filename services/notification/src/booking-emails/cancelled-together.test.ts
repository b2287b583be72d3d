import { events } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { factsOf, startOwnerMailbox } from '../testing/owner-mailbox.js';

const now = new Date('2027-01-05T06:30:00Z');
let owners: Awaited<ReturnType<typeof startOwnerMailbox>>;
beforeAll(async () => {
  owners = await startOwnerMailbox(now);
});
afterAll(() => owners.stop());

const byCard = { paidMinor: 530_00, refundedMinor: 120_00, pendingRefundMinor: 290_00 };
const charged = { chargedMinor: 120_00, owedMinor: 120_00 };

/** Two bookings of a guest at the hotel of the owner `id`, with what cancelling both comes to. */
function twoRooms(id: string) {
  const ids = [1, 2].map((number) => `${id}-${number}`) as [string, string];
  const { hotel, guest } = factsOf(id);
  const of = { version: 2, bookedTogether: ids, hotel, guest };
  const terms = [
    { bookingId: ids[0], ...charged },
    { bookingId: ids[1], ...charged, owedMinor: 0, byCard },
  ];
  const offer = { id: 'summer', percentOff: 25 } as const;
  const rooms = [{}, { roomType: 'Luxury Room' as const, totalMinor: 410_00, offer }];
  const bookings = terms.map((money, at) => ({ ...bookingFacts({ ...of, ...rooms[at] }), ...money }));
  return { ids, bookings, terms };
}
const cancelOne = (booking: ReturnType<typeof twoRooms>['bookings'][number]) =>
  owners.publish(
    events.bookingCancelled,
    { ...booking, cancelledAt: now.toISOString(), by: 'guest', isTogether: true },
    `c-${booking.bookingId}`,
  );
const toGuest = (id: string) =>
  owners.mailbox.emails.filter(({ to }) => to?.[0]?.address === `secret-${id}@example.test`);
const bothGot = (id: string) =>
  eventually(() => Promise.resolve(expect([toGuest(id).length, owners.emailsTo(id).length]).toEqual([1, 1])));

test('the guest and the owner get one email each, with the charge and refund of each room and of all', async () => {
  const { ids, bookings, terms } = twoRooms('abel');
  for (const booking of bookings) await cancelOne(booking);
  await owners.publish(events.cancelledTogether, { bookings: terms }, 'together-abel');
  await bothGot('abel');
  const [email] = toGuest('abel');
  expect(email?.subject).toBe('Your bookings at Amber Court are cancelled');
  for (const line of [
    'By the terms of your bookings, cancelling costs $240 in all. We’ll refund $290 to your card',
    'The hotel will ask you for $120.',
    'Cancellation charge: $240',
    'Double Bed, 2 guests',
    'Luxury Room, 2 guests',
    'Cancellation charge: $120 (one night)',
    'Paid by card: $530\nAlready refunded: $120\nRefund to your card: $290',
    ...ids.map((id) => `Booking: ${bookingNumber(id)}`),
  ])
    expect(email?.text).toContain(line);
  expect(email?.attachments).toHaveLength(2);
  const [toOwner] = owners.emailsTo('abel');
  expect(toOwner?.subject).toBe('Bookings of 2 rooms are cancelled: 27 Feb – 1 Mar 2027');
  for (const line of [
    'Asha Rao has cancelled 2 rooms at Amber Court. The nights can be booked again',
    'Please ask the guest for $120',
    'We’ll refund $290 to the guest’s card.',
    'Luxury Room, 2 guests\nOffer: Summer Escape Package: 25% off\nTotal: $410',
    'Paid by card: $530\nAlready refunded: $120\nRefund to the guest’s card: $290',
    ...ids.map(bookingNumber),
  ])
    expect(toOwner?.text).toContain(line);
});

test('the email waits until each of them is known to be cancelled, and is sent once', async () => {
  const { bookings, terms } = twoRooms('beth');
  await owners.service.publish(events.cancelledTogether, { bookings: terms }, 'together-beth');
  await cancelOne(bookings[1]!);
  await cancelOne(bookings[0]!);
  await owners.processed('together-beth');
  await owners.service.publish(events.cancelledTogether, { bookings: terms }, 'together-beth');
  await bothGot('beth');
});

test('where the others were cancelled before, it is an email about the one', async () => {
  const { ids, bookings, terms } = twoRooms('cara');
  await cancelOne(bookings[0]!);
  await owners.publish(events.cancelledTogether, { bookings: terms.slice(0, 1) }, 'together-cara');
  await bothGot('cara');
  expect(toGuest('cara')[0]?.subject).toBe('Your booking at Amber Court is cancelled');
  expect(owners.emailsTo('cara')[0]?.subject).toContain(bookingNumber(ids[0]));
});
