import { events } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { bookingFacts, eventually } from '@wayhouse/service-kit/testing';
import { cardPayment, factsOf, startOwnerMailbox } from '../testing/owner-mailbox.js';

const now = new Date('2027-01-05T06:30:00Z');
let owners: Awaited<ReturnType<typeof startOwnerMailbox>>;
beforeAll(async () => {
  owners = await startOwnerMailbox(now);
});
afterAll(() => owners.stop());

type Over = Partial<ReturnType<typeof bookingFacts>>;
/** Three bookings of a guest at the hotel of the owner `id`. */
function threeRooms(id: string) {
  const ids = [1, 2, 3].map((number) => `${id}-${number}`);
  const { hotel, guest } = factsOf(id);
  const summer: Over = {
    ...{ offer: { id: 'summer', percentOff: 25 }, plan: { id: 'dinner', name: 'With dinner', percentOff: 0 } },
    ...{ roomType: 'Luxury Room', totalMinor: 410_00 },
  };
  const rooms: Over[] = [{}, summer, { guests: 1 }];
  const bookings = rooms.map((over, at) => ({
    ...bookingFacts({ bookingId: ids[at]!, bookedTogether: ids, hotel, guest, ...over }),
    details: { wishes: 'Next to each other, please' },
  }));
  return { ids, bookings };
}
const summerPrice = 'Rate: With dinner\nOffer: Summer Escape Package: 25% off\nTotal: $410';
const confirm = async ({ ids, bookings }: ReturnType<typeof threeRooms>) => {
  for (const booking of bookings) await owners.publish(events.bookingConfirmed, booking, `e-${booking.bookingId}`);
  await owners.publish(events.bookedTogether, { bookingIds: ids }, `together-${ids[0]}`);
};
const toGuest = (id: string) =>
  owners.mailbox.emails.filter(({ to }) => to?.[0]?.address === `secret-${id}@example.test`);
const cancelled = { cancelledAt: now.toISOString(), chargedMinor: 0, owedMinor: 0, by: 'guest' as const };

test('the guest and the owner get one email each about rooms that were booked together', async () => {
  const three = threeRooms('tara');
  await confirm(three);
  await eventually(() =>
    Promise.resolve(expect([toGuest('tara').length, owners.emailsTo('tara').length]).toEqual([1, 1])),
  );
  const [email] = toGuest('tara');
  expect(email?.subject).toBe('Your bookings at Amber Court are confirmed');
  for (const line of [
    'Stay: 3 rooms, 2 nights, 5 guests',
    'Total: $890',
    'Double Bed, 2 guests',
    'Luxury Room, 2 guests',
    summerPrice,
    'Double Bed, 1 guest',
    'Next to each other, please',
    ...three.ids.map((id) => `Booking: ${bookingNumber(id)}`),
    ...three.ids.map((id) => `/my-bookings?booked=${id}`),
  ])
    expect(email?.text).toContain(line);
  expect(email?.attachments).toHaveLength(3);
  const [toOwner] = owners.emailsTo('tara');
  expect(toOwner?.subject).toBe('New bookings of 3 rooms: 27 Feb – 1 Mar 2027');
  expect(email?.text).not.toMatch(/ to (Mon|Sun|Sat)/);
  for (const line of [
    'Asha Rao has booked 3 rooms for 2 nights',
    'Due at the hotel: $890',
    `Luxury Room, 2 guests\n${summerPrice}`,
    ...three.ids.map(bookingNumber),
  ])
    expect(toOwner?.text).toContain(line);
});

test('the email waits for the event of each booking, and is sent once', async () => {
  const { ids, bookings } = threeRooms('vera');
  await owners.service.publish(events.bookedTogether, { bookingIds: ids }, 'together-vera');
  for (const booking of bookings) await owners.publish(events.bookingConfirmed, booking, `e-${booking.bookingId}`);
  await owners.processed('together-vera');
  await owners.service.publish(events.bookedTogether, { bookingIds: ids }, 'together-vera');
  await owners.received('vera', 1);
  await eventually(() => Promise.resolve(expect(toGuest('vera')).toHaveLength(1)));
  await owners.publish(events.bookingPaid, { ...bookings[1]!, version: 2, ...cardPayment }, 'vera-paid');
  await owners.received('vera', 2);
  expect(owners.textOf('vera')).toContain(bookingNumber(ids[1]!));
});

