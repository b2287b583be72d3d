import type { RoomFacts } from '@wayhouse/contracts';
import { addDays, nightsOf, type Stay } from '@wayhouse/domain';
import { transactionRunner } from '@wayhouse/service-kit';
import { bookingDeps } from '../compose.js';
import { type Booking, cancel, pay, refund } from '../bookings/domain/booking.js';
import { createBooking } from '../bookings/domain/create-booking.js';
import { storeBookings } from '../testing/store-bookings.js';
import { aRefund, startTestBooking, noon, order, payment, room, type TestBooking } from '../testing/factories.js';
import { hotelReport } from './hotel-report.js';

let service: TestBooking;
let deps: ReturnType<typeof bookingDeps>;
beforeAll(async () => {
  service = await startTestBooking();
  const unused = { outbox: {} as never, findProfile: () => Promise.reject(new Error('unused')), metrics: {} as never };
  const clerkAccounts = {} as never;
  const inTransaction = transactionRunner(service.db, () => undefined);
  deps = bookingDeps({ ...service, ...unused, clerkAccounts, inTransaction, now: () => noon }, { CURRENCY: 'USD' });
});
afterAll(() => service.stop());

const march = { from: '2027-03-01', to: '2027-04-01' };
const rooms = [{ roomId: 'one' }, { roomId: 'two' }];
let counter = 0;

/** A booking at 120.00 per night. */
const stay = (checkIn: string, checkOut: string): Booking =>
  createBooking(room({ roomId: 'one' }), order({ id: `b${counter++}`, stay: { checkIn, checkOut } }), noon);
const inMarch = () => stay('2027-03-10', '2027-03-13');
/** A booking of later nights, for tests of its payments only. */
const later = () => {
  const checkIn = addDays('2027-06-01', 3 * counter);
  return stay(checkIn, addDays(checkIn, 3));
};
const paidAt = (at: string, amountMinor = 360_00) => pay(later(), payment({ paidAt: new Date(at), amountMinor }));

/** The report of a hotel with these bookings and their nights taken. */
async function report(
  bookings: Booking[],
  { period = march as object, blocked = [] as string[], ofRooms = rooms as Partial<RoomFacts>[] } = {},
) {
  const ids = ofRooms.map((facts) => ({ ...facts, roomId: `${facts.roomId}-${counter++}` }));
  const hotelId = await storeBookings(service, bookings, { rooms: ids });
  const take = (holder: string, dates: string[]) =>
    deps.inTransaction((tx) => deps.nights.take(tx, holder, { room: ids[0]!.roomId, units: 1, mostUnits: 1 }, dates));
  for (const { id, state, stay } of bookings) if (state !== 'cancelled') await take(id, nightsOf(stay as Stay));
  if (blocked.length) await take('a-block', blocked);
  return hotelReport(deps, hotelId, period);
}

test('a hotel without rooms has no nights offered, and no occupancy', async () => {
  expect(await report([], { ofRooms: [] })).toMatchObject({
    bookings: 0,
    booked: 0,
    revenue: 0,
    nightsSold: 0,
    nightsOffered: 0,
    occupancy: null,
    averageDailyRate: null,
  });
});

test('occupancy is the share of nights sold of all rooms, and the rate their average price', async () => {
  expect(await report([inMarch(), stay('2027-03-20', '2027-03-21')])).toMatchObject({
    bookings: 2,
    booked: 480,
    nightsSold: 4,
    nightsOffered: 62,
    occupancy: 4 / 62,
    averageDailyRate: 120,
  });
});

test('a stay across the period’s ends counts as a booking where it begins, and with its nights within the period', async () => {
  const across = [stay('2027-02-27', '2027-03-03'), stay('2027-03-31', '2027-04-02')];
  expect(await report(across)).toMatchObject({ bookings: 1, booked: 240, nightsSold: 3, averageDailyRate: 120 });
});

test('a stay that ends on the first day, or begins after the last, is not in the period', async () => {
  const beside = [stay('2027-02-26', '2027-03-01'), stay('2027-04-01', '2027-04-03')];
  expect(await report(beside)).toMatchObject({ bookings: 0, nightsSold: 0, occupancy: 0, averageDailyRate: null });
});

test('counts the longest stay that reaches into the period', async () => {
  expect(await report([stay('2027-01-31', '2027-03-02')])).toMatchObject({ bookings: 0, nightsSold: 1 });
});

test('a cancelled booking counts only with its charge, in the booked amount', async () => {
  const late = cancel(inMarch(), 120_00, new Date('2027-03-10T05:00:00Z'));
  expect(await report([late, cancel(inMarch(), 0, noon)])).toMatchObject({
    bookings: 0,
    booked: 120,
    nightsSold: 0,
    nightsOffered: 62,
    averageDailyRate: null,
  });
});

