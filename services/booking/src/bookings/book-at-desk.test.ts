import { calls, type CallInput, events, type RoomFacts } from '@wayhouse/contracts';
import { retentionDays } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { readPdfTexts } from '@wayhouse/documents/testing';
import { transactionRunner } from '@wayhouse/service-kit';
import { eventually, signToken } from '@wayhouse/service-kit/testing';
import { bundleReceiptWorker } from '../testing/bundle-receipt-worker.js';
import { inDays, noon, room, startTestBooking, type TestBooking } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';
import { bookingRepository } from './booking-repository.js';
import { strikeOutGuests } from './strike-out-guests.js';

let now = noon;
let service: TestBooking;
beforeAll(async () => {
  await bundleReceiptWorker();
  service = await startTestBooking(() => now);
  await registerHotel(service, 'h2', 'rival');
});
afterAll(() => service.stop());
beforeEach(() => (now = noon));

let counter = 0;
async function aRoom(facts: Partial<RoomFacts> = {}): Promise<string> {
  const roomId = `desk-${++counter}`;
  await service.publish(events.roomListed, room({ roomId, ...facts }));
  const stored = () => service.db.collection('rooms').findOne({ _id: roomId as never });
  await eventually(async () => expect(await stored()).not.toBeNull());
  return roomId;
}

type Order = CallInput<typeof calls.bookAtDesk>;
const order = (roomId: string, overrides: Partial<Order> = {}): Order => ({
  ...{ key: `key-${++counter}`, room: roomId, checkInDate: inDays(0), checkOutDate: inDays(2), guests: 2 },
  ...{ guestName: 'Mira Sen', totalPrice: 240, ...overrides },
});
const bookAs = (as: string, input: Order) => service.call(calls.bookAtDesk, input, { as });
const book = (input: Order) => bookAs('owner', input);
const bookAndGetId = async (input: Order) => ((await book(input)).body.booking as { _id: string })._id;
const show = (id: string) => service.call(calls.showHotelBooking, { id }, { as: 'owner' });
const isFree = async (roomId: string) => {
  const stay = { room: roomId, checkInDate: inDays(0), checkOutDate: inDays(2) };
  return (await service.call(calls.checkAvailability, stay)).body.isAvailable;
};

test('the desk books a walk-in for tonight, which the hotel sees as its own and no other hotel finds', async () => {
  const roomId = await aRoom();
  const { status, body } = await book(order(roomId, { phone: '+91 98765 43210', company: 'Sen & Co' }));
  expect(status).toBe(200);
  const { _id } = body.booking as { _id: string };
  expect((await show(_id)).body).toMatchObject({
    booking: {
      ...{ state: 'unpaid', owed: 240, bookedBy: 'hotel', user: { username: 'Mira Sen' } },
      details: { phone: '+91 98765 43210', company: 'Sen & Co' },
    },
    guest: { name: 'Mira Sen' },
    history: [{ type: 'booked', by: 'hotel', amount: 240 }],
  });
  expect((await show(_id)).body).not.toHaveProperty('guest.relayAddress');
  expect(await isFree(roomId)).toBe(false);
  expect((await service.call(calls.showHotelBooking, { id: _id }, { as: 'rival' })).status).toBe(404);
});

test('the booking is in the hotel’s day, timeline and list, and found by the guest’s name and phone number', async () => {
  const roomId = await aRoom();
  const id = await bookAndGetId(order(roomId, { guestName: 'Tomasz Wolny', phone: '0 48 600 700' }));
  const as = 'owner';
  const ids = (list: unknown) => (list as { _id: string }[]).map(({ _id }) => _id);
  for (const text of ['Wolny', '48600700']) {
    const found = (await service.call(calls.findHotelBookings, { text }, { as })).body;
    expect([text, ids(found.bookings)]).toEqual([text, [id]]);
  }
  const { today } = (await service.call(calls.showHotelToday, { group: 'arrivals' }, { as })).body;
  expect(ids((today as { bookings: unknown }).bookings)).toContain(id);
  const period = { from: inDays(0), to: inDays(7) };
  const { stays } = (await service.call(calls.showTimeline, period, { as })).body;
  expect(stays).toContainEqual(expect.objectContaining({ bookingId: id, guest: 'Tomasz Wolny' }));
});

