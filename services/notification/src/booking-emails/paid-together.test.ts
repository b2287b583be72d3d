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

/** Two bookings of a guest at the hotel of the owner `id`, as one card payment has paid them. */
function twoRooms(id: string, owedMinor = 0) {
  const ids = [1, 2].map((number) => `${id}-${number}`) as [string, string];
  const { hotel, guest } = factsOf(id);
  const of = { version: 2, bookedTogether: ids, hotel, guest };
  const offer = { id: 'summer', percentOff: 25 } as const;
  const rooms = [{}, { roomType: 'Luxury Room' as const, totalMinor: 410_00, offer }];
  const facts = ids.map((bookingId, at) => bookingFacts({ ...of, ...rooms[at], bookingId }));
  const terms = facts.map(({ bookingId }, at) => ({
    ...{ bookingId, amountMinor: at === 0 ? 240_00 : 410_00, owedMinor: at === 0 ? owedMinor : 0 },
  }));
  return { ids, facts, terms };
}
type Rooms = ReturnType<typeof twoRooms>;
const payOne = ({ facts, terms }: Rooms, at: number) =>
  owners.publish(
    events.bookingPaid,
    {
      ...{ ...facts[at]!, ...terms[at]!, paymentId: `pi:${facts[at]!.bookingId}`, paidAt: now.toISOString() },
      ...{ method: 'card', isTogether: true },
    },
    `p-${facts[at]!.bookingId}`,
  );
const toGuest = (id: string) =>
  owners.mailbox.emails.filter(({ to }) => to?.[0]?.address === `secret-${id}@example.test`);
const bothGot = (id: string) =>
  eventually(() => Promise.resolve(expect([toGuest(id).length, owners.emailsTo(id).length]).toEqual([1, 1])));

test('the guest and the owner get one email each, with all rooms and what was paid for them', async () => {
  const rooms = twoRooms('abel');
  for (const at of [0, 1]) await payOne(rooms, at);
  await owners.publish(events.paidTogether, { bookings: rooms.terms }, 'together-abel');
  await bothGot('abel');
  const [email] = toGuest('abel');
  expect(email?.subject).toBe('Your bookings at Amber Court are paid');
  for (const line of [
    'we’ve received your payment of $650 for 2 rooms. There’s nothing left to pay at the hotel.',
    'Double Bed, 2 guests',
    'Luxury Room, 2 guests',
    'Payment: Paid',
    ...rooms.ids.map((id) => `Booking: ${bookingNumber(id)}`),
  ])
    expect(email?.text).toContain(line);
  expect(email?.attachments).toHaveLength(2);
  const [toOwner] = owners.emailsTo('abel');
  expect(toOwner?.subject).toBe('Bookings of 2 rooms are paid by card: 27 Feb – 1 Mar 2027');
  for (const line of [
    'Asha Rao has paid $650 by card for 2 rooms at Amber Court. There’s nothing left to pay at the hotel.',
    'Luxury Room, 2 guests\nOffer: Summer Escape Package: 25% off\nTotal: $410',
    ...rooms.ids.map(bookingNumber),
  ])
    expect(toOwner?.text).toContain(line);
});

test('the email waits until each of them is known, and is sent once', async () => {
  const rooms = twoRooms('beth');
  await owners.service.publish(events.paidTogether, { bookings: rooms.terms }, 'together-beth');
  await payOne(rooms, 1);
  await payOne(rooms, 0);
  await owners.processed('together-beth');
  await owners.service.publish(events.paidTogether, { bookings: rooms.terms }, 'together-beth');
  await bothGot('beth');
});

test('what is still to be paid after a change of one of them is named, for the hotel at its room', async () => {
  const rooms = twoRooms('cara', 30_00);
  for (const at of [0, 1]) await payOne(rooms, at);
  await owners.publish(events.paidTogether, { bookings: rooms.terms }, 'together-cara');
  await bothGot('cara');
  expect(toGuest('cara')[0]?.text).toContain('the hotel will ask you for the other $30.');
  expect(owners.emailsTo('cara')[0]?.text).toContain('Please ask for the other $30.');
});

