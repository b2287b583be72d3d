import { addDays, type ArrivalTime, limits } from '@wayhouse/domain';
import { cancelByOwner, pay } from '../bookings/domain/booking.js';
import { payAtHotel } from '../bookings/domain/pay-at-hotel.js';
import { createBooking } from '../bookings/domain/create-booking.js';
import { roomProjection } from '../rooms/room-projection.js';
import { noon, order, payment, room, startTestBooking, type TestBooking } from '../testing/factories.js';
import { storeBookings } from '../testing/store-bookings.js';
import { hotelToday } from './hotel-today.js';
import { reportRepository } from './report-repository.js';

let service: TestBooking;
beforeAll(async () => void (service = await startTestBooking()));
afterAll(() => service.stop());

const today = '2027-01-05';
const inDays = (days: number) => addDays(today, days);
const stayOf = (id: string, from: number, to: number) =>
  createBooking(room(), order({ id, stay: { checkIn: inDays(from), checkOut: inDays(to) } }), noon);

async function openHotel(bookings: ReturnType<typeof stayOf>[], city = 'Jaipur') {
  const hotelId = await storeBookings(service, bookings, { rooms: [{ city }] });
  const deps = { reports: reportRepository(service.db), rooms: roomProjection(service.db) };
  const idsOf = async (group: Parameters<typeof hotelToday>[2], now = noon) =>
    (await hotelToday({ ...deps, now: () => now }, hotelId, group)).bookings.map(({ id }) => id.split('-')[0]);
  return { hotelId, idsOf, show: (now = noon) => hotelToday({ ...deps, now: () => now }, hotelId) };
}

/** Before, on and after the day. */
const staysAround = () => [
  stayOf('departed', -3, -1),
  stayOf('departs', -2, 0),
  stayOf('stays', -1, 2),
  stayOf('arrives', 0, 1),
  stayOf('comes', 1, 2),
];

test('counts who arrives, who leaves and who stays tonight', async () => {
  const { show, idsOf } = await openHotel(staysAround());
  expect(await show()).toEqual({
    date: today,
    counts: { arrivals: 1, departures: 1, inHouse: 2, unpaid: 3 },
    bookings: [],
  });
  expect(await idsOf('arrivals')).toEqual(['arrives']);
  expect(await idsOf('departures')).toEqual(['departs']);
  expect(await idsOf('inHouse')).toEqual(['stays', 'arrives']);
});

test('arrivals stand by their hours, and those of which none is known last', async () => {
  const arrives = (id: string, arrivalTime?: ArrivalTime) => ({
    ...stayOf(id, 0, 1),
    ...(arrivalTime && { details: { version: 1, arrivalTime } }),
  });
  const { idsOf } = await openHotel([
    arrives('unknown'),
    arrives('late', 'after-midnight'),
    arrives('early', '09:00'),
    arrives('evening', '18:00'),
  ]);
  expect(await idsOf('arrivals')).toEqual(['early', 'evening', 'late', 'unknown']);
});

test('of the stays of the day, those that something is owed for are unpaid', async () => {
  const [departed, departs, stays, arrives, comes] = staysAround();
  const { idsOf } = await openHotel([
    departed!,
    payAtHotel(departs!, { id: 'desk', amountMinor: departs!.totalMinor }, noon),
    pay(stays!, payment({ amountMinor: stays!.totalMinor })),
    arrives!,
    comes!,
  ]);
  expect(await idsOf('unpaid')).toEqual(['arrives']);
});

test('a cancelled booking is in no group', async () => {
  const { show } = await openHotel(staysAround().map((each) => cancelByOwner(each, new Date('2026-12-01'))));
  expect((await show()).counts).toEqual({ arrivals: 0, departures: 0, inHouse: 0, unpaid: 0 });
});

test('the day is that of the hotel’s city', async () => {
  const newYork = await openHotel([stayOf('late', 0, 1)], 'New York');
  expect(await newYork.show(new Date('2027-01-06T04:59:59Z'))).toMatchObject({ date: today, counts: { arrivals: 1 } });
  expect(await newYork.show(new Date('2027-01-06T05:00:00Z'))).toMatchObject({
    date: inDays(1),
    counts: { arrivals: 0, departures: 1 },
  });
});

test('the longest stay is counted to its last day', async () => {
  const { idsOf } = await openHotel([stayOf('longest', -limits.nights, 0)]);
  expect(await idsOf('departures')).toEqual(['longest']);
});

test('a hotel without rooms has an empty day without a date', async () => {
  const hotelId = await storeBookings(service, []);
  const deps = { reports: reportRepository(service.db), rooms: roomProjection(service.db), now: () => noon };
  expect(await hotelToday(deps, hotelId)).toEqual({
    counts: { arrivals: 0, departures: 0, inHouse: 0, unpaid: 0 },
    bookings: [],
  });
});

test('other hotels’ stays are not counted', async () => {
  await openHotel(staysAround());
  const { show } = await openHotel([]);
  expect((await show()).counts.inHouse).toBe(0);
});
