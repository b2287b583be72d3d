import type { StaffRole } from '@wayhouse/domain';
import { transactionRunner } from '@wayhouse/service-kit';
import { bookingDeps } from '../compose.js';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { roomWithUnits } from '../testing/room-with-units.js';
import { moveStay } from '../timeline/move-stay.js';
import { bookAtDesk } from './book-at-desk.js';
import { bookRoom } from './book-room.js';
import { changeStay } from './change-stay.js';

// The number of units is lowered after somebody has read it, and before the nights are taken.

let service: TestBooking;
let deps: ReturnType<typeof bookingDeps>;
beforeAll(async () => {
  service = await startTestBooking();
  const unused = () => Promise.reject(new Error('Not called here.'));
  deps = bookingDeps(
    {
      ...service,
      outbox: { add: async () => undefined } as never,
      findProfile: unused,
      metrics: {} as never,
      log: { warn: () => undefined } as never,
      clerkAccounts: {} as never,
      inTransaction: transactionRunner(service.db, () => undefined),
      now: () => noon,
    },
    { CURRENCY: 'USD' },
  );
});
afterAll(() => service.stop());

const ownHotels = {
  callerId: 'owner',
  roles: new Map<string, StaffRole>([['h1', 'owner']]),
  needs: 'reception' as const,
};
const stay = (from: number, nights: number) => ({ checkIn: inDays(from), checkOut: inDays(from + nights) });
const guest = { id: 'mira', name: 'Mira', email: 'mira@example.com' };
const refused = (reason: string) => expect.objectContaining({ reason });

/** The rooms as a caller reads them who is then overtaken. */
const overtakenBy = (change: () => Promise<unknown>) => ({
  ...deps.rooms,
  async get(id: string) {
    const known = await deps.rooms.get(id);
    await change();
    return known;
  },
  async getWithUnits(id: string) {
    const known = await deps.rooms.getWithUnits(id);
    await change();
    return known;
  },
});

test('a booking at the desk does not get a night that has been blocked since', async () => {
  const room = await roomWithUnits(service, 3);
  const rooms = overtakenBy(async () => {
    await room.changeUnits(1);
    expect((await room.block(10, 1)).status).toBe(200);
  });
  const request = { ownHotels, key: 'form', roomId: room.id, guestName: 'Mira', guests: 1, details: {} };
  await expect(
    bookAtDesk({ ...deps, rooms }, { ...request, stay: stay(10, 1), expectedTotalMinor: 120_00 }),
  ).rejects.toEqual(refused('room-not-available'));
  expect(await room.taken(10)).toBe(1);
});

test('of two guests one gets the only unit that is left', async () => {
  const room = await roomWithUnits(service, 2);
  const rooms = overtakenBy(async () => {
    await room.changeUnits(1);
    expect((await room.book(10, 1)).status).toBe(200);
  });
  const request = { id: 'second', guest, guests: 1, stay: stay(10, 1), details: {} };
  await expect(bookRoom({ ...deps, rooms }, room.id, request)).rejects.toEqual(refused('room-not-available'));
  expect(await room.taken(10)).toBe(1);
});

test('a stay does not get a further night in a unit that is gone', async () => {
  const room = await roomWithUnits(service, 2);
  const bookingId = await room.bookAndGetId(10, 1);
  const rooms = overtakenBy(async () => {
    await room.changeUnits(1);
    expect((await room.book(11, 1, 'ben')).status).toBe(200);
  });
  const wanted = { bookingId, guestId: 'asha', stay: stay(10, 2), guests: 2, expectedTotalMinor: 240_00 };
  await expect(changeStay({ ...deps, rooms }, wanted)).rejects.toEqual(refused('room-not-available'));
  expect(await room.taken(11)).toBe(1);
});

test('a stay is not moved to a unit that goes meanwhile', async () => {
  const room = await roomWithUnits(service, 3);
  const bookingId = await room.bookAndGetId(10, 1);
  let isOvertaken = false;
  const change = async () => {
    if (!isOvertaken) await room.changeUnits(2);
    isOvertaken = true;
  };
  const rooms = {
    ...overtakenBy(change),
    async takeTurn(...args: Parameters<typeof deps.rooms.takeTurn>) {
      await change();
      return deps.rooms.takeTurn(...args);
    },
  };
  await expect(moveStay({ ...deps, rooms }, { bookingId, ownHotels, unit: 3 })).rejects.toEqual(
    refused('unit-unknown'),
  );
});
