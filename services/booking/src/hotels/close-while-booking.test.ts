import { randomUUID } from 'node:crypto';
import { once, EventEmitter } from 'node:events';
import { openOutbox, transactionRunner } from '@wayhouse/service-kit';
import { type DomainError } from '@wayhouse/domain';
import { bookAtDesk } from '../bookings/book-at-desk.js';
import { bookingRepository } from '../bookings/booking-repository.js';
import { guestRepository } from '../bookings/guest-repository.js';
import { createBooking } from '../bookings/domain/create-booking.js';
import { noUnpaidLimits } from '../bookings/domain/unpaid-limits.js';
import { storeOrdered } from '../bookings/store-ordered.js';
import { nightDeps } from '../calendars/night-deps.js';
import { promotionRepository } from '../promotions/promotion-repository.js';
import { inDays, noon, order, room, startTestBooking, type TestBooking, testPolicy } from '../testing/factories.js';
import { closeHotel, reopenHotel } from './close-hotel.js';
import { hotelProjection } from './hotel-projection.js';

let service: TestBooking;
beforeAll(async () => (service = await startTestBooking(() => noon)));
afterAll(() => service.stop());
afterEach(async () => {
  await service.db.collection('bookings').deleteMany({});
  await reopenHotel(depsWith(), { hotelId: 'h1', by: 'owner' });
});

/** What both need; `beforeCommit` is awaited in the first attempt of a transaction. */
function depsWith(beforeCommit: () => Promise<void> = () => Promise.resolve()) {
  const { db } = service;
  const [outbox, run] = [openOutbox(db), transactionRunner(db, () => undefined)];
  let isFirst = true;
  return {
    ...nightDeps(db, { outbox, now: () => noon }),
    ...{ outbox, unpaidLimits: noUnpaidLimits, newId: randomUUID, now: () => noon, log: { warn: jest.fn() } },
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

/** The front desk does so, for which the hotel was open until `hasLooked`. */
function bookAtDeskOf(deps: ReturnType<typeof depsWith>, hasLooked: () => Promise<void>) {
  const findClosings = async (id: string) => {
    const closings = await deps.hotels.findClosings(id);
    await hasLooked();
    return closings;
  };
  const wrongCodes = { assertFewer: () => Promise.resolve(), count: () => Promise.resolve() };
  const deskDeps = { ...deps, hotels: { findClosings }, wrongCodes, policyFor: () => testPolicy, currency: 'USD' };
  return bookAtDesk(deskDeps, {
    ownHotels: { callerId: 'owner', roles: new Map([['h1', 'owner' as const]]), needs: 'reception' as const },
    ...{ key: 'desk-key', roomId: 'r1', guestName: 'Mira Sen', guests: 1, details: {} },
    ...{ stay: { checkIn: inDays(10), checkOut: inDays(12) }, expectedTotalMinor: 240_00 },
  });
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

test('the desk that books while the hotel is closed finds it closed, and nothing is booked', async () => {
  const booked = bookAtDeskOf(depsWith(), () => close(depsWith()));
  expect(await booked.catch(reasonOf)).toBe('hotel-closed');
  expect(await state()).toEqual({ bookings: 0, isClosed: true });
});
