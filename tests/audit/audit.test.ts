import { events } from '@wayhouse/contracts';
import type { Kind } from './contradiction.js';
import { madeRefund, room, unitBlock } from './testing/planted-platform.js';
import { withPlantedPlatform } from './testing/with-planted-platform.js';

const planted = withPlantedPlatform();
const { set, remove, insert, night } = planted;
const noon = '2027-01-05T12:00:00.000Z';
const kinds = async (readAt?: Date) =>
  [...new Set((await planted.platform.audit(readAt)).map(({ kind }) => kind))].sort();
const vat = { name: 'VAT', kind: 'tax', basis: 'percent', hundredths: 7_00, isIncluded: true };
const wrongTax = { ...vat, amountMinor: 1 };
const inTwoHours = () => new Date(Date.now() + 7_200_000);

test('data without a contradiction passes', async () => {
  expect(await planted.platform.audit(inTwoHours())).toEqual([]);
});

test('a booking that the hotel has made for a guest without an account passes', async () => {
  const update = { $set: { 'booking.guest': { name: 'Mira Sen' } }, $unset: { guestId: '', 'booking.relay': '' } };
  await planted.platform.rows('booking', 'bookings').updateOne({ _id: 'b1' as never }, update);
  expect(await kinds(inTwoHours())).toEqual(['booking-copy-differs']);
  const atDesk = { guest: { id: '', name: '', email: '' }, relay: { guest: '', hotel: '' }, bookedBy: 'hotel' };
  const facts = Object.fromEntries(Object.entries(atDesk).map(([name, value]) => [`facts.${name}`, value]));
  for (const service of ['payment', 'notification'] as const) await set(service, 'booking_projection', 'b1', facts);
  expect(await planted.platform.audit(inTwoHours())).toEqual([]);
});