test('the guest gets the unit that was asked for where it is free, and another one where it is not', async () => {
  const roomId = await aRoom({ units: 3 });
  const ids = [await bookAndGetId(order(roomId, { unit: 3 })), await bookAndGetId(order(roomId, { unit: 3 }))];
  const { stays } = (await service.call(calls.showTimeline, { from: inDays(0), to: inDays(7) }, { as: 'owner' })).body;
  const unitOf = (id?: string) =>
    (stays as { bookingId: string; unit: number }[]).find((stay) => stay.bookingId === id)?.unit;
  expect(unitOf(ids[0])).toBe(3);
  expect([1, 2]).toContain(unitOf(ids[1]));
});

test('no event has who the guest is', async () => {
  const id = await bookAndGetId(order(await aRoom(), { guestName: 'Quiet Person', phone: '+48 600 123 456' }));
  const published = (await service.publishedEvents(events.bookingConfirmed)).find(({ bookingId }) => bookingId === id);
  expect(published).toMatchObject({
    ...{ bookedBy: 'hotel', guest: { id: '', name: '', email: '' }, relay: { guest: '', hotel: '' } },
    nights: [inDays(0), inDays(1)],
  });
  expect(JSON.stringify(published)).not.toMatch(/Quiet|600 123/);
});

test('the desk books on a rate plan of the room, and on none that it does not have', async () => {
  const plans = [{ id: 'breakfast', name: 'With breakfast', percentOff: 0, surchargeMinor: 10_00 }];
  const roomId = await aRoom({ plans });
  const gone = await book(order(roomId, { plan: 'saver' }));
  expect(gone).toMatchObject({ status: 409, body: { code: 'terms-changed', field: 'plan' } });
  expect(await isFree(roomId)).toBe(true);
  const { body } = await book(order(roomId, { plan: 'breakfast', totalPrice: 280 }));
  expect(body.booking).toMatchObject({ totalPrice: 280, plan: { name: 'With breakfast' } });
});

test('what the owner has set for guests does not bind the desk', async () => {
  const rates = [{ minNights: 5 }, { noArrival: true }, { noDeparture: true }];
  const roomId = await aRoom({ rates, bookingWindow: { leadDays: 3 }, isAvailable: false });
  expect((await book(order(roomId))).status).toBe(200);
});

test('capacity, dates of the past, a taken night and a price that has changed count for the desk too', async () => {
  const roomId = await aRoom();
  const refusals = [
    [{ guests: 9 }, 422, 'guests'],
    [{ checkInDate: inDays(-1) }, 422, 'checkInDate'],
    [{ checkOutDate: inDays(40) }, 422, 'checkOutDate'],
    [{ totalPrice: 239 }, 409, 'totalPrice'],
  ] as const;
  for (const [wrong, status, field] of refusals)
    expect([wrong, await book(order(roomId, wrong))]).toEqual([
      wrong,
      expect.objectContaining({ status, body: expect.objectContaining({ field }) }),
    ]);
  expect(await isFree(roomId)).toBe(true);
  expect((await book(order(roomId))).status).toBe(200);
  expect(await book(order(roomId))).toMatchObject({ status: 409, body: { code: 'not-available' } });
});

test('who walks in after midnight gets the night that is running, until check-out time and at the desk alone', async () => {
  const roomId = await aRoom({ checkOutUntil: '10:00' });
  const night = { checkInDate: inDays(0), checkOutDate: inDays(1), totalPrice: 120 };
  // Ten in the morning in Jaipur.
  now = new Date('2027-01-06T04:30:00Z');
  expect(await book(order(roomId, night))).toMatchObject({ status: 422, body: { field: 'checkInDate' } });
  // Seven minutes before one at night.
  now = new Date('2027-01-05T19:23:00Z');
  const before = { ...night, checkInDate: inDays(-1), totalPrice: 240 };
  expect(await book(order(roomId, before))).toMatchObject({ status: 422, body: { field: 'checkInDate' } });
  const online = { room: roomId, ...night, guests: 1, PaymentMethod: 'Pay at Hotel' as const };
  expect((await service.call(calls.bookRoom, online, { as: 'asha' })).body).toMatchObject({ field: 'checkInDate' });
  const id = await bookAndGetId(order(roomId, night));
  const here = await service.call(calls.setStayStatus, { bookingId: id, status: 'in-house' }, { as: 'owner' });
  expect(here).toMatchObject({ status: 200, body: { booking: { checkInDate: inDays(0), checkOutDate: inDays(1) } } });
  expect(await book(order(roomId, night))).toMatchObject({ status: 409, body: { code: 'not-available' } });
});

