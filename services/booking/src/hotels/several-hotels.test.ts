import { type CallInput, type CallResponse, calls, events } from '@wayhouse/contracts';
import { eventually, readResponse, signToken } from '@wayhouse/service-kit/testing';
import { inDays, room, startTestBooking, type TestBooking, waitForDocument } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';

let service: TestBooking;
beforeAll(async () => {
  service = await startTestBooking();
  // Added before the other of the two is known.
  await addHotel('h3', '2027-01-04T00:00:00Z');
  await addHotel('h2', '2027-01-03T00:00:00Z');
  await registerHotel(service, 'foreign', 'rival');
  await service.publish(events.roomListed, room({ roomId: 'r2', hotelId: 'h2', hotelName: 'Moss Gate' }));
  await waitForDocument(service, 'rooms', 'r2');
});
afterAll(() => service.stop());

async function addHotel(hotelId: string, addedAt: string) {
  const details = { name: 'Moss Gate', contact: '+91 141 000 001', address: '2 Fort Road', city: 'Jaipur' };
  await service.publish(events.hotelRegistered, { hotelId, version: 1, ownerId: 'owner', addedAt, ...details });
  await waitForDocument(service, 'hotels', hotelId);
}

const as = 'owner';
let nextDay = 10;
/** Books two nights of a room, or those from `from`, and returns the id. */
async function book(roomId: string, from = (nextDay += 3)) {
  const order = { room: roomId, checkInDate: inDays(from), checkOutDate: inDays(from + 2), guests: 1 };
  const { body } = await service.call(
    calls.bookRoom,
    { ...order, PaymentMethod: 'Pay at Hotel' as const },
    { as: 'asha' },
  );
  return (body.booking as { _id: string })._id;
}

/** Without a hotel, as callers did before there were several. */
const named = (hotel?: string) => (hotel ? { hotel } : {});

type Dashboard = CallResponse<typeof calls.showHotelBookings>['dashboardData'];
const dashboard = async (hotel?: string) =>
  (await service.call(calls.showHotelBookings, named(hotel), { as })).body.dashboardData as Dashboard;
const listed = async (hotel?: string) => (await dashboard(hotel)).bookings.map(({ _id }) => _id);
const march = { from: inDays(0), to: inDays(300) };

async function download(input: CallInput<typeof calls.downloadHotelBookings>) {
  const headers = { authorization: `Bearer ${signToken(as)}` };
  const query = new URLSearchParams(input as Record<string, string>);
  const response = await fetch(`${service.url}${calls.downloadHotelBookings.path}?${query}`, { headers });
  return response.text();
}

test('bookings, revenue, the day, the timeline and the file are of the hotel that is named, and otherwise of the first', async () => {
  const [atFirst, atSecond] = [await book('r1', 0), await book('r2', 0)];
  const pay = { bookingId: atSecond, amount: 240 };
  expect((await service.call(calls.markPaid, pay, { as })).status).toBe(200);
  for (const hotel of [undefined, 'h1']) expect(await listed(hotel)).toEqual([atFirst]);
  expect(await listed('h2')).toEqual([atSecond]);
  expect(await listed('h3')).toEqual([]);
  const paid = async (hotel?: string) => [(await dashboard(hotel)).paid, (await dashboard(hotel)).totalBookings];
  expect([await paid(), await paid('h2'), await paid('h3')]).toEqual([
    [0, 1],
    [240, 1],
    [0, 0],
  ]);

  const revenue = async (hotel?: string) => {
    const { body } = await service.call(calls.showHotelReport, { ...march, ...named(hotel) }, { as });
    const { booked, paid: received } = body.report as CallResponse<typeof calls.showHotelReport>['report'];
    return [booked, received];
  };
  expect([await revenue(), await revenue('h2'), await revenue('h3')]).toEqual([
    [240, 0],
    [240, 240],
    [0, 0],
  ]);

  const arrivals = async (hotel?: string) => {
    const { body } = await service.call(calls.showHotelToday, { group: 'arrivals', ...named(hotel) }, { as });
    return (body.today as CallResponse<typeof calls.showHotelToday>['today']).bookings.map(({ _id }) => _id);
  };
  expect([await arrivals(), await arrivals('h2'), await arrivals('h3')]).toEqual([[atFirst], [atSecond], []]);

  const stays = async (hotel?: string) => {
    const { body } = await service.call(
      calls.showTimeline,
      { from: inDays(0), to: inDays(5), ...named(hotel) },
      { as },
    );
    return (body as CallResponse<typeof calls.showTimeline>).stays.map(({ bookingId }) => bookingId);
  };
  expect([await stays(), await stays('h2'), await stays('h3')]).toEqual([[atFirst], [atSecond], []]);

  const found = async (hotel?: string) => {
    const { body } = await service.call(calls.findHotelBookings, { text: 'asha', ...named(hotel) }, { as });
    return (body as CallResponse<typeof calls.findHotelBookings>).bookings.map(({ _id }) => _id);
  };
  expect([await found(), await found('h2'), await found('h3')]).toEqual([[atFirst], [atSecond], []]);

  const lines = async (hotel?: string) => (await download({ ...march, ...named(hotel) })).trim().split('\n');
  expect([(await lines()).length, (await lines('h2')).length, (await lines('h3')).length]).toEqual([2, 2, 1]);
});

