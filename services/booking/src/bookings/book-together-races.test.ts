import fc from 'fast-check';
import { calls } from '@wayhouse/contracts';
import { openOutbox, transactionRunner } from '@wayhouse/service-kit';
import { roomNightRepository } from '../availability/room-night-repository.js';
import { promotionRepository } from '../promotions/promotion-repository.js';
import { roomProjection } from '../rooms/room-projection.js';
import { inDays, noon, order, room, startTestBooking, type TestBooking } from '../testing/factories.js';
import { roomWithUnits } from '../testing/room-with-units.js';
import { bookingRepository } from './booking-repository.js';
import { createBooking } from './domain/create-booking.js';
import { noUnpaidLimits } from './domain/unpaid-limits.js';
import { guestRepository } from './guest-repository.js';
import { storeOrdered } from './store-ordered.js';

let service: TestBooking;
beforeAll(async () => (service = await startTestBooking()));
afterAll(() => service.stop());

let counter = 0;
const book = (rooms: string[], as: string, from = 10, nights = 3) =>
  service.call(
    calls.bookTogether,
    {
      ...{ key: `race-${++counter}`, checkInDate: inDays(from), checkOutDate: inDays(from + nights) },
      rooms: rooms.map((room) => ({ room, guests: 2 })),
      PaymentMethod: 'Pay at Hotel',
    },
    { as },
  );

type Night = { room: string; night: string; unit?: number; holder: string };
type Stored = { _id: string; booking: { bookedTogether?: string[]; state: string } };

const nightsOf = (rooms: string[]) =>
  service.db
    .collection<Night>('room_nights')
    .find({ room: { $in: rooms } })
    .toArray();
const bookingsOf = (rooms: string[]) =>
  service.db
    .collection<Stored & { 'booking.room.roomId': string }>('bookings')
    .find({ 'booking.room.roomId': { $in: rooms } })
    .toArray();

/** Every booking has its nights, and those that were made with it; no unit of a night is there twice. */
async function expectWhole(rooms: string[], nights: number) {
  const [taken, bookings] = [await nightsOf(rooms), await bookingsOf(rooms)];
  const ids = new Set(bookings.map(({ _id }) => _id));
  for (const { _id, booking } of bookings) {
    expect((booking.bookedTogether ?? [_id]).filter((id) => !ids.has(id))).toEqual([]);
    const held = taken.filter(({ holder }) => holder === _id);
    expect(held).toHaveLength(booking.state === 'cancelled' ? 0 : nights);
  }
  const units = taken.map(({ room, night, unit = 1 }) => `${room} ${night} ${unit}`);
  expect(new Set(units).size).toBe(units.length);
  expect(taken.every(({ holder }) => ids.has(holder))).toBe(true);
}

test('of 30 guests who each want two of three doubles and the suite, one has all and the others nothing', async () => {
  const [double, suite] = [await roomWithUnits(service, 3), await roomWithUnits(service, 1)];
  const inSomeOrder = (at: number) =>
    [
      [double.id, double.id, suite.id],
      [suite.id, double.id, double.id],
      [double.id, suite.id, double.id],
    ][at % 3]!;
  const responses = await Promise.all(Array.from({ length: 30 }, (_, at) => book(inSomeOrder(at), `racer-${at}`)));
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array<number>(29).fill(409)]);
  for (const { body } of responses.filter(({ status }) => status === 409))
    expect(body).toMatchObject({ code: 'not-available', field: expect.stringMatching(/^rooms\.[012]$/) as string });
  expect([await double.taken(11), await suite.taken(11)]).toEqual([2, 1]);
  expect(await bookingsOf([double.id, suite.id])).toHaveLength(3);
  await expectWhole([double.id, suite.id], 3);
});

test('of 30 guests who want two of seven doubles or one of them, all seven are sold, each once', async () => {
  const double = await roomWithUnits(service, 7);
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      at % 3 === 0 ? double.book(10, 3, `one-${at}`) : book([double.id, double.id], `two-${at}`),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await double.taken(11)).toBe(7);
  await expectWhole([double.id], 3);
});

test.each([1, 2, 3])(
  'whatever guests book together, one by one and cancel at once, nothing is half booked (%i)',
  async (seed) => {
    const rooms = [await roomWithUnits(service, 1), await roomWithUnits(service, 2), await roomWithUnits(service, 4)];
    const step = fc.record({
      kind: fc.constantFrom('together', 'together', 'alone', 'cancel'),
      which: fc.array(fc.nat(2), { minLength: 1, maxLength: 4 }),
      from: fc.integer({ min: 20, max: 26 }),
    });
    const [steps] = fc.sample(fc.array(step, { minLength: 60, maxLength: 60, size: 'max' }), { seed, numRuns: 1 });
    const booked: { id: string; guest: string }[] = [];
    const attempt = async ({ kind, which, from }: (typeof steps & object)[number], at: number) => {
      const guest = `at-once-${seed}-${at}`;
      const standing = kind === 'cancel' ? booked.pop() : undefined;
      if (standing) return rooms[0]!.cancel(standing.id, standing.guest);
      const response =
        kind === 'alone'
          ? await rooms[which[0]!]!.book(from, 2, guest)
          : await book(
              which.map((each) => rooms[each]!.id),
              guest,
              from,
              2,
            );
      const { bookings, booking } = response.body as { bookings?: { _id: string }[]; booking?: { _id: string } };
      for (const { _id: id } of bookings ?? (booking ? [booking] : [])) booked.push({ id, guest });
      return response;
    };
    for (let at = 0; at < steps!.length; at += 15) {
      const responses = await Promise.all(steps!.slice(at, at + 15).map((each, index) => attempt(each, at + index)));
      for (const { status } of responses) expect([200, 409]).toContain(status);
    }
    expect(booked.length).toBeGreaterThan(5);
    await expectWhole(
      rooms.map(({ id }) => id),
      2,
    );
  },
);

test('a process that ends before the commit leaves nothing, and the nights are free', async () => {
  const { id, taken, book: bookOne } = await roomWithUnits(service, 2);
  const { db } = service;
  const inTransaction = transactionRunner(db, () => undefined);
  const deps = {
    ...{ nights: roomNightRepository(db), guests: guestRepository(db), bookings: bookingRepository(db) },
    ...{
      rooms: roomProjection(db),
      promotions: promotionRepository(db),
      outbox: openOutbox(db),
      unpaidLimits: noUnpaidLimits,
      now: () => noon,
    },
    log: { warn: jest.fn() },
  };
  const ids = ['half-1', 'half-2'];
  const stay = { checkIn: inDays(10), checkOut: inDays(12) };
  const bookings = ids.map((bookingId) =>
    createBooking(room({ roomId: id }), order({ id: bookingId, stay, bookedTogether: ids }), noon),
  );
  const store = (end: () => void) =>
    storeOrdered(
      {
        ...deps,
        inTransaction: (work) =>
          inTransaction(async (tx) => {
            const result = await work(tx);
            end();
            return result;
          }),
      },
      { guestId: 'asha', stay, bookings },
    );
  const published = () => db.collection('outbox').countDocuments({ 'data.bookingId': { $in: ids } });
  const ending = store(() => {
    throw new Error('ended');
  });
  await expect(ending).rejects.toThrow('ended');
  expect([await taken(10), (await bookingsOf([id])).length, await published()]).toEqual([0, 0, 0]);
  expect((await bookOne(10, 2, 'earlier')).status).toBe(200);
  await expect(store(() => undefined)).rejects.toThrow('room-not-available');
  expect([await taken(10), (await bookingsOf([id])).length, await published()]).toEqual([1, 1, 0]);
});