test('another hotel’s room is not found, and guests have no desk', async () => {
  const roomId = await aRoom();
  expect(await bookAs('rival', order(roomId))).toMatchObject({ status: 404, body: { field: 'room' } });
  expect((await bookAs('asha', order(roomId))).status).toBe(403);
  expect((await book(order('no-such-room'))).status).toBe(404);
  expect(await isFree(roomId)).toBe(true);
});

test.each([undefined, 5])(
  'a form that is sent several times at once and once more makes one booking of a room with %s units',
  async (units) => {
    const roomId = await aRoom({ units });
    const form = order(roomId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(form)));
    now = new Date(noon.getTime() + 24 * 3600_000);
    answers.push(await book(form));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => (body.booking as { _id: string })._id)).size).toBe(1);
    expect(await service.db.collection('room_nights').countDocuments({ room: roomId })).toBe(2);
  },
);

test('a form that is sent again with corrected details makes no second booking, and with another stay or guest it is refused', async () => {
  const roomId = await aRoom({ units: 5 });
  const form = order(roomId, { phone: '+48 600 1' });
  const id = await bookAndGetId(form);
  const corrected = await book({ ...form, phone: '+48 600 2' });
  expect(corrected.body.message).toBe(confirmations.bookedAtDeskBefore);
  expect(corrected.body.booking).toMatchObject({ _id: id, details: { phone: '+48 600 1' } });
  const used = { status: 409, body: { code: 'edit-conflict', field: 'key' } };
  const others = [{ checkInDate: inDays(1), totalPrice: 120 }, { guests: 1 }, { guestName: 'Omar Sen' }];
  for (const other of others) expect(await book({ ...form, ...other })).toMatchObject(used);
  await service.call(calls.cancelByOwner, { bookingId: id }, { as: 'owner' });
  expect(await book(form)).toMatchObject(used);
  expect(await service.db.collection('room_nights').countDocuments({ room: roomId })).toBe(0);
});

test('of 30 guests and 30 forms of the desk at once, each of three units is sold once', async () => {
  const roomId = await aRoom({ units: 3 });
  const { key: _, totalPrice: _price, guestName: _name, ...stay } = order(roomId);
  const asGuest = (at: number) =>
    service.call(calls.bookRoom, { ...stay, PaymentMethod: 'Pay at Hotel' }, { as: `walker${at}` });
  const attempts = Array.from({ length: 30 }, (_, at) => [book(order(roomId)), asGuest(at)]).flat();
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 409)).toHaveLength(57);
  const sold = await service.db.collection('room_nights').countDocuments({ room: roomId, night: inDays(0) });
  expect(sold).toBe(3);
});

test('what the desk books does not count as unpaid bookings of its owner, nor as bookings of anybody', async () => {
  await book(order(await aRoom()));
  expect((await service.call(calls.listOwnBookings, {}, { as: 'owner' })).body.bookings).toEqual([]);
  expect(await service.db.collection('guests').findOne({ _id: 'owner' as never })).not.toHaveProperty('bookings', 1);
});

test('checking in, a payment with a note, checking out', async () => {
  const as = 'owner';
  const id = await bookAndGetId(order(await aRoom()));
  await service.call(calls.setStayStatus, { bookingId: id, status: 'in-house' }, { as });
  const note = 'Card terminal, slip 4711';
  const paid = await service.call(calls.markPaid, { bookingId: id, amount: 240, note }, { as });
  expect(paid.body).toMatchObject({
    booking: { state: 'paid', owed: 0 },
    history: expect.arrayContaining([
      expect.objectContaining({ type: 'paid', method: 'hotel', note, amount: 240, at: noon.toISOString() }),
    ]),
  });
  const gone = await service.call(calls.setStayStatus, { bookingId: id, status: 'departed' }, { as });
  expect(gone.body.booking).toHaveProperty('checkedOutAt');
});

