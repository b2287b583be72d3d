import { calls } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { signToken } from '@wayhouse/service-kit/testing';
import { bookingSteps } from '../testing/booking-steps.js';
import { startTestBooking, inDays, type TestBooking } from '../testing/factories.js';
import { registerHotel } from '../testing/register-hotel.js';

let service: TestBooking;
let steps: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await startTestBooking();
  steps = bookingSteps(service);
  await registerHotel(service, 'h2', 'other-owner');
});
afterAll(() => service.stop());

const january = { from: '2027-01-01', to: '2027-02-01' };
const readReport = async (as: string) => (await service.call(calls.showHotelReport, january, { as })).body.report;
const download = (as: string) =>
  fetch(`${service.url}/api/bookings/hotel/bookings.csv?${new URLSearchParams(january)}`, {
    headers: { authorization: `Bearer ${signToken(as)}` },
  });
type Page = { bookings: { _id: string }[]; next?: string; totalBookings?: number; totalRevenue?: number };
const page = async (query: object, as = 'owner') =>
  (await service.call(calls.showHotelBookings, query, { as })).body.dashboardData as Page;

test('an owner sees the numbers of their own hotel only', async () => {
  const id = await steps.bookAndGetId(2);
  await steps.pay(id);
  await steps.waitUntil(id, { state: 'paid' });
  expect(await readReport('owner')).toMatchObject({ bookings: 1, nightsSold: 3, nightsOffered: 31, revenue: 360 });
  expect(await readReport('other-owner')).toMatchObject({ bookings: 0, revenue: 0 });
  expect((await page({}, 'other-owner')).bookings).toEqual([]);
  expect(await (await download('other-owner')).text()).not.toContain(id);
});

test.each([
  ['showHotelBookings', {}],
  ['showHotelReport', january],
  ['showHotelToday', {}],
  ['downloadHotelBookings', january],
] as const)('%s is for owners only', async (name, input) => {
  expect((await service.call(calls[name], input as never, { as: 'asha' })).status).toBe(403);
});

test.each([
  [{ from: '2027-02-01', to: '2027-02-01' }, 422, 'to'],
  [{ from: '2020-01-01', to: '2027-02-01' }, 422, 'to'],
  [{ from: '2027-02-30', to: '2027-03-01' }, 400, 'from'],
  [{}, 422, 'period'],
])('refuses %j as a period', async (input, status, field) => {
  expect(await service.call(calls.showHotelReport, input, { as: 'owner' })).toMatchObject({ status, body: { field } });
});

test('lists bookings newest first, page by page, each once', async () => {
  for (const day of [40, 50, 60]) await steps.bookAndGetId(day);
  const all = await page({});
  expect(all).toMatchObject({ totalBookings: all.bookings.length });
  expect(all.next).toBeUndefined();
  const read: string[] = [];
  let after: string | undefined;
  do {
    const some = await page({ limit: 2, ...(after && { after }) });
    expect(some.bookings.length).toBeLessThanOrEqual(2);
    read.push(...some.bookings.map(({ _id }) => _id));
    after = some.next;
  } while (after);
  expect(read).toEqual(all.bookings.map(({ _id }) => _id));
  expect((await service.call(calls.showHotelBookings, { after: 'x' }, { as: 'owner' })).status).toBe(400);
});

test('only the first page has the totals of all bookings', async () => {
  await steps.bookAndGetId(70);
  await steps.bookAndGetId(80);
  const first = await page({ limit: 1 });
  expect(first).toMatchObject({ totalBookings: expect.any(Number), totalRevenue: expect.any(Number) });
  const second = await page({ limit: 1, after: first.next });
  expect(second.bookings).toHaveLength(1);
  expect(second).not.toHaveProperty('totalBookings');
  expect(second).not.toHaveProperty('totalRevenue');
});

test('downloads the bookings that arrive in a period as a file named after its dates', async () => {
  const id = await steps.bookAndGetId(20, 1);
  const response = await download('owner');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename=wayhouse-bookings-2027-01-01-to-2027-01-31.csv',
    'cache-control': 'no-store',
  });
  const lines = Buffer.from(await response.arrayBuffer())
    .toString('utf8')
    .split('\r\n');
  expect(lines.find((line) => line.startsWith(bookingNumber(id)))).toContain(
    `,Name of asha,1,Double Bed,${inDays(20)},${inDays(21)},1,unpaid,`,
  );
  expect(lines.some((line) => line.includes(inDays(40)))).toBe(false);
});

test('an owner sees the day of their own hotel, and the bookings of a group', async () => {
  const id = await steps.bookAndGetId(0, 1);
  const today = async (as: string, group?: string) =>
    (await service.call(calls.showHotelToday, { ...(group && { group }) } as never, { as })).body.today;
  expect(await today('owner', 'arrivals')).toMatchObject({
    date: inDays(0),
    counts: { arrivals: 1, departures: 0, inHouse: 1, unpaid: 1 },
    bookings: [{ _id: id }],
  });
  expect(await today('owner')).toMatchObject({ counts: { arrivals: 1 }, bookings: [] });
  expect(await today('other-owner', 'arrivals')).toMatchObject({ counts: { arrivals: 0 }, bookings: [] });
});
