import { type CallInput, calls, events } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { eventually } from '@wayhouse/service-kit/testing';
import { inDays, room, startTestBooking, type TestBooking } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';
import { roomWithUnits } from '../testing/room-with-units.js';

let service: TestBooking;
beforeAll(async () => {
  service = await startTestBooking();
  await registerHotel(service, 'h2', 'rival');
});
afterAll(() => service.stop());

type Input = CallInput<typeof calls.changeNightsOfRooms>;
const period = (from: number, nights: number) => ({ from: inDays(from), to: inDays(from + nights) });
const change = (input: Pick<Input, 'rooms' | 'from' | 'to'> & Partial<Input>, as = 'owner') =>
  service.call(calls.changeNightsOfRooms, { mode: 'block', ...input }, { as });
/** As many rooms of the owner, each with so many units. */
const someRooms = (...units: number[]) => Promise.all(units.map((count) => roomWithUnits(service, count)));
const idsOf = (rooms: { id: string }[]) => rooms.map(({ id }) => id);
const blockEventsOf = async (ids: string[]) =>
  [
    ...(await service.publishedEvents(events.roomBlocked)),
    ...(await service.publishedEvents(events.roomUnblocked)),
  ].filter(({ roomId }) => ids.includes(roomId));

test('blocks all units of the rooms with the reason, and unblocks them again', async () => {
  const rooms = await someRooms(1, 3);
  const { status, body } = await change({ rooms: idsOf(rooms), ...period(10, 2), reason: ' Painting ' });
  expect([status, body]).toMatchObject([200, { message: confirmations.nightsBlocked, refused: [] }]);
  for (const each of rooms) {
    expect(await each.takenNights()).toEqual([inDays(10), inDays(11)]);
    const blocked = [10, 11].map((day) => ({ night: inDays(day), reason: 'Painting' }));
    expect(await each.calendar(9, 4)).toMatchObject({ blocked });
  }
  const unblocked = await change({ rooms: idsOf(rooms), mode: 'unblock', ...period(10, 2) });
  expect(unblocked.body).toMatchObject({ message: confirmations.nightsUnblocked, refused: [] });
  for (const each of rooms) expect(await each.takenNights()).toEqual([]);
});

test('a room with a booked night stays as it is and is listed; the others are blocked', async () => {
  const rooms = await someRooms(1, 2, 2, 1);
  await rooms[1]!.book(11, 1);
  await rooms[2]!.block(12, 1, 2);
  const { status, body } = await change({ rooms: idsOf(rooms), ...period(10, 4) });
  expect([status, body.message]).toEqual([200, confirmations.nightsBlockedWhereFree]);
  expect(body.refused).toEqual([
    { room: rooms[1]!.id, code: 'not-available', message: errorMessages['nights-booked'] },
    { room: rooms[2]!.id, code: 'not-available', message: errorMessages['unit-blocked'] },
  ]);
  const taken = await Promise.all(rooms.map((each) => each.takenNights()));
  expect(taken.map((nights) => (nights as string[]).length)).toEqual([4, 0, 0, 4]);
  expect(await rooms[1]!.taken(11)).toBe(1);
  expect(await rooms[1]!.taken(10)).toBe(0);
});

test('the same change twice is the same as once, and publishes once', async () => {
  const rooms = await someRooms(1, 2);
  for (const mode of ['block', 'block', 'unblock', 'unblock'] as const)
    expect((await change({ rooms: idsOf(rooms), mode, ...period(20, 2) })).body.refused).toEqual([]);
  expect((await blockEventsOf(idsOf(rooms))).map(({ version }) => version).sort()).toEqual([1, 1, 2, 2]);
});

test('with weekdays, the nights between stay free, also where they are booked', async () => {
  const [each] = await someRooms(1);
  // Day 27 is Monday, 1 February.
  await each!.book(28, 1);
  const { body } = await change({ rooms: [each!.id], ...period(27, 14), weekdays: ['mon', 'wed'] });
  expect(body.refused).toEqual([]);
  expect(await each!.takenNights()).toEqual([27, 28, 29, 34, 36].map(inDays));
  await change({ rooms: [each!.id], mode: 'unblock', ...period(27, 14), weekdays: ['wed'] });
  expect(await each!.takenNights()).toEqual([27, 28, 34].map(inDays));
});

