import { calls, events } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { eventually } from '@wayhouse/service-kit/testing';
import { inDays, room, startTestBooking, type TestBooking, waitForDocument } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';
import { setRole } from '../testing/set-role.js';

const now = new Date('2027-01-05T06:30:00Z');
let service: TestBooking;
beforeAll(async () => {
  service = await startTestBooking(() => now);
  await registerHotel(service, 'h2', 'owner');
  await addRoom('r2', 'h2');
});
afterAll(() => service.stop());

async function addRoom(roomId: string, hotelId: string) {
  await service.publish(events.roomListed, room({ roomId, hotelId, hotelName: 'Moss Gate' }));
  await waitForDocument(service, 'rooms', roomId);
}

const close = (hotel: string, as = 'owner') => service.call(calls.closeHotel, { hotel }, { as });
const reopen = (hotel: string, as = 'owner') => service.call(calls.reopenHotel, { hotel }, { as });
const stay = (from: number) => ({ checkInDate: inDays(from), checkOutDate: inDays(from + 2), guests: 1 });
const book = (roomId: string, from: number) =>
  service.call(calls.bookRoom, { room: roomId, ...stay(from), PaymentMethod: 'Pay at Hotel' }, { as: 'asha' });
const bookAtDesk = (roomId: string, from: number) => {
  const order = { room: roomId, ...stay(from), guestName: 'Mr Stone', totalPrice: 240 };
  return service.call(calls.bookAtDesk, { key: `desk-${roomId}-${from}`, ...order }, { as: 'owner' });
};
const idOf = ({ body }: Awaited<ReturnType<typeof book>>) => (body.booking as { _id: string })._id;
const published = async (event: typeof events.hotelClosed | typeof events.hotelReopened, id = 'h2') =>
  (await service.publishedEvents(event)).filter(({ hotelId }) => hotelId === id).map(({ version }) => version);

test('while guests are there or to come it is not closed, and the refusal names how many and until when', async () => {
  const [first, second] = [idOf(await book('r2', 0)), idOf(await book('r2', 10))];
  const guests = { hotel: 'Moss Gate', bookings: 2, until: inDays(12) };
  expect(await close('h2')).toMatchObject({
    status: 422,
    body: { code: 'guests-to-come', field: 'hotel', message: errorMessages['hotel-has-guests'](guests) },
  });
  expect((await book('r2', 20)).status).toBe(200);
  expect(await published(events.hotelClosed)).toEqual([]);
  const { body } = await service.call(calls.showHotelBookings, { hotel: 'h2' }, { as: 'owner' });
  const { bookings } = body.dashboardData as { bookings: { _id: string }[] };
  expect(bookings.map(({ _id }) => _id)).toEqual(expect.arrayContaining([first, second]));
  for (const { _id } of bookings) await service.call(calls.cancelByOwner, { bookingId: _id }, { as: 'owner' });
});

test('only its owner closes it, by its id', async () => {
  await setRole(service, { userId: 'mona', role: 'manager', hotelId: 'h2' });
  await registerHotel(service, 'h3', 'rival');
  expect((await close('h2', 'mona')).status).toBe(403);
  expect((await reopen('h2', 'mona')).status).toBe(403);
  for (const hotel of ['h3', 'nowhere'])
    expect(await close(hotel)).toMatchObject({ status: 404, body: { code: 'not-found', field: 'hotel' } });
  const unnamed = await service.call(calls.closeHotel, {} as { hotel: string }, { as: 'owner' });
  expect(unnamed).toMatchObject({ status: 400, body: { field: 'hotel' } });
  expect(await published(events.hotelClosed)).toEqual([]);
});

test('a closed hotel is booked by nobody, its other hotels as before, and what was booked stays readable', async () => {
  expect(await close('h2')).toMatchObject({ status: 200, body: { message: confirmations.hotelClosed } });
  expect((await close('h2')).status).toBe(200);
  expect(await published(events.hotelClosed)).toEqual([1]);
  expect(await book('r2', 30)).toMatchObject({ status: 409, body: { code: 'not-available' } });
  const closed = errorMessages['hotel-closed']({ hotel: 'Moss Gate', isByOwner: true });
  expect(await bookAtDesk('r2', 30)).toMatchObject({ status: 403, body: { message: closed } });
  expect([(await book('r1', 30)).status, (await bookAtDesk('r1', 40)).status]).toEqual([200, 200]);
  const read = [
    await service.call(calls.showHotelBookings, { hotel: 'h2' }, { as: 'owner' }),
    await service.call(calls.showHotelBookings, { hotel: 'h2' }, { as: 'mona' }),
    await service.call(calls.listOwnBookings, {}, { as: 'asha' }),
  ];
  expect(read.map(({ status, body }) => [status, JSON.stringify(body).includes('Moss Gate')])).toEqual([
    [200, true],
    [200, true],
    [200, true],
  ]);
});

