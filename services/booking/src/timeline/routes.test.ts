import { type CallResponse, calls, events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { bookingChangeRepository } from '../booking-stream/booking-change-repository.js';
import { bookingSteps } from '../testing/booking-steps.js';
import { inDays, noon, room, startTestBooking, type TestBooking } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';

let service: TestBooking;
let guest: ReturnType<typeof bookingSteps>;
let now = noon;
beforeEach(async () => {
  now = noon;
  service = await startTestBooking(() => now);
  guest = bookingSteps(service);
  await registerHotel(service, 'h2', 'rival');
  await changeUnits(3);
});
afterEach(() => service.stop());

let version = 1;
async function changeUnits(units: number) {
  await service.publish(events.roomChanged, room({ version: ++version, units }));
  const stored = () => service.db.collection('rooms').findOne({ _id: 'r1' as never, version });
  await eventually(async () => expect(await stored()).not.toBeNull());
}

type Timeline = CallResponse<typeof calls.showTimeline>;
const timeline = async (as = 'owner') => {
  const { body } = await service.call(calls.showTimeline, { from: inDays(0), to: inDays(40) }, { as });
  return body as unknown as Timeline;
};
const places = async () => (await timeline()).stays.map(({ bookingId, unit, from, to }) => [bookingId, unit, from, to]);
const move = (bookingId: string, unit: number, as = 'owner') =>
  service.call(calls.moveStay, { bookingId, unit }, { as });

test('shows each stay and each blocked night with its unit', async () => {
  const [first, second] = [await guest.bookAndGetId(10, 2), await guest.bookAndGetId(11, 3)];
  const nights = { room: 'r1', from: inDays(20), to: inDays(22) };
  await service.call(calls.blockNights, nights, { as: 'owner' });
  const shown = await timeline();
  expect(shown.rooms).toEqual([{ _id: 'r1', roomType: 'Double Bed', units: 3 }]);
  expect(shown.stays).toEqual([
    {
      ...{ room: 'r1', unit: 1, from: inDays(10), to: inDays(12), bookingId: first },
      ...{ checkIn: inDays(10), checkOut: inDays(12), guest: 'Name of asha', guests: 1, state: 'unpaid' },
    },
    expect.objectContaining({ bookingId: second, unit: 2, from: inDays(11), to: inDays(14) }),
  ]);
  expect(shown.blocked).toEqual([1, 2, 3].map((unit) => ({ ...nights, unit })));
  expect(await timeline('rival')).toEqual({ success: true, rooms: [], stays: [], blocked: [] });
});

test('shows the name that a room has now', async () => {
  await service.publish(events.roomChanged, room({ version: ++version, units: 3, roomName: 'Sea view double' }));
  const named = { _id: 'r1', roomType: 'Double Bed', name: 'Sea view double', units: 3 };
  await eventually(async () => expect((await timeline()).rooms).toEqual([named]));
});

test('blocked nights are shown with their reason, in full also outside of the period, and which are of a unit alone', async () => {
  const block = (from: number, to: number, over: object = {}) =>
    service.call(calls.blockNights, { room: 'r1', from: inDays(from), to: inDays(to), ...over }, { as: 'owner' });
  await block(38, 43, { unit: 2, reason: 'Painting' });
  await block(43, 44, { unit: 2 });
  await block(10, 11, { reason: 'Closed' });
  await block(11, 12, { reason: 'New carpet' });
  const all = { from: inDays(10), to: inDays(11), reason: 'Closed' };
  const next = { from: inDays(11), to: inDays(12), reason: 'New carpet' };
  expect((await timeline()).blocked).toEqual([
    ...[1, 2, 3].map((unit) => ({ room: 'r1', unit, ...all })),
    ...[1, 2, 3].map((unit) => ({ room: 'r1', unit, ...next })),
    { room: 'r1', unit: 2, from: inDays(38), to: inDays(43), reason: 'Painting', isUnitAlone: true },
  ]);
});

test('a stay does not move to a unit that is blocked', async () => {
  const id = await guest.bookAndGetId(10, 2);
  const nights = { room: 'r1', unit: 3, from: inDays(11), to: inDays(12) };
  await service.call(calls.blockNights, nights, { as: 'owner' });
  expect((await move(id, 3)).body).toMatchObject({ code: 'not-available', field: 'unit' });
  expect(await places()).toEqual([[id, 1, inDays(10), inDays(12)]]);
});

test('a stay that begins on the day another one ends in the same unit is shown on its own', async () => {
  const [first, second] = [await guest.bookAndGetId(10, 2), await guest.bookAndGetId(12, 2)];
  expect(await places()).toEqual([
    [first, 1, inDays(10), inDays(12)],
    [second, 1, inDays(12), inDays(14)],
  ]);
});

test('a stay moves to a free unit, and the one it leaves can be sold', async () => {
  const id = await guest.bookAndGetId(10, 2);
  expect((await move(id, 3)).body).toMatchObject({ success: true, message: 'The stay is moved.' });
  expect(await places()).toEqual([[id, 3, inDays(10), inDays(12)]]);
  expect((await move(id, 3)).status).toBe(200);
  for (const guests of ['ben', 'chloe']) expect((await guest.book(10, 2, guests)).status).toBe(200);
  expect((await guest.book(10, 2, 'dora')).status).toBe(409);
  expect((await move(id, 1)).body).toMatchObject({ code: 'not-available', field: 'unit' });
  expect((await places()).find(([bookingId]) => bookingId === id)).toEqual([id, 3, inDays(10), inDays(12)]);
});

test('a move is sent to who watches the bookings of the hotel, and one that changes nothing is not', async () => {
  const id = await guest.bookAndGetId(10, 2);
  const changes = () => bookingChangeRepository(service.db).listRecent('h1', new Date(0));
  await move(id, 1);
  expect(await changes()).toEqual([{ bookingId: id, version: 1, type: 'booked' }]);
  await move(id, 3);
  expect(await changes()).toEqual([{ bookingId: id, version: 2, type: 'stay-moved' }]);
  await move(id, 3);
  expect(await changes()).toEqual([{ bookingId: id, version: 2, type: 'stay-moved' }]);
  await guest.cancel(id);
  expect(await changes()).toEqual([{ bookingId: id, version: 3, type: 'cancelled' }]);
});

test('of a guest who is in the house, only the nights to come move', async () => {
  const id = await guest.bookAndGetId(1, 3);
  now = new Date(noon.getTime() + 2 * 24 * 3600_000);
  await move(id, 2);
  expect(await places()).toEqual([
    [id, 1, inDays(1), inDays(2)],
    [id, 2, inDays(2), inDays(4)],
  ]);
});

test('after midnight the running night moves of a stay that was sold by then or has no other one left, until check-out time', async () => {
  const [lastNight, twoNights] = [await guest.bookAndGetId(0, 1), await guest.bookAndGetId(0, 2)];
  // One at night in Jaipur.
  now = new Date('2027-01-05T19:30:00Z');
  const order = { room: 'r1', checkInDate: inDays(0), checkOutDate: inDays(2), guests: 1, totalPrice: 240 };
  const walkIn = { ...order, key: 'walk-in', guestName: 'Mira Sen' };
  const booked = await service.call(calls.bookAtDesk, walkIn, { as: 'owner' });
  const soldNow = (booked.body.booking as { _id: string })._id;
  const unitsOf = async (id: string) =>
    (await service.db.collection('room_nights').find({ holder: id }).sort({ night: 1 }).toArray()).map(
      ({ unit = 1 }) => unit as number,
    );
  const all = () => Promise.all([lastNight, twoNights, soldNow].map(unitsOf));
  expect(await all()).toEqual([[1], [2, 2], [3, 3]]);
  await changeUnits(5);
  expect((await move(soldNow, 4)).status).toBe(200);
  expect((await move(twoNights, 3)).status).toBe(200);
  expect((await move(lastNight, 5)).status).toBe(200);
  expect(await all()).toEqual([[5], [2, 3], [4, 4]]);
  // Noon.
  now = new Date('2027-01-06T06:30:00Z');
  expect((await move(lastNight, 1)).body).toMatchObject({ code: 'rule-broken', field: 'bookingId' });
  await move(soldNow, 5);
  expect(await all()).toEqual([[5], [2, 3], [4, 5]]);
});

test('refuses a unit that the room does not have, a cancelled stay, one that is over and one of another hotel', async () => {
  const id = await guest.bookAndGetId(10, 2);
  expect((await move(id, 4)).body).toMatchObject({ code: 'rule-broken', field: 'unit' });
  expect((await move(id, 2, 'rival')).status).toBe(404);
  expect((await move('nobody', 2)).status).toBe(404);
  await guest.cancel(id);
  expect((await move(id, 2)).body).toMatchObject({ code: 'rule-broken', field: 'bookingId' });
  const over = await guest.bookAndGetId(1, 1);
  now = new Date(noon.getTime() + 5 * 24 * 3600_000);
  expect((await move(over, 2)).body).toMatchObject({ code: 'rule-broken', field: 'bookingId' });
  expect(await places()).toEqual([[over, 1, inDays(1), inDays(2)]]);
});

test('a guest who has left moves no more', async () => {
  const id = await guest.bookAndGetId(0, 2);
  for (const status of ['in-house', 'departed'] as const)
    await service.call(calls.setStayStatus, { bookingId: id, status }, { as: 'owner' });
  expect((await move(id, 2)).body).toMatchObject({ code: 'rule-broken', field: 'bookingId' });
  expect((await timeline()).stays).toMatchObject([{ bookingId: id, unit: 1, isDeparted: true }]);
  await service.call(calls.setStayStatus, { bookingId: id, status: 'in-house' }, { as: 'owner' });
  expect((await move(id, 2)).status).toBe(200);
});

test('of simultaneous moves to one unit and bookings, none takes what another has', async () => {
  const ids = [await guest.bookAndGetId(10, 2), await guest.bookAndGetId(10, 2)];
  const results = await Promise.all([
    ...ids.map((id) => move(id, 3)),
    guest.book(10, 2, 'ben'),
    guest.book(10, 2, 'eva'),
  ]);
  expect(results.map(({ status }) => status).every((status) => [200, 409].includes(status))).toBe(true);
  const units = (await places()).map(([, unit]) => unit);
  expect(units.sort()).toEqual([1, 2, 3]);
});

test('a unit that is there no more is shown as long as somebody has it', async () => {
  const id = await guest.bookAndGetId(10, 2);
  await move(id, 3);
  await changeUnits(1);
  expect((await timeline()).rooms).toMatchObject([{ units: 3 }]);
  await move(id, 1);
  expect((await timeline()).rooms).toMatchObject([{ units: 1 }]);
});
