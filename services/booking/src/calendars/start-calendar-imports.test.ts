import { createLog, openOutbox, transactionRunner } from '@wayhouse/service-kit';
import { roomNightRepository } from '../availability/room-night-repository.js';
import { blockRepository } from '../blocks/block-repository.js';
import { hotelProjection } from '../hotels/hotel-projection.js';
import { roomProjection } from '../rooms/room-projection.js';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { roomWithUnits } from '../testing/room-with-units.js';
import { CalendarError } from './calendar-error.js';
import { importedCalendarRepository } from './imported-calendar-repository.js';
import { importDueCalendars } from './start-calendar-imports.js';
import { aCalendar, busy } from './testing/other-site.js';

let service: TestBooking;
beforeAll(async () => {
  // The service itself does not see what is due later.
  service = await startTestBooking();
});
afterAll(() => service.stop());

const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

/** A room with calendars that are due in ten minutes, and what processes of the service do. */
async function roomWithCalendars(count: number, hotelId = 'h1') {
  const { db } = service;
  const room = await roomWithUnits(service, count);
  const calendars = importedCalendarRepository(db);
  const inTransaction = transactionRunner(db, () => undefined);
  const asked: string[] = [];
  const outcomes: string[] = [];
  for (let unit = 1; unit <= count; unit++)
    await inTransaction((tx) =>
      calendars.add(tx, {
        ...{ id: `${room.id}-${unit}`, hotelId, room: room.id, unit, name: 'Airbnb', address: `https://${unit}` },
        ...{ addedAt: noon, dueAt: later(10), failures: 0, nights: [], repeating: [], conflicts: [] },
      }),
    );
  return {
    ...{ room, calendars, asked, outcomes },
    look: (
      now: Date,
      fetchCalendar = () => Promise.resolve(aCalendar(busy(inDays(10), inDays(11)))),
      isStopped = () => false,
    ) =>
      importDueCalendars(
        {
          ...{ rooms: roomProjection(db), blocks: blockRepository(db), nights: roomNightRepository(db), inTransaction },
          ...{
            hotels: hotelProjection(db),
            importedCalendars: calendars,
            outbox: openOutbox(db),
            now: () => now,
            log: createLog('tests', 'silent'),
          },
          countImport: (outcome) => void outcomes.push(outcome),
          fetchCalendar: (address) => {
            asked.push(address);
            return fetchCalendar();
          },
        },
        isStopped,
      ),
  };
}

test('of several processes one imports each calendar, once it is due and not before its time comes again', async () => {
  const { room, asked, outcomes, look } = await roomWithCalendars(6);
  await look(later(9));
  expect(asked).toEqual([]);
  await Promise.all([look(later(10)), look(later(10)), look(later(10))]);
  expect(asked.sort()).toEqual([1, 2, 3, 4, 5, 6].map((unit) => `https://${unit}`));
  expect(outcomes).toEqual(Array(6).fill('imported'));
  expect(await room.taken(10)).toBe(6);
  await look(later(24));
  expect(asked).toHaveLength(6);
  await look(later(25));
  expect(asked).toHaveLength(12);
});

test('one calendar that cannot be read does not keep the others from being imported', async () => {
  const { room, outcomes, look } = await roomWithCalendars(3);
  let reads = 0;
  await look(later(10), () =>
    reads++ === 1
      ? Promise.reject(new CalendarError('timed-out'))
      : Promise.resolve(aCalendar(busy(inDays(10), inDays(11)))),
  );
  expect(outcomes.sort()).toEqual(['imported', 'imported', 'timed-out']);
  expect(await room.taken(10)).toBe(2);
});

test('of an import that fails for a reason that nobody expected the owner reads so, and the others go on', async () => {
  const { room, calendars, outcomes, look } = await roomWithCalendars(2);
  let reads = 0;
  await look(later(10), () =>
    reads++ ? Promise.resolve(aCalendar()) : Promise.reject(new TypeError('Cannot read properties of undefined')),
  );
  expect(outcomes.sort()).toEqual(['imported', 'unexpected']);
  const failed = (await calendars.list([room.id])).find(({ failure }) => failure);
  expect(failed).toMatchObject({ failure: 'unexpected', failures: 1, dueAt: later(40), leasedUntil: new Date(0) });
});

test('hotels take turns: one with many slow calendars does not have another one wait for all of them', async () => {
  await roomWithCalendars(8, 'large');
  const { calendars, room, asked, look } = await roomWithCalendars(1, 'small');
  const inTransaction = transactionRunner(service.db, () => undefined);
  await inTransaction((tx) => calendars.move(tx, `${room.id}-1`, { address: 'https://small', dueAt: later(11) }));
  await look(later(12));
  expect(asked).toHaveLength(9);
  expect(asked.indexOf('https://small')).toBeLessThan(4);
});

test('what a process that has died was importing, another one imports later, as after a failure', async () => {
  const { room, calendars, asked, look } = await roomWithCalendars(1);
  const stored = async () => (await calendars.list([room.id]))[0]!;
  expect(await calendars.claimOne(later(10), `${room.id}-1`)).toMatchObject({ failures: 0 });
  await look(later(11));
  expect(asked).toEqual([]);
  expect(await stored()).toMatchObject({ dueAt: later(40), failures: 1 });
  await look(later(40));
  expect(await stored()).toMatchObject({ importedAt: later(40), failures: 0 });
});

test('one that is made due while it is read is read again, also where reading it has failed', async () => {
  const { room, calendars, asked, outcomes, look } = await roomWithCalendars(1);
  const inTransaction = transactionRunner(service.db, () => undefined);
  await look(later(10), async () => {
    if (asked.length > 1) return aCalendar();
    await inTransaction((tx) => calendars.makeDue(tx, room.id, later(10)));
    throw new CalendarError('timed-out');
  });
  expect(outcomes).toEqual(['timed-out', 'imported']);
});

test('who stops finishes what it has begun and begins nothing else', async () => {
  const { asked, look } = await roomWithCalendars(6);
  let isStopped = false;
  const read = () => {
    isStopped = true;
    return Promise.resolve(aCalendar());
  };
  await look(later(10), read, () => isStopped);
  const begun = asked.length;
  expect(begun).toBeLessThanOrEqual(4);
  await look(later(10), read, () => isStopped);
  expect(asked).toHaveLength(begun);
});

test('a calendar that was removed while it was read blocks nothing', async () => {
  const { room, calendars, look } = await roomWithCalendars(1);
  const inTransaction = transactionRunner(service.db, () => undefined);
  await look(later(10), async () => {
    await inTransaction((tx) => calendars.remove(tx, `${room.id}-1`));
    return aCalendar(busy(inDays(10), inDays(11)));
  });
  expect(await room.takenNights()).toEqual([]);
});

test('of a booking and an import at the same moment, one has the night, and the other knows', async () => {
  for (const day of [20, 22, 24, 26]) {
    const { room, calendars, look } = await roomWithCalendars(1);
    const read = () => Promise.resolve(aCalendar(busy(inDays(day), inDays(day + 1))));
    const [booked] = await Promise.all([room.book(day, 1), look(later(10), read)]);
    await look(later(11), read);
    const [calendar] = await calendars.list([room.id]);
    const isBooked = booked.status === 200;
    expect([calendar!.nights.length, calendar!.conflicts.length]).toEqual(isBooked ? [0, 1] : [1, 0]);
    expect(await room.taken(day)).toBe(1);
  }
});
