import { type CallResponse, calls, events } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { roomWithUnits } from '../testing/room-with-units.js';
import { busy, startOtherSite } from './testing/other-site.js';

let now = noon;
let service: TestBooking;
let site: Awaited<ReturnType<typeof startOtherSite>>;
beforeAll(async () => {
  [service, site] = await Promise.all([startTestBooking(() => now), startOtherSite()]);
});
beforeEach(() => {
  now = noon;
  site.shows();
});
afterAll(() => Promise.all([service.stop(), site.stop()]));

type Units = CallResponse<typeof calls.showCalendars>['units'];
const shows = (from: number, to: number, ...lines: string[]) => busy(inDays(from), inDays(to), ...lines);

/** A room with so many units, one of which imports the other site's calendar. */
async function importingRoom(units?: number, unit = 1) {
  const each = await roomWithUnits(service, units);
  const input = { room: each.id, unit, name: 'Airbnb', address: site.address };
  const { body } = await service.call(calls.addCalendar, input, { as: 'owner' });
  const calendarId = (body.units as Units)[unit - 1]!.calendars[0]!._id;
  const call = async (which: typeof calls.importCalendar | typeof calls.removeCalendar) =>
    (await service.call(which, { room: each.id, calendarId }, { as: 'owner' })).body;
  return {
    ...each,
    calendarId,
    import: () => call(calls.importCalendar),
    remove: () => call(calls.removeCalendar),
    shown: async () => {
      const { body: seen } = await service.call(calls.showCalendars, { id: each.id }, { as: 'owner' });
      return (seen.units as Units)[unit - 1]!.calendars[0]!;
    },
  };
}

test('the nights of another site are blocked with its name, and unblocked once they are gone there', async () => {
  site.shows(shows(10, 12), shows(20, 21));
  const room = await importingRoom();
  expect(await room.takenNights()).toEqual([10, 11, 20].map(inDays));
  expect((await room.calendar(10, 1)).blocked).toEqual([{ night: inDays(10), reason: 'Airbnb' }]);
  expect((await room.book(11, 1)).body.code).toBe('not-available');
  expect(await room.shown()).toMatchObject({ state: 'imported', name: 'Airbnb', nights: 3, conflicts: [] });
  site.shows(shows(11, 13));
  expect(await room.import()).toMatchObject({ message: confirmations.calendarImported, outcome: 'imported' });
  expect(await room.takenNights()).toEqual([11, 12].map(inDays));
  await room.remove();
  expect(await room.takenNights()).toEqual([]);
});

test('nights of stays that begin on the last day that is open are blocked, and conflict with bookings, no later ones', async () => {
  const [last, end] = [limits.daysAhead, limits.daysAhead + limits.nights];
  site.shows(shows(last, end + 1));
  const room = await importingRoom();
  expect(await room.shown()).toMatchObject({ nights: limits.nights, conflicts: [] });
  expect((await room.book(last, 1)).body.code).toBe('not-available');
  site.shows();
  await room.import();
  const bookingId = await room.bookAndGetId(last, 2);
  site.shows(shows(last, end));
  await room.import();
  const conflicts = [{ bookingId, nights: [inDays(last), inDays(last + 1)] }];
  expect(await room.shown()).toMatchObject({ nights: limits.nights - 2, conflicts });
});

test('publishes what the block has after each import that changes it, and nothing otherwise', async () => {
  site.shows(shows(10, 12));
  const room = await importingRoom();
  await room.import();
  site.shows();
  await room.import();
  const of = { blockId: `block-${room.id}`, roomId: room.id, nights: [inDays(10), inDays(11)] };
  const ofRoom = <E extends { roomId: string }>(list: E[]) => list.filter(({ roomId }) => roomId === room.id);
  expect(ofRoom(await service.publishedEvents(events.roomBlocked))).toEqual([{ ...of, version: 1 }]);
  expect(ofRoom(await service.publishedEvents(events.roomUnblocked))).toEqual([{ ...of, version: 2 }]);
});

test('one unit is blocked by itself, and the others can be booked', async () => {
  site.shows(shows(10, 12));
  const room = await importingRoom(3, 2);
  expect((await room.calendar(10, 1)).blockedUnits).toEqual([{ night: inDays(10), unit: 2, reason: 'Airbnb' }]);
  for (const guest of ['asha', 'ben']) expect((await room.book(10, 2, guest)).status).toBe(200);
  expect((await room.book(10, 2, 'chloe')).status).toBe(409);
});

