import { calls } from '@wayhouse/contracts';
import { bookingNumber, limits } from '@wayhouse/domain';
import { inDays, order, room, startTestBooking, type TestBooking } from '../testing/factories.js';
import { bookingRepository } from '../bookings/booking-repository.js';
import { cancelByOwner } from '../bookings/domain/booking.js';
import { createBooking } from '../bookings/domain/create-booking.js';
import { registerHotel } from '../testing/register-hotel.js';

const bookedAt = new Date('2027-01-01T12:00:00Z');
type Order = Parameters<typeof order>[0];
const bookingOf = (id: string, over: Order = {}) => createBooking(room(), order({ id, ...over }), bookedAt);
const guest = (name: string) => ({ id: 'u1', name, email: 'guest@example.com' });
const stay = (from: number, nights: number) => ({ checkIn: inDays(from), checkOut: inDays(from + nights) });

let service: TestBooking;
let bookings: ReturnType<typeof bookingRepository>;
beforeAll(async () => {
  service = await startTestBooking();
  bookings = bookingRepository(service.db);
  await registerHotel(service, 'h2', 'rival');
});
beforeEach(() =>
  service.db
    .collection('bookings')
    .deleteMany({})
    .then(() => undefined),
);
afterAll(() => service.stop());

const add = (...made: ReturnType<typeof bookingOf>[]) =>
  service.db.transaction(async (tx) => {
    for (const booking of made) await bookings.add(tx, booking);
  });
const find = async (asked: { text?: string; day?: string }, as = 'owner') => {
  const { body } = await service.call(calls.findHotelBookings, asked, { as });
  return { ids: (body.bookings as { _id: string }[]).map(({ _id }) => _id), isComplete: body.isComplete as boolean };
};

test('finds bookings by the beginning of every word, without accents, the latest arrival first, cancelled ones too', async () => {
  const [zoe, zora, ben] = [
    bookingOf('b1', { guest: guest('Zoë Brún'), stay: stay(3, 2) }),
    cancelByOwner(bookingOf('b2', { guest: guest('Zora Brandt'), stay: stay(9, 2) }), bookedAt),
    bookingOf('b3', { guest: guest('Ben Okoro'), details: { leadGuest: 'Zoe Okoro', phone: '+44 20 7946 0018' } }),
  ];
  await add(zoe, zora, ben);
  expect(await find({ text: 'zo br' })).toEqual({ ids: ['b2', 'b1'], isComplete: true });
  expect((await find({ text: 'brun' })).ids).toEqual(['b1']);
  expect((await find({ text: 'zoe okoro' })).ids).toEqual(['b3']);
  expect((await find({ text: '020 7946' })).ids).toEqual(['b3']);
  expect((await find({ text: bookingNumber('b1') })).ids).toEqual(['b1']);
  expect((await find({ text: 'oe' })).ids).toEqual([]);
  await add(bookingOf('b4', { guest: guest('山田 太郎') }));
  expect((await find({ text: '太郎' })).ids).toEqual(['b4']);
});

test('finds who stays on a day, from arrival to departure, and both together', async () => {
  const short = bookingOf('b1', { guest: guest('Ann Lee'), stay: stay(3, 2) });
  await add(short, bookingOf('b2', { guest: guest('Bo Lind'), stay: stay(0, 30) }));
  const on = async (day: number, text?: string) => (await find({ day: inDays(day), ...(text && { text }) })).ids;
  expect([await on(2), await on(3), await on(5), await on(6)]).toEqual([['b2'], ['b1', 'b2'], ['b1', 'b2'], ['b2']]);
  expect([await on(30), await on(31)]).toEqual([['b2'], []]);
  expect(await on(4, 'ann')).toEqual(['b1']);
});

test('a change of the details is found, and what the guest was before is not', async () => {
  await add(bookingOf('b1', { guest: guest('Ann Lee'), details: { leadGuest: 'Old Name' } }));
  await service.db.transaction((tx) =>
    bookings.update(tx, 'b1', (booking) => ({ ...booking, details: { leadGuest: 'New Person', version: 2 } })),
  );
  expect([(await find({ text: 'person' })).ids, (await find({ text: 'old' })).ids]).toEqual([['b1'], []]);
});

test('a guest who has deleted the account is found by booking number and day alone', async () => {
  await add(bookingOf('b1', { guest: guest('Ann Lee'), stay: stay(3, 2) }));
  await service.db.transaction((tx) => bookings.eraseGuest(tx, 'u1'));
  expect((await find({ text: 'ann' })).ids).toEqual([]);
  expect(JSON.stringify(await service.db.collection('bookings').find().toArray())).not.toMatch(/ann|lee/i);
  expect((await find({ text: bookingNumber('b1') })).ids).toEqual(['b1']);
  expect((await find({ day: inDays(3) })).ids).toEqual(['b1']);
});

test('more than are shown are counted as not whole', async () => {
  const many = Array.from({ length: limits.foundBookings + 1 }, (_, at) =>
    bookingOf(`m${at}`, { guest: guest('Ann Lee') }),
  );
  await add(...many);
  const found = await find({ text: 'ann' });
  expect([found.ids.length, found.isComplete]).toEqual([limits.foundBookings, false]);
});

test('neither the bookings of other hotels nor those of guests are found, and nothing without a text or a day', async () => {
  await add(bookingOf('b1', { guest: guest('Ann Lee') }));
  expect((await find({ text: 'ann' }, 'rival')).ids).toEqual([]);
  expect((await service.call(calls.findHotelBookings, { text: 'ann' }, { as: 'asha' })).status).toBe(403);
  const { status, body } = await service.call(calls.findHotelBookings, {}, { as: 'owner' });
  expect([status, body.code, body.field]).toEqual([422, 'rule-broken', 'text']);
});
