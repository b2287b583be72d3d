import { calls } from '@wayhouse/contracts';
import { eventually, tokenOf } from '@wayhouse/service-kit/testing';
import { agree } from '../bookings/domain/booking.js';
import { bookingSteps } from '../testing/booking-steps.js';
import { bookingService, noon, order, room, type TestBooking } from '../testing/factories.js';
import { keepBookings } from '../testing/store-bookings.js';
import { registerHotel } from '../testing/register-hotel.js';

let service: TestBooking;
let steps: ReturnType<typeof bookingSteps>;
beforeAll(async () => {
  service = await bookingService();
  steps = bookingSteps(service);
  await registerHotel(service, 'h2', 'other-owner');
});
afterAll(() => service.stop());

const open: AbortController[] = [];
afterEach(() => open.splice(0).forEach((each) => each.abort()));

/** Opens the stream as `as` and gathers what it says, until it ends; one that breaks off is never over. */
async function watch(as: string, from = service) {
  const leaving = new AbortController();
  open.push(leaving);
  const headers = { authorization: `Bearer ${tokenOf(as)}` };
  const answer = await fetch(`${from.url}/api/bookings/hotel/stream`, { headers, signal: leaving.signal });
  const stream = { status: answer.status, text: '', isOver: false, leave: () => leaving.abort() };
  void (async () => {
    for await (const part of answer.body ?? []) stream.text += Buffer.from(part as Uint8Array).toString();
    stream.isOver = true;
  })().catch(() => undefined);
  return stream;
}
const said = (bookingId: string, what: string) => `data: ${JSON.stringify({ bookingId, what })}\n\n`;

test('a new booking, its payment and its cancellation are heard by every window of the owner, and by nobody else', async () => {
  const [one, other, stranger] = await Promise.all([watch('owner'), watch('owner'), watch('other-owner')]);
  const hear = (text: string) =>
    eventually(async () => expect([one.text, other.text].every((all) => all.includes(text))).toBe(true));
  const id = await steps.booked(10);
  await hear(said(id, 'booked'));
  await steps.pay(id);
  await steps.turns(id, { state: 'paid' });
  await hear(said(id, 'paid'));
  await steps.cancel(id);
  await hear(said(id, 'cancelled'));
  await steps.sendBack(id, 360_00);
  await hear(said(id, 'refunded'));
  expect(stranger.text).toBe('');
});

test('what another process has written is heard too', async () => {
  const stream = await watch('owner');
  await keepBookings(service, [agree(room(), order({ id: 'elsewhere' }), noon)], { id: 'h1' });
  await eventually(async () => expect(stream.text).toContain(said('elsewhere-h1', 'booked')));
});

test('who comes back hears what happens from then on, and nothing twice', async () => {
  const first = await watch('owner');
  const early = await steps.booked(30);
  await eventually(async () => expect(first.text).toContain(said(early, 'booked')));
  first.leave();
  const second = await watch('owner');
  const late = await steps.booked(40);
  await eventually(async () => expect(second.text).toContain(said(late, 'booked')));
  expect(second.text).not.toContain(early);
});

test('the stream is for owners alone', async () => {
  expect((await service.call(calls.watchHotelBookings, {}, { as: 'asha' })).status).toBe(403);
  expect((await service.call(calls.watchHotelBookings, {})).status).toBe(401);
});

test('an owner opens ten streams and no more until one is closed', async () => {
  const streams = await Promise.all(Array.from({ length: 10 }, () => watch('other-owner')));
  expect(streams.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
  expect((await watch('other-owner')).status).toBe(429);
  expect((await watch('owner')).status).toBe(200);
  streams[0]!.leave();
  await eventually(async () => expect((await watch('other-owner')).status).toBe(200));
});

test('a service that stops ends its streams, instead of cutting them off once its patience is over', async () => {
  const own = await bookingService();
  const stream = await watch('owner', own);
  await own.stop();
  await eventually(async () => expect(stream.isOver).toBe(true));
});