test('blocked nights are not offered', async () => {
  const blocked = ['2027-03-01', '2027-03-02', '2027-04-01'];
  expect(await report([inMarch()], { blocked })).toMatchObject({ nightsSold: 3, nightsOffered: 60, occupancy: 0.05 });
});

test('a room offers its nights from the day on which it was created, in the hotel’s time zone', async () => {
  const ofRooms = [
    { roomId: 'one', createdAt: '2027-03-29T18:30:00Z', units: 4 },
    { roomId: 'hidden', createdAt: '2027-03-30T18:29:00Z', units: 2, isAvailable: false },
    { roomId: 'later', createdAt: '2027-04-02T12:00:00Z' },
  ];
  expect(await report([stay('2027-03-31', '2027-04-01')], { ofRooms })).toMatchObject({
    nightsSold: 1,
    nightsOffered: 12,
    occupancy: 1 / 12,
  });
  expect(await report([], { ofRooms: [{ roomId: 'earlier', createdAt: '2027-02-01T12:00:00Z' }] })).toMatchObject({
    nightsOffered: 31,
  });
});

test('nights sold in a removed room count as offered, so that occupancy is at most 100 %', async () => {
  expect(await report([], { ofRooms: [] })).toMatchObject({ nightsOffered: 0 });
  const hotelId = await storeBookings(service, [inMarch()]);
  expect(await hotelReport(deps, hotelId, march)).toMatchObject({ nightsSold: 3, nightsOffered: 3, occupancy: 1 });
});

test('revenue is what was paid less what was refunded in the period, whenever the stay is', async () => {
  const bookings = [
    paidAt('2027-02-28T12:00:00Z'),
    paidAt('2027-03-02T12:00:00Z'),
    refund(paidAt('2027-02-01T12:00:00Z'), aRefund({ refundedAt: new Date('2027-03-05T12:00:00Z') })),
    refund(later(), aRefund({ paymentId: 'not-arrived-yet', refundedAt: new Date('2027-03-05T12:00:00Z') })),
  ];
  expect(await report(bookings)).toMatchObject({ paid: 360, refunded: 120, revenue: 240 });
});

test('days begin at midnight in the hotel’s time zone', async () => {
  const bookings = [paidAt('2027-02-28T18:29:59.999Z', 1_00), paidAt('2027-02-28T18:30:00Z', 2_00)];
  const found = await report([...bookings, paidAt('2027-03-31T18:30:00Z', 4_00)]);
  expect(found.paid).toBe(2);
  expect(found.months.slice(-2)).toMatchObject([
    { month: '2027-02-01', paid: 1 },
    { month: '2027-03-01', paid: 2 },
  ]);
});

test('shows the twelve months up to the end of the period, each with all its payments and refunds', async () => {
  const twice = pay(
    paidAt('2026-04-15T12:00:00Z'),
    payment({ paymentId: 'pi_2', paidAt: new Date('2027-03-31T12:00:00Z') }),
  );
  const { months, paid } = await report([refund(twice, aRefund({ refundedAt: new Date('2026-05-01T12:00:00Z') }))], {
    period: { from: '2027-03-01', to: '2027-03-15' },
  });
  expect(months.map(({ month }) => month)).toEqual([
    '2026-04-01',
    '2026-05-01',
    '2026-06-01',
    '2026-07-01',
    '2026-08-01',
    '2026-09-01',
    '2026-10-01',
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
    '2027-03-01',
  ]);
  expect(months[0]).toMatchObject({ revenue: 360 });
  expect(months[1]).toMatchObject({ revenue: -120, refunded: 120 });
  expect(months[11]).toMatchObject({ revenue: 360 });
  expect(paid).toBe(0);
});

test('shows all months of a longer period', async () => {
  expect((await report([], { period: { from: '2026-01-10', to: '2028-01-01' } })).months).toHaveLength(24);
});

test('resolves a named period on the hotel’s calendar', async () => {
  expect(await report([], { period: { period: 'last-month' } })).toMatchObject({
    from: '2026-12-01',
    to: '2027-01-01',
  });
});

test('taxes and fees count as booked and as revenue, and not in the average daily rate', async () => {
  const taxes = [
    { name: 'VAT', kind: 'tax' as const, basis: 'percent' as const, hundredths: 7_00, isIncluded: true },
    { name: 'Cleaning', kind: 'fee' as const, basis: 'stay' as const, hundredths: 30_00, isIncluded: false },
  ];
  const taxed = createBooking(
    room({ roomId: 'one', taxes }),
    order({ id: 'taxed', stay: { checkIn: '2027-03-10', checkOut: '2027-03-13' } }),
    noon,
  );
  const paid = pay(taxed, payment({ amountMinor: 390_00, paidAt: new Date('2027-03-02T10:00:00Z') }));
  expect(await report([paid, stay('2027-03-20', '2027-03-21')])).toMatchObject({
    booked: 510,
    revenue: 390,
    nightsSold: 4,
    averageDailyRate: 120,
  });
});