test.each<[what: string, plant: () => Promise<unknown>, ...Kind[]]>([
  ['a night of no booking', () => night('2027-04-01', 'nobody'), 'night-without-booking', 'search-other-than-nights'],
  [
    'a night of a cancelled booking',
    () => night('2027-01-06', 'b2'),
    'night-without-booking',
    'search-other-than-nights',
  ],
  ['a night outside of its stay', () => night('2027-03-02', 'b1'), 'night-outside-stay', 'search-other-than-nights'],
  ['a night that is taken twice', () => night('2027-02-27', 'b1'), 'night-taken-twice'],
  [
    'a booking without one of its nights',
    () => planted.platform.rows('booking', 'room_nights').deleteOne({ night: '2027-02-28' }),
    'booking-without-night',
    'search-other-than-nights',
  ],
  [
    'a block without its night',
    () => planted.platform.rows('booking', 'room_nights').deleteOne({ night: '2027-02-10' }),
    'block-without-night',
    'search-other-than-nights',
  ],
  [
    'a free unit that the search does not count',
    () => set('catalog', 'rooms', room.id, { units: 2 }),
    'room-copy-differs',
    'search-other-than-nights',
  ],
  [
    'a block that does not hold all units of its room',
    () => set('booking', 'blocks', room.id, { units: 2 }),
    'block-other-than-room',
    'block-without-night',
  ],
  [
    'a block of a unit that holds another one',
    async () => {
      await insert('booking', 'blocks', unitBlock);
      await night('2027-04-01', `block-${room.id}:2`);
    },
    'night-outside-stay',
    'search-other-than-nights',
  ],
  [
    'a price that is not that of the nights',
    () => set('booking', 'bookings', 'b1', { 'booking.totalMinor': 1 }),
    'booking-copy-differs',
    'payment-other-than-price',
    'price-other-than-rate',
  ],
  [
    'a tax that is not that of its rule',
    () => set('booking', 'bookings', 'b1', { 'booking.taxes': [wrongTax] }),
    'booking-copy-differs',
    'price-other-than-rate',
  ],
  [
    'a charge that is not that of the policy',
    () => set('booking', 'bookings', 'b2', { 'booking.chargedMinor': 0 }),
    'cancellation-unknown',
    'charge-other-than-policy',
    'refund-other-than-policy',
  ],
  [
    'another end of free cancellation',
    () => set('booking', 'bookings', 'b1', { 'booking.freeCancellationUntil': new Date(0) }),
    'booking-copy-differs',
    'charge-other-than-policy',
  ],
  [
    'a paid booking without payments',
    () => set('booking', 'bookings', 'b1', { 'booking.payments': [] }),
    'payment-without-booking',
    'state-other-than-payments',
  ],
  ['a payment that was never received', () => remove('payment', 'payments', 'b1'), 'paid-without-payment'],
  [
    'a payment for no booking',
    () =>
      insert('payment', 'payments', { _id: 'b3', attempt: 1, cardPayments: [{ paymentId: 'pi_3', amountMinor: 1 }] }),
    'payment-without-booking',
  ],
  [
    'a payment at the hotel that only one of both knows',
    () => set('payment', 'payments', 'b1', { atHotel: { amountMinor: 360_00 } }),
    'payment-without-booking',
  ],
  [
    'a payment that was set aside',
    () => insert('payment', 'set_aside_payments', { _id: 'pi_4', bookingId: 'b1' }),
    'payment-set-aside',
  ],
  [
    'a payment that waits for its booking',
    () =>
      insert('payment', 'waiting_payments', {
        ...{ _id: 'pi_5', state: 'pending' },
        job: { id: 'pi_5', bookingId: 'b5', amountMinor: 1, currency: 'USD' },
      }),
    'payment-set-aside',
  ],
  [
    'a refund that is too small',
    () => remove('payment', 'refunds', 'pi_2'),
    'refund-other-than-booking',
    'refund-other-than-policy',
  ],
  [
    'a refund that is a cent too large',
    () => set('payment', 'refunds', 'pi_2', { refunds: [{ ...madeRefund, amountMinor: 240_01 }] }),
    'refund-other-than-booking',
    'refund-other-than-policy',
  ],
  [
    'a refund that failed',
    () => set('payment', 'refunds', 'pi_2', { refunds: [{ ...madeRefund, state: 'failed' }] }),
    'refund-other-than-policy',
  ],
  [
    'a refund that nobody is owed',
    () =>
      insert('payment', 'refunds', {
        ...{ _id: 'pi_1', bookingId: 'b1' },
        refunds: [{ refundId: 're_1', amountMinor: 1, state: 'pending', isPublished: false }],
      }),
    'refund-other-than-policy',
  ],
  [
    'a cancellation that payment does not know',
    () =>
      planted.platform.rows('payment', 'payments').updateOne({ _id: 'b2' as never }, { $unset: { cancellation: 1 } }),
    'cancellation-unknown',
  ],
  ['a hold of the search without nights', () => remove('catalog', 'night_holds', 'b1'), 'search-other-than-nights'],
  [
    'a hold of the search with the nights of nobody',
    () => insert('catalog', 'night_holds', { _id: 'b9', version: 1, room: room.id, nights: ['2027-05-01'] }),
    'search-other-than-nights',
  ],
  [
    'a calendar of the search with another night',
    () => set('catalog', 'rooms', room.id, { 'calendar.2027-06': `x${'.'.repeat(30)}` }),
    'search-other-than-nights',
  ],
  ['a room that booking does not know', () => remove('booking', 'rooms', room.id), 'room-copy-differs'],
  [
    'a room with another price in booking',
    () => set('booking', 'rooms', room.id, { 'facts.nightMinor': 1 }),
    'room-copy-differs',
  ],
  ['a hotel of another owner', () => set('booking', 'hotels', room.hotel.id, { ownerId: 'x' }), 'hotel-copy-differs'],
  [
    'a hotel with another phone in booking',
    () => set('booking', 'hotels', room.hotel.id, { phone: '1' }),
    'hotel-copy-differs',
  ],
  [
    'a hotel with another phone in notification',
    () => set('notification', 'hotels', room.hotel.id, { phone: '1' }),
    'hotel-copy-differs',
  ],
  [
    'a hotel that notification does not know',
    () => remove('notification', 'hotels', room.hotel.id),
    'hotel-copy-differs',
  ],
  [
    'a hotel with another address in the emails about a booking',
    () => set('notification', 'booking_projection', 'b1', { 'facts.hotel.address': 'elsewhere' }),
    'booking-copy-differs',
  ],
  [
    'a booking that is cancelled at another time for the emails',
    () => set('notification', 'booking_projection', 'b2', { cancelledAt: new Date(0).toISOString() }),
    'booking-copy-differs',
  ],
  ['a booking that payment does not know', () => remove('payment', 'booking_projection', 'b1'), 'booking-copy-differs'],
  [
    'a booking that is cancelled for the emails alone',
    () => set('notification', 'booking_projection', 'b1', { cancelledAt: noon }),
    'booking-copy-differs',
  ],
  [
    'a booking that is stored for another hotel',
    () => set('booking', 'bookings', 'b1', { hotelId: 'elsewhere' }),
    'booking-filed-elsewhere',
  ],
  [
    'a booking that is stored for another guest',
    () => set('booking', 'bookings', 'b1', { guestId: 'somebody' }),
    'booking-filed-elsewhere',
  ],
  ['a dead letter', () => planted.platform.deadLetter(), 'dead-letters'],
  ['a photo with a file missing', () => planted.platform.removePhotoFile('photo'), 'room-without-photo'],
])('reports %s', async (_what, plant, ...expected) => {
  await plant();
  expect(await kinds()).toEqual(expected);
});