test('a room that was cancelled before is left out, and with all of them nothing is sent', async () => {
  const { ids, bookings } = threeRooms('wilma');
  for (const booking of bookings) await owners.publish(events.bookingConfirmed, booking, `e-${booking.bookingId}`);
  await owners.publish(events.bookingCancelled, { ...bookings[0]!, version: 2, ...cancelled }, 'wilma-cancelled');
  await owners.publish(events.bookedTogether, { bookingIds: ids }, 'together-wilma');
  await owners.received('wilma', 2);
  await eventually(() => Promise.resolve(expect(toGuest('wilma')).toHaveLength(2)));
  const [confirmation] = toGuest('wilma').filter(({ subject }) => subject?.endsWith('confirmed'));
  expect(confirmation?.text).toContain('Stay: 2 rooms, 2 nights, 3 guests');
  const all = threeRooms('xena');
  for (const booking of all.bookings) {
    await owners.publish(events.bookingConfirmed, booking, `e-${booking.bookingId}`);
    await owners.publish(events.bookingCancelled, { ...booking, version: 2, ...cancelled }, `x-${booking.bookingId}`);
  }
  await owners.publish(events.bookedTogether, { bookingIds: all.ids }, 'together-xena');
  await owners.received('xena', 3);
  await eventually(() => Promise.resolve(expect(toGuest('xena')).toHaveLength(3)));
  expect(toGuest('xena').map(({ subject }) => subject)).toEqual(
    Array(3).fill('Your booking at Amber Court is cancelled'),
  );
});

test('a room that is cancelled while the owner’s email waits is left out of it, also the first one', async () => {
  const three = threeRooms('yara');
  owners.clerk.isDown = true;
  await confirm(three);
  const emails = owners.service.db.collection('owner_emails');
  const row = () => emails.findOne({ 'job.ownerId': 'yara' });
  await eventually(async () => expect(await row()).toMatchObject({ state: 'pending', error: expect.any(String) }));
  const byOwner = { ...three.bookings[0]!, version: 2, ...cancelled, by: 'owner' as const };
  await owners.publish(events.bookingCancelled, byOwner, 'yara-cancelled');
  owners.clerk.isDown = false;
  await emails.updateOne({ 'job.ownerId': 'yara' }, { $set: { dueAt: now } });
  await owners.received('yara', 1);
  expect(owners.emailsTo('yara')[0]?.subject).toBe('New bookings of 2 rooms: 27 Feb – 1 Mar 2027');
  expect(owners.textOf('yara')).toContain('Due at the hotel: $650');
  expect(owners.textOf('yara')).not.toContain(bookingNumber(three.ids[0]!));
});

test('a room whose dates were changed while the owner’s email waits has its own beside it', async () => {
  const three = threeRooms('zita');
  owners.clerk.isDown = true;
  await confirm(three);
  const emails = owners.service.db.collection('owner_emails');
  const isPending = { state: 'pending', error: expect.any(String) };
  await eventually(async () => expect(await emails.findOne({ 'job.ownerId': 'zita' })).toMatchObject(isPending));
  const { checkIn, checkOut, guests, totalMinor } = bookingFacts();
  const moved = { ...three.bookings[1]!, version: 2, checkIn: '2027-05-04', checkOut: '2027-05-06' };
  const terms = { before: { checkIn, checkOut, guests, totalMinor }, refundMinor: 0, owedMinor: 410_00 };
  await owners.publish(events.bookingChanged, { ...moved, ...terms }, 'zita-moved');
  owners.clerk.isDown = false;
  await emails.updateMany({ 'job.ownerId': 'zita' }, { $set: { dueAt: now } });
  await eventually(() => Promise.resolve(expect(owners.subjectsTo('zita').join()).toContain('New bookings')));
  const together = owners.emailsTo('zita').find(({ subject }) => subject?.startsWith('New bookings'));
  expect(together?.text).toMatch(/4 May 2027.* to .*6 May 2027/);
});