test('a stay is not given other dates at a hotel that was closed since', async () => {
  const id = idOf(await book('r1', 60));
  const setClosed = (isClosedByOwner: boolean) =>
    service.db.collection('rooms').updateOne({ _id: 'r1' as never }, { $set: { isClosedByOwner } });
  const change = () => service.call(calls.changeStay, { id, ...stay(70), totalPrice: 240 }, { as: 'asha' });
  await setClosed(true);
  expect(await change()).toMatchObject({ status: 409, body: { code: 'not-available' } });
  await setClosed(false);
  expect((await change()).status).toBe(200);
});

test('a room that arrives late cannot be booked either', async () => {
  await addRoom('r2-late', 'h2');
  expect((await book('r2-late', 30)).status).toBe(409);
});

test('opened again it is booked as before, and both are recorded', async () => {
  expect(await reopen('h2')).toMatchObject({ status: 200, body: { message: confirmations.hotelReopened } });
  expect((await reopen('h2')).status).toBe(200);
  expect(await published(events.hotelReopened)).toEqual([2]);
  expect([(await book('r2', 30)).status, (await book('r2-late', 30)).status]).toEqual([200, 200]);
  const recorded = (await service.publishedEvents(events.changeRecorded)).filter(({ hotelId }) => hotelId === 'h2');
  expect(recorded).toMatchObject([
    { by: 'owner', facts: { kind: 'hotel-closed' } },
    { by: 'owner', facts: { kind: 'hotel-reopened' } },
  ]);
});

async function publishHotel(hotelId: string, version: number, isClosedByOperator?: true) {
  const details = { name: 'Moss Gate', contact: '+91 141 000 001', address: '2 Fort Road', city: 'Jaipur' };
  const facts = { hotelId, ownerId: 'owner', ...details, version };
  await service.publish(events.hotelChanged, { ...facts, ...(isClosedByOperator && { isClosedByOperator }) });
  await eventually(async () =>
    expect(await service.db.collection('hotels').findOne({ _id: hotelId as never })).toMatchObject({ version }),
  );
}

test('what an operator has closed its owner does not open, and nobody books it at the desk', async () => {
  await publishHotel('h4', 2);
  await addRoom('r4', 'h4');
  expect((await close('h4')).status).toBe(200);
  await publishHotel('h4', 3, true);
  expect(await reopen('h4')).toMatchObject({
    status: 403,
    body: { code: 'not-allowed', field: 'hotel', message: errorMessages['hotel-closed-by-operator'] },
  });
  const closed = errorMessages['hotel-closed']({ hotel: 'Moss Gate', isByOwner: false });
  expect((await bookAtDesk('r4', 30)).body.message).toBe(closed);
  await publishHotel('h4', 4);
  expect((await book('r4', 30)).status).toBe(409);
  expect((await reopen('h4')).status).toBe(200);
  expect((await book('r4', 30)).status).toBe(200);
});

test('a stay at a hotel that an operator has closed gets no further nights from its desk, and can be shortened', async () => {
  await publishHotel('h5', 2);
  await addRoom('r5', 'h5');
  const id = idOf(await book('r5', 10));
  await publishHotel('h5', 3, true);
  const wanted = (from: number, nights: number) => ({
    ...{ id, guests: 1, checkInDate: inDays(from), checkOutDate: inDays(from + nights) },
  });
  const show = (from: number, nights: number) =>
    service.call(calls.showStayChangeByHotel, wanted(from, nights), { as: 'owner' });
  const change = (from: number, nights: number) =>
    service.call(calls.changeStayByHotel, { ...wanted(from, nights), totalPrice: nights * 120 }, { as: 'owner' });
  const message = errorMessages['hotel-closed']({ hotel: 'Moss Gate', isByOwner: false });
  for (const [from, nights] of [
    [10, 3],
    [9, 3],
    [20, 2],
  ] as const)
    for (const answer of [await show(from, nights), await change(from, nights)])
      expect(answer).toMatchObject({ status: 403, body: { code: 'not-allowed', message } });
  expect((await show(11, 1)).status).toBe(200);
  expect((await change(11, 1)).status).toBe(200);
});