const deleted = { deletedAt: new Date() };
const noGuest = { name: '', email: '' };

test('reports each copy that still has the name of a guest whose account is deleted', async () => {
  await insert('booking', 'guests', { _id: 'asha', bookings: 2, ...deleted });
  const places = async () => (await planted.platform.audit()).map(({ subject }) => subject);
  const guest = { id: 'asha' };
  expect(await places()).toEqual([
    'asha bookings of booking',
    'asha bookings of payment',
    'asha bookings of notification',
  ]);
  for (const id of ['b1', 'b2']) {
    await set('booking', 'bookings', id, { 'booking.guest': { ...guest, ...noGuest } });
    for (const service of ['payment', 'notification'] as const)
      await set(service, 'booking_projection', id, { 'facts.guest': { ...guest, ...noGuest } });
  }
  expect(await places()).toEqual([]);
  await insert('notification', 'account_addresses', { _id: 'asha', version: 1, addresses: [] });
  await insert('catalog', 'accounts', { _id: 'asha' });
  expect(await places()).toEqual(['asha accounts', 'asha addresses of accounts']);
});

test('reports a hotel and a room that still have the name of an owner whose account is deleted', async () => {
  const { id } = room.hotel.owner;
  await insert('catalog', 'account_register', { _id: id, uses: 1, ...deleted });
  expect(await kinds()).toEqual(['name-of-deleted-account']);
  const erased = { owner: { id, name: '', image: '' }, contact: '' };
  await set('catalog', 'hotels', room.hotel.id, { ...erased, closed: 'for-good' });
  expect(await kinds()).toEqual(['hotel-copy-differs', 'name-of-deleted-account']);
  await set('catalog', 'rooms', room.id, { 'hotel.owner': erased.owner, 'hotel.contact': '' });
  const phones = (await planted.platform.audit()).filter(({ kind }) => kind === 'name-of-deleted-account');
  expect(phones.map(({ subject }) => subject)).toEqual([`${id} hotels of booking`, `${id} hotels of notification`]);
  await insert('booking', 'guests', { _id: id, bookings: 0, ...deleted });
  await insert('notification', 'account_register', { _id: id, uses: 1, ...deleted });
  await planted.platform.repair();
  expect(await kinds()).toEqual([]);
  expect(await planted.platform.rows('booking', 'hotels').find().toArray()).toEqual([
    { _id: room.hotel.id, ownerId: id, isClosedByOperator: false, isClosedByOwner: true },
  ]);
  expect(await planted.platform.rows('notification', 'hotels').find().toArray()).toEqual([]);
});

test('a copy may have more of the event that it was read from', async () => {
  await set('notification', 'booking_projection', 'b2', { 'facts.cancelledAt': noon, 'facts.by': 'guest' });
  expect(await kinds()).toEqual([]);
});

test('reports events that have waited for more than a minute', async () => {
  await insert('payment', 'outbox', { _id: 'e1', sentAt: null, occurredAt: new Date() });
  expect(await kinds()).toEqual([]);
  expect(await kinds(inTwoHours())).toEqual(['events-unsent']);
});

test('reports an event that was sent a minute ago and that a subscriber has not processed', async () => {
  const sent = { _id: 'e1', type: events.bookingCancelled.type, sentAt: new Date(), occurredAt: new Date() };
  await insert('booking', 'outbox', sent);
  for (const service of ['catalog', 'notification'] as const)
    await insert(service, 'inbox', { messageId: 'e1', consumer: service, seenAt: new Date() });
  expect(await kinds()).toEqual([]);
  expect(await planted.platform.audit(inTwoHours())).toMatchObject([
    { kind: 'event-unprocessed', subject: 'payment e1' },
  ]);
});