test('of bookings and a block of several rooms at the same moment, each night of a room is had by one', async () => {
  for (const day of [40, 42, 44]) {
    const rooms = await someRooms(1, 1, 2, 1);
    const [blocked, ...booked] = await Promise.all([
      change({ rooms: idsOf(rooms), ...period(day, 1) }),
      ...rooms.map((each, at) => each.book(day, 1, `guest-${day}-${at}`)),
    ]);
    const refused = (blocked!.body.refused as { room: string }[]).map((each) => each.room);
    for (const [at, each] of rooms.entries()) {
      const isBooked = booked[at]!.status === 200;
      expect(refused.includes(each.id)).toBe(isBooked);
      expect(await each.taken(day)).toBe(isBooked ? 1 : [1, 1, 2, 1][at]);
    }
  }
});

test('nothing is changed where one room is not found or of another hotel', async () => {
  const rooms = await someRooms(1, 1);
  await service.publish(events.roomListed, room({ roomId: 'rivals', hotelId: 'h2', ownerId: 'rival' }));
  await eventually(async () =>
    expect(await service.db.collection('rooms').findOne({ _id: 'rivals' as never })).not.toBeNull(),
  );
  const { status, body } = await change({ rooms: [...idsOf(rooms), 'rivals'], ...period(10, 1) });
  expect([status, body.code, body.field]).toEqual([404, 'not-found', 'rooms']);
  expect((await change({ rooms: idsOf(rooms), ...period(10, 1) }, 'rival')).status).toBe(404);
  expect((await change({ rooms: idsOf(rooms), hotel: 'h2', ...period(10, 1) })).status).toBe(404);
  expect((await change({ rooms: idsOf(rooms), ...period(10, 1) }, 'asha')).status).toBe(403);
  for (const each of rooms) expect(await each.takenNights()).toEqual([]);
});

test('an owner of two hotels names the one that the rooms are of', async () => {
  await registerHotel(service, 'h3', 'owner');
  const [each] = await someRooms(1);
  const request = { rooms: [each!.id], ...period(10, 1) };
  const { status, body } = await change({ ...request, hotel: 'h3' });
  expect([status, body.field]).toEqual([404, 'rooms']);
  expect((await change({ ...request, hotel: 'h1' })).status).toBe(200);
});

test('refuses more nights at once than one request may change, those of all units together', async () => {
  const rooms = await someRooms(50, 1);
  const most = Math.floor(limits.nightsAtOnce / 51);
  const tooMany = await change({ rooms: idsOf(rooms), ...period(10, most + 1) });
  expect([tooMany.status, tooMany.body.code, tooMany.body.field]).toEqual([422, 'rule-broken', 'rooms']);
  expect(await rooms[1]!.takenNights()).toEqual([]);
  expect((await change({ rooms: [rooms[1]!.id], ...period(10, most + 1) })).status).toBe(200);
});

test.each<[string, Partial<Input>, number, string]>([
  ['past nights', period(-1, 2), 422, 'from'],
  ['an end that is not after the start', period(5, 0), 422, 'to'],
  ['more than two years', period(0, 800), 422, 'to'],
  ['weekdays that are not in the period', { ...period(27, 2), weekdays: ['sat'] }, 422, 'weekdays'],
  ['no weekday at all', { weekdays: [] }, 400, 'weekdays'],
  ['no rooms', { rooms: [] }, 400, 'rooms'],
  ['a room twice', { rooms: ['r1', 'r1'] }, 422, 'rooms'],
  ['a long reason', { reason: 'x'.repeat(limits.blockReason + 1) }, 400, 'reason'],
])('refuses %s, and names the field', async (_what, input, status, field) => {
  const response = await change({ rooms: ['r1'], ...period(10, 1), ...input });
  expect([response.status, response.body.field]).toEqual([status, field]);
});
