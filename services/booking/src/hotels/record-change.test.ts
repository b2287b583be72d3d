import { type CallResponse, calls, events } from '@wayhouse/contracts';
import type { PromotionCode } from '@wayhouse/contracts/promotion-codes';
import { inDays, noon, startTestBooking, type TestBooking } from '../testing/factories.js';
import { roomWithUnits } from '../testing/room-with-units.js';
import { setRole } from '../testing/set-role.js';
import { startOtherSite } from '../calendars/testing/other-site.js';

let service: TestBooking;
let site: Awaited<ReturnType<typeof startOtherSite>>;
beforeAll(async () => {
  [service, site] = await Promise.all([startTestBooking(() => noon), startOtherSite()]);
});
afterAll(() => Promise.all([service.stop(), site.stop()]));

/** What was recorded since, without ids and times. */
async function recordedBy(change: () => Promise<unknown>) {
  const before = (await service.publishedEvents(events.changeRecorded)).length;
  await change();
  const recorded = await service.publishedEvents(events.changeRecorded);
  return recorded.slice(before);
}
const factsOf = async (change: () => Promise<unknown>) => (await recordedBy(change)).map(({ facts }) => facts);
const ofRoom = (id: string) => ({ rooms: [id], roomCount: 1 });
const period = { from: inDays(10), to: inDays(13) };

test('who blocks or unblocks nights is recorded, with the unit where a room has several', async () => {
  const [whole, several] = [await roomWithUnits(service), await roomWithUnits(service, 3)];
  await setRole(service, { userId: 'mira', role: 'manager' });
  const byMira = { ...period, room: several.id, unit: 2 };
  const [blocked] = await recordedBy(() => service.call(calls.blockNights, byMira, { as: 'mira' }));
  expect(blocked).toMatchObject({ hotelId: 'h1', by: 'mira', at: noon.toISOString() });
  expect(blocked?.facts).toEqual({ kind: 'nights-blocked', ...ofRoom(several.id), ...period, nights: 3, unit: 2 });
  expect(await factsOf(() => whole.block(10, 3))).toEqual([
    { kind: 'nights-blocked', ...ofRoom(whole.id), ...period, nights: 3 },
  ]);
  expect(await factsOf(() => whole.block(10, 3))).toEqual([]);
  expect(await factsOf(() => whole.unblock(10, 3))).toMatchObject([{ kind: 'nights-unblocked', nights: 3 }]);
  expect(await factsOf(() => whole.unblock(10, 3))).toEqual([]);
});

test('only the nights that were not so already count, and a reason is none', async () => {
  const room = await roomWithUnits(service);
  await room.block(11, 1);
  expect(await factsOf(() => room.block(10, 3))).toMatchObject([{ kind: 'nights-blocked', nights: 2 }]);
  const withReason = { ...period, room: room.id, reason: 'Painting' };
  expect(await factsOf(() => service.call(calls.blockNights, withReason, { as: 'owner' }))).toEqual([]);
  await room.unblock(11, 1);
  expect(await factsOf(() => room.unblock(10, 3))).toMatchObject([{ kind: 'nights-unblocked', nights: 2 }]);
});

test('nights of several rooms are one change, without the rooms that stay as they are', async () => {
  const rooms = [await roomWithUnits(service), await roomWithUnits(service), await roomWithUnits(service)];
  await rooms[1]!.book(11, 1);
  const recorded = await recordedBy(() =>
    service.call(
      calls.changeNightsOfRooms,
      { rooms: rooms.map(({ id }) => id), mode: 'block', ...period },
      { as: 'owner' },
    ),
  );
  expect(recorded.map(({ facts }) => facts)).toMatchObject([ofRoom(rooms[0]!.id), ofRoom(rooms[2]!.id)]);
  expect(new Set(recorded.map(({ changeId }) => changeId)).size).toBe(1);
});

test('promotion codes are recorded once', async () => {
  const add = () => service.call(calls.addPromotionCode, { code: 'MONSOON15', percentOff: 15 }, { as: 'owner' });
  expect(await factsOf(add)).toEqual([{ kind: 'code-added', code: 'MONSOON15' }]);
  const { _id: id } = (await add()).body.promotion as PromotionCode;
  const end = () => service.call(calls.endPromotionCode, { id }, { as: 'owner' });
  expect(await factsOf(end)).toEqual([{ kind: 'code-ended', code: 'MONSOON15' }]);
  expect(await factsOf(end)).toEqual([]);
});

test('calendars that are added, changed and removed, and a new address, are recorded', async () => {
  const { id: room } = await roomWithUnits(service);
  const as = { as: 'owner' };
  const of = { ...ofRoom(room), unit: 1 };
  let calendarId = '';
  const add = async () => {
    const { body } = await service.call(
      calls.addCalendar,
      { room, unit: 1, name: 'Airbnb', address: site.address },
      as,
    );
    calendarId = (body.units as CallResponse<typeof calls.showCalendars>['units'])[0]!.calendars[0]!._id;
  };
  expect(await factsOf(add)).toEqual([{ kind: 'calendar-added', ...of, calendar: 'Airbnb' }]);
  const rename = () => service.call(calls.changeCalendar, { room, calendarId, name: 'Vrbo' }, as);
  expect(await factsOf(rename)).toEqual([{ kind: 'calendar-changed', ...of, calendar: 'Vrbo' }]);
  expect(await factsOf(rename)).toEqual([]);
  const remove = () => service.call(calls.removeCalendar, { room, calendarId }, as);
  expect(await factsOf(remove)).toEqual([{ kind: 'calendar-removed', ...of, calendar: 'Vrbo' }]);
  const replace = () => service.call(calls.replaceCalendarAddress, { room, unit: 1 }, as);
  expect(await factsOf(replace)).toEqual([{ kind: 'calendar-address-replaced', ...of }]);
});

test('a stay that is moved to another unit is recorded, one that stays there is not', async () => {
  const room = await roomWithUnits(service, 2);
  const bookingId = await room.bookAndGetId(10, 2);
  await setRole(service, { userId: 'rita', role: 'reception' });
  const move = () => service.call(calls.moveStay, { bookingId, unit: 2 }, { as: 'rita' });
  const [recorded] = await recordedBy(move);
  expect(recorded).toMatchObject({
    by: 'rita',
    facts: { kind: 'stay-moved', ...ofRoom(room.id), unit: 2, bookingId },
  });
  expect(await factsOf(move)).toEqual([]);
});
