import { calls } from '@wayhouse/contracts';
import { eventually, signToken } from '@wayhouse/service-kit/testing';
import { createBooking } from '../bookings/domain/create-booking.js';
import { bookingSteps } from '../testing/booking-steps.js';
import { noon, order, room, startTestBooking, type TestBooking } from '../testing/factories.js';
import { openStream as open } from '../testing/open-stream.js';
import { registerHotel } from '../testing/register-hotel.js';
import { storeBookings } from '../testing/store-bookings.js';

let service: TestBooking;
let steps: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await startTestBooking();
  steps = bookingSteps(service);
  await registerHotel(service, 'h2', 'other-owner');
});
afterAll(() => service.stop());

const opened: { close: () => void }[] = [];
afterEach(() => opened.splice(0).forEach((stream) => stream.close()));

async function openStream(as: string, from = service, token?: string) {
  const stream = await open(from, as, token);
  opened.push(stream);
  return stream;
}
const message = (bookingId: string, type: string) => `data: ${JSON.stringify({ bookingId, type })}\n\n`;

test('sends a new booking, its payment, cancellation and refund to every window of the owner, and to no other owner', async () => {
  const [first, second, otherOwner] = await Promise.all([
    openStream('owner'),
    openStream('owner'),
    openStream('other-owner'),
  ]);
  const bothReceive = (text: string) =>
    eventually(async () => expect([first.text, second.text].every((received) => received.includes(text))).toBe(true));
  const id = await steps.bookAndGetId(10);
  await bothReceive(message(id, 'booked'));
  await steps.pay(id);
  await steps.waitUntil(id, { state: 'paid' });
  await bothReceive(message(id, 'paid'));
  await steps.cancel(id);
  await bothReceive(message(id, 'cancelled'));
  await steps.refund(id, 360_00);
  await bothReceive(message(id, 'refunded'));
  expect(otherOwner.text).toBe('');
});

test('sends what another process has written', async () => {
  const stream = await openStream('owner');
  await storeBookings(service, [createBooking(room(), order({ id: 'elsewhere' }), noon)], { id: 'h1' });
  await eventually(async () => expect(stream.text).toContain(message('elsewhere-h1', 'booked')));
});

test('a stream that is opened again sends only what happens from then on', async () => {
  const first = await openStream('owner');
  const early = await steps.bookAndGetId(30);
  await eventually(async () => expect(first.text).toContain(message(early, 'booked')));
  first.close();
  const second = await openStream('owner');
  const late = await steps.bookAndGetId(40);
  await eventually(async () => expect(second.text).toContain(message(late, 'booked')));
  expect(second.text).not.toContain(early);
});

test('refuses guests', async () => {
  expect((await service.call(calls.watchHotelBookings, {}, { as: 'asha' })).status).toBe(403);
});

test('an owner has at most ten open streams', async () => {
  const streams = await Promise.all(Array.from({ length: 10 }, () => openStream('other-owner')));
  expect(streams.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
  expect((await openStream('other-owner')).status).toBe(429);
  expect((await openStream('owner')).status).toBe(200);
  streams[0]!.close();
  await eventually(async () => expect((await openStream('other-owner')).status).toBe(200));
});

test('streams that open at the same time are counted, and a place is free again when one could not open', async () => {
  await registerHotel(service, 'h3', 'busy-owner');
  const openAll = () => Promise.all(Array.from({ length: 60 }, () => openStream('busy-owner')));
  const opened = (await openAll()).filter(({ status }) => status === 200);
  expect(opened).toHaveLength(10);
  opened.forEach((stream) => stream.close());
  await eventually(async () => {
    const again = (await openAll()).filter(({ status }) => status === 200);
    again.forEach((stream) => stream.close());
    expect(again).toHaveLength(10);
  });
});

test('a stream ends with the token that it was opened with', async () => {
  const exp = Math.floor(Date.now() / 1000) + 1;
  const stream = await openStream('owner', service, signToken('owner', { exp }));
  expect(stream.status).toBe(200);
  await eventually(async () => expect(stream.hasEnded).toBe(true));
});

test('a service that stops ends its streams right away, not by the shutdown timeout', async () => {
  const own = await startTestBooking();
  const stream = await openStream('owner', own);
  await own.stop();
  await eventually(async () => expect(stream.hasEnded).toBe(true));
});