test('cancelling frees the nights', async () => {
  const roomId = await aRoom();
  const id = await bookAndGetId(order(roomId));
  const cancelled = await service.call(calls.cancelByOwner, { bookingId: id }, { as: 'owner' });
  // Nobody is emailed.
  expect(cancelled.body).toMatchObject({ message: confirmations.cancelledAtDesk, booking: { state: 'cancelled' } });
  expect(await isFree(roomId)).toBe(true);
});

test('the hotel downloads the receipt of its booking with company and tax number, another hotel does not', async () => {
  const id = await bookAndGetId(order(await aRoom(), { company: 'Sen & Co', taxNumber: 'IN-4711' }));
  const download = (as: string) =>
    fetch(`${service.url}/api/bookings/hotel/${id}/receipt.pdf`, {
      headers: { authorization: `Bearer ${signToken(as)}` },
    });
  const response = await download('owner');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const texts = await readPdfTexts(new Uint8Array(await response.arrayBuffer()));
  expect(texts).toEqual(expect.arrayContaining(['Mira Sen', 'Sen & Co', 'IN-4711', '$240.00']));
  expect((await download('rival')).status).toBe(404);
});

test('some time after the stay who the guest is is struck out, with the notes about payments', async () => {
  const input = order(await aRoom(), { guestName: 'Ilse Amsel', phone: '+49 30 555 0101' });
  const id = await bookAndGetId(input);
  const note = 'Paid by Ilse Amsel';
  await service.call(calls.markPaid, { bookingId: id, amount: 240, note }, { as: 'owner' });
  const bookings = bookingRepository(service.db);
  const inTransaction = transactionRunner(service.db, () => undefined);
  const sweepAt = (days: number) =>
    strikeOutGuests({ bookings, inTransaction, now: () => new Date(`${inDays(2 + days)}T00:00:00Z`) });
  await sweepAt(retentionDays.guestWithoutAccount - 1);
  expect((await show(id)).body.guest).toMatchObject({ name: 'Ilse Amsel' });
  expect(await sweepAt(retentionDays.guestWithoutAccount)).toBeGreaterThan(0);
  const stored = JSON.stringify(await service.db.collection('bookings').findOne({ _id: id as never }));
  expect(stored).not.toMatch(/Ilse|ilse|555 0101/);
  expect((await show(id)).body).toMatchObject({ guest: { name: 'Former guest' }, booking: { state: 'paid' } });
  const found = await service.call(calls.findHotelBookings, { text: 'Amsel' }, { as: 'owner' });
  expect(found.body.bookings).toEqual([]);
  expect(await sweepAt(retentionDays.guestWithoutAccount)).toBe(0);
});

test('when the guest arrives, and with which children, is known as of one who books online', async () => {
  const roomId = await aRoom();
  const id = await bookAndGetId(order(roomId, { arrivalTime: '18:00', children: [4] }));
  expect((await show(id)).body.booking).toMatchObject({ details: { version: 1, arrivalTime: '18:00', children: [4] } });
  const wrong: [string, Partial<Order>][] = [
    ['arrivalTime', { arrivalTime: '09:00' }],
    ['children', { children: [18] }],
    ['children', { children: [3, 4] }],
  ];
  for (const [field, details] of wrong) {
    const { status, body } = await book(order(roomId, { checkInDate: inDays(5), checkOutDate: inDays(7), ...details }));
    expect([[400, 422].includes(status), body.field]).toEqual([true, field]);
  }
});

test('once who the guest is is struck out, a payment is recorded without a note', async () => {
  const id = await bookAndGetId(order(await aRoom(), { guestName: 'Ilse Amsel' }));
  const bookings = bookingRepository(service.db);
  await transactionRunner(service.db, () => undefined)((tx) => bookings.strikeOutGuest(tx, id));
  const pay = (note?: string) => service.call(calls.markPaid, { bookingId: id, amount: 240, note }, { as: 'owner' });
  const { status, body } = await pay('Paid by Ilse Amsel');
  expect([status, body.code, body.field]).toEqual([422, 'rule-broken', 'note']);
  expect((await show(id)).body.booking).toMatchObject({ state: 'unpaid' });
  expect((await pay()).body.booking).toMatchObject({ state: 'paid' });
});
