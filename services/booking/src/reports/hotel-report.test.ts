import { addDays, nightsOf, type Stay } from '@wayhouse/contracts';
import { transactions } from '@wayhouse/service-kit';
import { bookingDeps } from '../compose.js';
import { agree, type Booking, cancel, pay, refund } from '../bookings/domain/booking.js';
import { keepBookings } from '../testing/store-bookings.js';
import { aRefund, bookingService, noon, order, payment, room, type TestBooking } from '../testing/factories.js';
import { countHotel } from './hotel-report.js';

let service: TestBooking;
let deps: ReturnType<typeof bookingDeps>;
beforeAll(async () => {
  service = await bookingService();
  const unused = { outbox: {} as never, profileOf: () => Promise.reject(new Error('unused')), metrics: {} as never };
  const inTransaction = transactions(service.db, () => undefined);
  deps = bookingDeps({ ...service, ...unused, inTransaction, currency: 'USD', now: () => noon });
});
afterAll(() => service.stop());

const march = { from: '2027-03-01', to: '2027-04-01' };
const rooms = [{ roomId: 'one' }, { roomId: 'two' }];
let counter = 0;

/** A booking at 120.00 a night. */
const stay = (checkIn: string, checkOut: string): Booking =>
  agree(room({ roomId: 'one' }), order({ id: `b${counter++}`, stay: { checkIn, checkOut } }), noon);
const inMarch = () => stay('2027-03-10', '2027-03-13');
/** A booking of some later time, whose money moves when the test says. */
const later = () => {
  const checkIn = addDays('2027-06-01', 3 * counter);
  return stay(checkIn, addDays(checkIn, 3));
};
const paidAt = (at: string, amountMinor = 360_00) => pay(later(), payment({ paidAt: new Date(at), amountMinor }));

/** The figures of a hotel with these bookings, whose nights are taken as they are when one books. */
async function figures(bookings: Booking[], { period = march as object, blocked = [] as string[], its = rooms } = {}) {
  const ids = its.map(({ roomId }) => ({ roomId: `${roomId}-${counter++}` }));
  const hotelId = await keepBookings(service, bookings, { rooms: ids });
  const take = (holder: string, dates: string[]) =>
    deps.inTransaction((tx) => deps.nights.take(tx, holder, ids[0]!.roomId, dates));
  for (const { id, state, stay } of bookings) if (state !== 'cancelled') await take(id, nightsOf(stay as Stay));
  if (blocked.length) await take('a-block', blocked);
  return countHotel(deps, hotelId, period);
}

test('a hotel without rooms has nothing to offer, and nothing is divided by it', async () => {
  expect(await figures([], { its: [] })).toMatchObject({
    ...{ bookings: 0, booked: 0, revenue: 0, nightsSold: 0, nightsOffered: 0, occupancy: null, averageRate: null },
  });
});

test('nights sold are told as a share of all nights of all rooms, and at their average price', async () => {
  expect(await figures([inMarch(), stay('2027-03-20', '2027-03-21')])).toMatchObject({
    ...{ bookings: 2, booked: 480, nightsSold: 4, nightsOffered: 62, occupancy: 4 / 62, averageRate: 120 },
  });
});

test('a stay across the ends counts as a booking where it begins, and of its nights and price only what lies within', async () => {
  const across = [stay('2027-02-27', '2027-03-03'), stay('2027-03-31', '2027-04-02')];
  expect(await figures(across)).toMatchObject({ bookings: 1, booked: 240, nightsSold: 3, averageRate: 120 });
});

test('a stay that leaves on the first day, or arrives on the day after the last, is not in the period', async () => {
  const beside = [stay('2027-02-26', '2027-03-01'), stay('2027-04-01', '2027-04-03')];
  expect(await figures(beside)).toMatchObject({ bookings: 0, nightsSold: 0, occupancy: 0, averageRate: null });
});

test('the longest stay that reaches into the period from before it is counted', async () => {
  expect(await figures([stay('2027-01-31', '2027-03-02')])).toMatchObject({ bookings: 0, nightsSold: 1 });
});

test('a cancelled booking is neither a booking nor a night sold; what it costs is booked', async () => {
  const late = cancel(inMarch(), 120_00, new Date('2027-03-10T05:00:00Z'));
  expect(await figures([late, cancel(inMarch(), 0, noon)])).toMatchObject({
    ...{ bookings: 0, booked: 120, nightsSold: 0, nightsOffered: 62, averageRate: null },
  });
});

test('nights the owner has blocked are not offered', async () => {
  const blocked = ['2027-03-01', '2027-03-02', '2027-04-01'];
  expect(await figures([inMarch()], { blocked })).toMatchObject({ nightsSold: 3, nightsOffered: 60, occupancy: 0.05 });
});

test('nights sold in a room that is gone were offered, so that no house is fuller than full', async () => {
  expect(await figures([], { its: [] })).toMatchObject({ nightsOffered: 0 });
  const hotelId = await keepBookings(service, [inMarch()]);
  expect(await countHotel(deps, hotelId, march)).toMatchObject({ nightsSold: 3, nightsOffered: 3, occupancy: 1 });
});

test('revenue is what arrived in the period less what went back in it, whenever the stay is', async () => {
  const bookings = [
    paidAt('2027-02-28T12:00:00Z'),
    paidAt('2027-03-02T12:00:00Z'),
    refund(paidAt('2027-02-01T12:00:00Z'), aRefund({ refundedAt: new Date('2027-03-05T12:00:00Z') })),
    refund(later(), aRefund({ paymentId: 'not-heard-yet', refundedAt: new Date('2027-03-05T12:00:00Z') })),
  ];
  expect(await figures(bookings)).toMatchObject({ paid: 360, refunded: 120, revenue: 240 });
});

test('a day begins at midnight in Jaipur, where the hotel is', async () => {
  const bookings = [paidAt('2027-02-28T18:29:59.999Z', 1_00), paidAt('2027-02-28T18:30:00Z', 2_00)];
  const found = await figures([...bookings, paidAt('2027-03-31T18:30:00Z', 4_00)]);
  expect(found.paid).toBe(2);
  expect(found.months.slice(-2)).toMatchObject([
    { month: '2027-02-01', paid: 1 },
    { month: '2027-03-01', paid: 2 },
  ]);
});

test('the months are the twelve that end with the period, each with all that moved in it', async () => {
  const twice = pay(
    paidAt('2026-04-15T12:00:00Z'),
    payment({ paymentId: 'pi_2', paidAt: new Date('2027-03-31T12:00:00Z') }),
  );
  const { months, paid } = await figures([refund(twice, aRefund({ refundedAt: new Date('2026-05-01T12:00:00Z') }))], {
    period: { from: '2027-03-01', to: '2027-03-15' },
  });
  expect(months.map(({ month }) => month)).toEqual([
    ...['2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01'],
    ...['2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'],
  ]);
  expect(months[0]).toMatchObject({ revenue: 360 });
  expect(months[1]).toMatchObject({ revenue: -120, refunded: 120 });
  expect(months[11]).toMatchObject({ revenue: 360 });
  expect(paid).toBe(0);
});

test('a longer period shows all of its months', async () => {
  expect((await figures([], { period: { from: '2026-01-10', to: '2028-01-01' } })).months).toHaveLength(24);
});

test('a period’s name is read on the calendar of the hotel', async () => {
  expect(await figures([], { period: { period: 'last-month' } })).toMatchObject({
    from: '2026-12-01',
    to: '2027-01-01',
  });
});
