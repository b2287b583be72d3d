import { once, EventEmitter } from 'node:events';
import { openOutbox, transactionRunner } from '@wayhouse/service-kit';
import { type DomainError } from '@wayhouse/domain';
import { bookingRepository } from '../bookings/booking-repository.js';
import { guestRepository } from '../bookings/guest-repository.js';
import { createBooking } from '../bookings/domain/create-booking.js';
import { noUnpaidLimits } from '../bookings/domain/unpaid-limits.js';
import { storeOrdered } from '../bookings/store-ordered.js';
import { nightDeps } from '../calendars/night-deps.js';
import { promotionRepository } from '../promotions/promotion-repository.js';
import { inDays, noon, order, room, startTestBooking, type TestBooking } from '../testing/factories.js';
import { closeHotel } from './close-hotel.js';
import { hotelProjection } from './hotel-projection.js';

let service: TestBooking;
beforeAll(async () => (service = await startTestBooking(() => noon)));
afterAll(() => service.stop());
afterEach(() => service.db.collection('bookings').deleteMany({}));

/** What both need; `beforeCommit` is awaited in the first attempt of a transaction. */
function depsWith(beforeCommit: () => Promise<void> = () => Promise.resolve()) {
  const { db } = service;
  const [outbox, run] = [openOutbox(db), transactionRunner(db, () => undefined)];
  let isFirst = true;
  return {
    ...nightDeps(db, { outbox, now: () => noon }),
    ...{ outbox, unpaidLimits: noUnpaidLimits, newId: () => 'change', now: () => noon, log: { warn: jest.fn() } },
    ...{ hotels: hotelProjection(db), guests: guestRepository(db), promotions: promotionRepository(db) },
    bookings: bookingRepository(db),
    inTransaction: ((work) =>
      run(async (tx) => {
        const result = await work(tx);
        if (isFirst) {
          isFirst = false;
          await beforeCommit();
        }
        return result;
      })) as typeof run,
  };
}

/** Of a room that was free, and offered, when the guest asked. */
function book(deps: ReturnType<typeof depsWith>, from: number) {
  const stay = { checkIn: inDays(from), checkOut: inDays(from + 2) };
  const booking = createBooking(room(), order({ id: `booked-${from}`, stay }), noon);
  return storeOrdered(deps, { guestId: 'asha', stay, bookings: [booking] });
}

const close = (deps: ReturnType<typeof depsWith>) => closeHotel(deps, { hotelId: 'h1', by: 'owner' });
const reasonOf = (error: unknown) => (error as DomainError).reason;
const state = async () => ({
  bookings: await service.db.collection('bookings').countDocuments(),
  isClosed: (await hotelProjection(service.db).findClosings('h1')).isByOwner,
});

test('a booking that is about to commit is found by who closes the hotel, which stays open', async () => {
  const steps = new EventEmitter();
  const [hasBooked, mayCommit] = [once(steps, 'booked'), once(steps, 'commit')];
  const booked = book(
    depsWith(async () => {
      steps.emit('booked');
      await mayCommit;
    }),
    10,
  );
  await hasBooked;
  const closing = depsWith();
  const hasLooked = once(steps, 'looked');
  const { listStandingOfHotel } = closing.bookings;
  closing.bookings.listStandingOfHotel = async (...args) => {
    const found = await listStandingOfHotel(...args);
    steps.emit('looked', found.length);
    return found;
  };
  const closed = close(closing).catch(reasonOf);
  expect(await hasLooked).toEqual([0]);
  steps.emit('commit');
  await booked;
  expect(await closed).toBe('hotel-has-guests');
  expect(await state()).toEqual({ bookings: 1, isClosed: false });
});

test('who books while a closing is about to commit finds the hotel closed, and nothing is booked', async () => {
  const steps = new EventEmitter();
  const [hasClosed, mayCommit] = [once(steps, 'closed'), once(steps, 'commit')];
  const closed = close(
    depsWith(async () => {
      steps.emit('closed');
      await mayCommit;
    }),
  );
  await hasClosed;
  const booking = depsWith();
  const isWaiting = once(steps, 'waiting');
  const { takeTurn } = booking.rooms;
  booking.rooms.takeTurn = (...args) => {
    steps.emit('waiting');
    return takeTurn(...args);
  };
  const booked = book(booking, 20).catch(reasonOf);
  await isWaiting;
  steps.emit('commit');
  await closed;
  expect(await booked).toBe('room-not-available');
  expect(await state()).toEqual({ bookings: 0, isClosed: true });
});