test('a booking and a room are reached by their ids at each hotel of the owner, and by no other owner', async () => {
  const id = await book('r2');
  const nights = { room: 'r2', from: inDays(100), to: inDays(101) };
  const actions = (caller: string) =>
    Promise.all([
      service.call(calls.showHotelBooking, { id }, { as: caller }),
      service.call(calls.moveStay, { bookingId: id, unit: 1 }, { as: caller }),
      service.call(calls.markPaid, { bookingId: id, amount: 240 }, { as: caller }),
      service.call(calls.blockNights, nights, { as: caller }),
      service.call(calls.showRoomCalendar, { id: 'r2', from: nights.from, to: nights.to }, { as: caller }),
    ]);
  expect((await actions('rival')).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await actions('owner')).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const cancelled = await service.call(calls.cancelByOwner, { bookingId: await book('r2') }, { as });
  expect(cancelled).toMatchObject({ status: 200, body: { booking: { state: 'cancelled' } } });
});

test('another owner’s hotel is not found, and neither is one that does not exist', async () => {
  const notFound = { status: 404, body: { code: 'not-found', field: 'hotel' } };
  const inputs = [
    [calls.showHotelBookings, {}],
    [calls.showHotelReport, march],
    [calls.showHotelToday, {}],
    [calls.findHotelBookings, { text: 'asha' }],
    [calls.showTimeline, { from: inDays(0), to: inDays(5) }],
  ] as const;
  const responses = inputs.flatMap(([call, input]) =>
    ['foreign', 'nowhere'].map((hotel) => service.call(call, { ...input, hotel }, { as })),
  );
  for (const response of await Promise.all(responses)) expect(response).toMatchObject(notFound);
  for (const call of [calls.downloadHotelBookings, calls.watchHotelBookings]) {
    const query = new URLSearchParams({ hotel: 'foreign', ...(call === calls.downloadHotelBookings && march) });
    const headers = { authorization: `Bearer ${signToken(as)}` };
    const refused = await readResponse(call, await fetch(`${service.url}${call.path}?${query}`, { headers }));
    expect(refused).toMatchObject(notFound);
  }
});

test('the stream is about the hotel that is named', async () => {
  const request = new AbortController();
  const read = async (hotel: string) => {
    const headers = { authorization: `Bearer ${signToken(as)}` };
    const url = `${service.url}${calls.watchHotelBookings.path}?hotel=${hotel}`;
    const { body } = await fetch(url, { headers, signal: request.signal });
    const stream = { text: '' };
    void (async () => {
      for await (const part of body ?? []) stream.text += Buffer.from(part as Uint8Array).toString();
    })().catch(() => undefined);
    return stream;
  };
  const [first, second] = [await read('h1'), await read('h2')];
  const [atFirst, atSecond] = [await book('r1'), await book('r2')];
  await eventually(async () => {
    expect(first.text).toContain(atFirst);
    expect(second.text).toContain(atSecond);
  });
  expect(first.text).not.toContain(atSecond);
  expect(second.text).not.toContain(atFirst);
  request.abort();
});

test('a hotel that has just been added is found as soon as its event arrives', async () => {
  const asked = service.call(calls.showHotelBookings, { hotel: 'h4' }, { as });
  await addHotel('h4', '2027-01-05T00:00:00Z');
  expect(await asked).toMatchObject({ status: 200 });
});

test('who has guests to come at any hotel does not delete the account, and gets the blocked nights of all', async () => {
  const block = (roomId: string) =>
    service.call(calls.blockNights, { room: roomId, from: inDays(200), to: inDays(201) }, { as });
  await Promise.all([block('r1'), block('r2')]);
  const { body } = await service.call(calls.exportBookings, {}, { as });
  expect((body.data as { blocks: { roomId: string }[] }).blocks.map(({ roomId }) => roomId).sort()).toEqual([
    'r1',
    'r2',
  ]);
  for (const id of await listed()) await service.call(calls.cancelByOwner, { bookingId: id }, { as });
  await book('r2');
  expect(await service.call(calls.deleteAccount, {}, { as })).toMatchObject({
    status: 422,
    body: {
      code: 'guests-to-come',
      message: expect.stringMatching(/^There are guests to come at Moss Gate\./) as string,
    },
  });
});