test('nights that the owner has blocked as well stay blocked when the calendar drops them, with their reason', async () => {
  const room = await importingRoom();
  await room.block(10, 1, undefined, 'Painting');
  site.shows(shows(10, 12));
  await room.import();
  expect((await room.calendar(10, 2)).blocked).toEqual([
    { night: inDays(10), reason: 'Painting' },
    { night: inDays(11), reason: 'Airbnb' },
  ]);
  site.shows();
  await room.import();
  expect((await room.calendar(9, 5)).blocked).toEqual([{ night: inDays(10), reason: 'Painting' }]);
});

test('what the owner unblocks stays blocked where a calendar has it, and the owner reads so', async () => {
  site.shows(shows(11, 12));
  const room = await importingRoom();
  await room.block(10, 3);
  const { body } = await room.unblock(10, 3);
  expect(body).toMatchObject({ message: confirmations.nightsUnblockedButImported, blocked: [inDays(11)] });
  const change = { rooms: [room.id], mode: 'unblock' as const, from: inDays(10), to: inDays(13) };
  const bulk = await service.call(calls.changeNightsOfRooms, change, { as: 'owner' });
  expect(bulk.body.refused).toMatchObject([{ room: room.id, code: 'not-available' }]);
  expect(await room.takenNights()).toEqual([inDays(11)]);
});

test.each(['Painting', undefined])(
  'a night with the reason %s that the owner unblocks shows the calendar at once',
  async (reason) => {
    const room = await importingRoom();
    await room.block(10, 1, undefined, reason);
    site.shows(shows(10, 11));
    await room.import();
    await room.unblock(10, 1);
    expect((await room.calendar(10, 1)).blocked).toEqual([{ night: inDays(10), reason: 'Airbnb' }]);
  },
);

test('a night that two calendars have stays blocked until neither has it', async () => {
  site.shows(shows(10, 11));
  const room = await importingRoom();
  const other = await startOtherSite();
  other.shows(shows(10, 11));
  const second = { room: room.id, unit: 1, name: 'Booking.com', address: other.address };
  await service.call(calls.addCalendar, second, { as: 'owner' });
  await other.stop();
  await room.remove();
  expect(await room.takenNights()).toEqual([inDays(10)]);
});

test('so does one whose room had a single unit meanwhile, while the other sites are away', async () => {
  site.shows(shows(10, 11));
  const room = await importingRoom(2);
  const other = await startOtherSite();
  other.shows(shows(10, 11));
  const second = { room: room.id, unit: 1, name: 'Booking.com', address: other.address };
  const { body } = await service.call(calls.addCalendar, second, { as: 'owner' });
  const added = (body.units as Units)[0]!.calendars.find(({ name }) => name === second.name)!;
  await other.stop();
  site.answers({ status: 500 });
  for (const units of [1, 2]) await room.changeUnits(units);
  await service.call(calls.removeCalendar, { room: room.id, calendarId: added._id }, { as: 'owner' });
  expect((await room.calendar(10, 1)).blockedUnits).toEqual([{ night: inDays(10), unit: 1, reason: 'Airbnb' }]);
});

test('a night that owner, calendar and a stay beside them have stays so while the room has a single unit and its two again', async () => {
  site.shows(shows(10, 11));
  const room = await importingRoom(2);
  await room.block(10, 1, 1, 'Painting');
  const stay = await room.bookAndGetId(10, 1);
  for (const units of [1, 2]) await room.changeUnits(units);
  const unitAlone = { night: inDays(10), unit: 1, reason: 'Painting' };
  expect(await room.calendar(10, 1)).toMatchObject({ blocked: [], blockedUnits: [unitAlone] });
  await room.cancel(stay);
  site.shows();
  await room.import();
  expect(await room.calendar(10, 1)).toMatchObject({ blocked: [], blockedUnits: [unitAlone] });
  expect(await room.isAvailable(10, 1)).toBe(true);
});

test('nights that are booked here are shown as a conflict, and published once', async () => {
  const room = await importingRoom();
  const bookingId = await room.bookAndGetId(10, 3);
  site.shows(shows(11, 14));
  await room.import();
  expect((await room.shown()).conflicts).toEqual([{ bookingId, nights: [11, 12].map(inDays) }]);
  expect(await room.takenNights()).toEqual([10, 11, 12, 13].map(inDays));
  await room.import();
  const published = (await service.publishedEvents(events.calendarConflicted)).filter(
    (each) => each.bookingId === bookingId,
  );
  expect(published).toEqual([
    { bookingId, calendarId: room.calendarId, calendar: 'Airbnb', nights: [11, 12].map(inDays) },
  ]);
});