test('what a change after the payment has left to be paid is named with the price that it has made', async () => {
  const rooms = twoRooms('fred');
  for (const at of [0, 1]) await payOne(rooms, at);
  const { checkIn, checkOut, guests } = rooms.facts[0]!;
  const priceChanges = [{ at: now.toISOString(), fromMinor: 240_00, toMinor: 360_00 }];
  const terms = { before: { checkIn, checkOut, guests, totalMinor: 240_00 }, refundMinor: 0, owedMinor: 120_00 };
  const changed = { ...rooms.facts[0]!, version: 3, totalMinor: 360_00, priceChanges, ...terms, by: 'hotel' as const };
  await owners.publish(events.bookingChanged, changed, 'changed-fred');
  await owners.publish(events.paidTogether, { bookings: rooms.terms }, 'together-fred');
  await eventually(() => Promise.resolve(expect(toGuest('fred')).toHaveLength(2)));
  await owners.received('fred', 1);
  for (const line of ['Total: $770', 'Payment: $650 paid, $120 due at the hotel'])
    expect(toGuest('fred')[1]?.text).toContain(line);
  expect(owners.emailsTo('fred')[0]?.text).toContain('Please ask for the other $120.');
});

test('that all of them are paid is written also before the event of each has arrived', async () => {
  const rooms = twoRooms('gwen');
  for (const [at, facts] of rooms.facts.entries())
    await owners.publish(events.bookingConfirmed, { ...facts, version: 1 }, `c-${rooms.ids[at]!}`);
  await owners.publish(events.paidTogether, { bookings: rooms.terms }, 'together-gwen');
  await bothGot('gwen');
  expect(toGuest('gwen')[0]?.text).toContain('Payment: Paid');
});

test('one that is cancelled while the owner’s email waits is left out of it, also the first one', async () => {
  const rooms = twoRooms('edda');
  for (const at of [0, 1]) await payOne(rooms, at);
  owners.clerk.isDown = true;
  await owners.publish(events.paidTogether, { bookings: rooms.terms }, 'together-edda');
  const emails = owners.service.db.collection('owner_emails');
  await eventually(async () =>
    expect(await emails.findOne({ 'job.ownerId': 'edda' })).toMatchObject({ error: expect.any(String) }),
  );
  const byOwner = { ...rooms.facts[0]!, version: 3, chargedMinor: 0, owedMinor: 0, by: 'owner' as const };
  await owners.publish(events.bookingCancelled, { ...byOwner, cancelledAt: now.toISOString() }, 'c-edda');
  owners.clerk.isDown = false;
  await emails.updateMany({ 'job.ownerId': 'edda' }, { $set: { dueAt: now } });
  await owners.received('edda', 1);
  expect(owners.emailsTo('edda')[0]?.subject).toContain(bookingNumber(rooms.ids[1]));
});

test('one that is cancelled meanwhile is left out: then it is an email about the other one', async () => {
  const rooms = twoRooms('dana');
  for (const at of [0, 1]) await payOne(rooms, at);
  await owners.publish(
    events.bookingCancelled,
    {
      ...{ ...rooms.facts[0]!, version: 3, chargedMinor: 0, owedMinor: 0 },
      ...{ cancelledAt: now.toISOString(), by: 'guest', isTogether: true },
    },
    'c-dana',
  );
  await owners.publish(events.paidTogether, { bookings: rooms.terms }, 'together-dana');
  await bothGot('dana');
  expect(toGuest('dana')[0]?.subject).toBe('Your booking at Amber Court is paid');
  expect(owners.emailsTo('dana')[0]?.subject).toContain(bookingNumber(rooms.ids[1]));
});