test('nights that another site has never go on sale when the booking or the block that has them ends', async () => {
  const room = await importingRoom();
  const bookingId = await room.bookAndGetId(10, 3);
  site.shows(shows(11, 14));
  await room.import();
  site.answers({ status: 500 });
  await room.import();
  await room.cancel(bookingId);
  expect(await room.takenNights()).toEqual([11, 12, 13].map(inDays));
  expect(await room.shown()).toMatchObject({ state: 'failed', nights: 3, conflicts: [] });
});

test('what the block of the whole room had of a unit, its calendar has once that is unblocked', async () => {
  const room = await importingRoom(2, 2);
  await room.block(10, 2);
  site.shows(shows(11, 13));
  await room.import();
  await room.unblock(10, 2);
  expect((await room.calendar(10, 3)).blockedUnits).toEqual(
    [11, 12].map((day) => ({ night: inDays(day), unit: 2, reason: 'Airbnb' })),
  );
});

test('a stay that is moved away leaves its nights to the calendar of the unit', async () => {
  const room = await importingRoom(2, 1);
  const bookingId = await room.bookAndGetId(10, 2);
  site.shows(shows(10, 12));
  await room.import();
  expect((await room.shown()).conflicts).toHaveLength(1);
  await service.call(calls.moveStay, { bookingId, unit: 2 }, { as: 'owner' });
  expect(await room.shown()).toMatchObject({ nights: 2, conflicts: [] });
  expect((await room.book(10, 2, 'ben')).status).toBe(409);
});

test('a stay that gets other dates leaves its nights to the calendar of the unit', async () => {
  const room = await importingRoom();
  const id = await room.bookAndGetId(10, 2);
  site.shows(shows(10, 12));
  await room.import();
  const other = { checkInDate: inDays(20), checkOutDate: inDays(22), guests: 2, totalPrice: 240 };
  expect((await service.call(calls.changeStay, { id, ...other }, { as: 'asha' })).status).toBe(200);
  expect(await room.takenNights()).toEqual([10, 11, 20, 21].map(inDays));
});

test('a unit that is there again has the nights of its calendar at once', async () => {
  site.shows(shows(10, 11));
  const room = await importingRoom(3, 3);
  await room.changeUnits(2);
  expect(await room.taken(10)).toBe(0);
  await room.changeUnits(3);
  expect((await room.calendar(10, 1)).blockedUnits).toEqual([{ night: inDays(10), unit: 3, reason: 'Airbnb' }]);
});

test('a calendar that cannot be read leaves everything as it is, and is tried again later and later', async () => {
  site.shows(shows(10, 11));
  const room = await importingRoom();
  const minutes: number[] = [];
  for (const _ of Array(8)) {
    site.answers({ status: 500 });
    expect(await room.import()).toMatchObject({ message: confirmations.calendarNotImported, outcome: 'failed' });
    const { state, failure, nextAt } = await room.shown();
    expect([state, failure]).toEqual(['failed', 'refused-by-site']);
    minutes.push((Date.parse(nextAt) - now.getTime()) / 60_000);
  }
  expect(minutes).toEqual([30, 60, 120, 240, 480, 960, 1440, 1440]);
  expect(await room.takenNights()).toEqual([inDays(10)]);
  site.shows();
  await room.import();
  expect(await room.shown()).toMatchObject({ state: 'imported' });
  expect(await room.takenNights()).toEqual([]);
});

test('past nights of a calendar stay blocked, as reports count them', async () => {
  site.shows(shows(0, 2));
  const room = await importingRoom();
  now = new Date(noon.getTime() + 24 * 3600_000);
  site.shows();
  await room.import();
  expect((await room.calendar(0, 3)).blocked).toEqual([{ night: inDays(0), reason: 'Airbnb' }]);
  await room.remove();
  expect((await room.calendar(0, 3)).blocked).toEqual([{ night: inDays(0), reason: 'Airbnb' }]);
});

test('when the room gets other units or loses its own, the calendar stays that of its unit', async () => {
  site.shows(shows(10, 11));
  const room = await importingRoom();
  await room.changeUnits(3);
  await room.import();
  expect(await room.taken(10)).toBe(1);
  expect((await room.calendar(10, 1)).blockedUnits).toEqual([{ night: inDays(10), unit: 1, reason: 'Airbnb' }]);
  await room.changeUnits(1);
  await room.import();
  expect((await room.calendar(10, 1)).blocked).toEqual([{ night: inDays(10), reason: 'Airbnb' }]);
});

test('of a unit that is there no more nothing is blocked, and the calendar shows why', async () => {
  site.shows(shows(10, 11));
  const room = await importingRoom(3, 3);
  await room.changeUnits(2);
  await room.import();
  expect(await room.shown()).toMatchObject({ state: 'failed', failure: 'unit-gone', nights: 0 });
  expect(await room.taken(10)).toBe(0);
});
