import { calls, events } from '@wayhouse/contracts';
import { on, runService } from '@wayhouse/service-kit';
import { cleanUp, eventually, type Recorded, recordSpans, testConfig, tokenOf } from '@wayhouse/service-kit/testing';
import { hearingAll } from '../../packages/service-kit/src/testing/with-noop-consumers.js';
import { buildBooking } from '../../services/booking/src/compose.js';
import { inDays, noon, room } from '../../services/booking/src/testing/factories.js';
import { type TestGateway, testGateway } from '../../services/gateway/src/testing/test-gateway.js';

type Service = Awaited<ReturnType<typeof runService>>;

const click = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const recorded = recordSpans();
const config = testConfig('one-trace');
const hearersConfig = { ...config, MONGO_DATABASE: `${config.MONGO_DATABASE}-hearer` };
let failures = 0;
let booking: Service;
let hearer: Service;
let gateway: TestGateway;

beforeAll(async () => {
  const profileOf = (id: string) => Promise.resolve({ id, name: 'Asha Rao', email: 'asha@example.test', image: '' });
  const as = (name: string) => ({ profileOf, now: () => noon, retryDelays: [20], tracing: recorded.tracing(name) });
  booking = await runService('booking', config, (given) => buildBooking({ ...given, currency: 'USD' }), as('booking'));
  await booking.db.collection('rooms').insertOne({ _id: 'r1' as never, version: 1, facts: room() });
  const hear = on(events.bookingConfirmed, ({ guest }) =>
    failures-- > 0 ? Promise.reject(new Error(`no letter for ${guest.email}`)) : Promise.resolve(),
  );
  const hearing = { routes: [], consumers: hearingAll('notification', hear) };
  hearer = await runService('notification', hearersConfig, () => hearing, as('notification'));
  gateway = await testGateway({ BOOKING_URL: booking.url }, { tracing: recorded.tracing('gateway', { isEdge: true }) });
});
afterAll(async () => {
  await Promise.all([gateway, booking, hearer].map((each) => each.stop()));
  await cleanUp(config);
  await cleanUp(hearersConfig);
});

/** Books as the browser does, and answers the click's spans once `many` have ended, which they do in any order. */
async function book(traceId: string, days: number, many: number): Promise<Recorded[]> {
  const dates = { checkInDate: inDays(days), checkOutDate: inDays(days + 1) };
  const answer = await fetch(gateway.url + calls.bookRoom.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${tokenOf('asha')}`,
      traceparent: `00-${traceId}-${click.spanId}-00`,
    },
    body: JSON.stringify({ room: 'r1', ...dates, guests: 2, PaymentMethod: 'Pay at Hotel' }),
  });
  expect(answer.status).toBe(200);
  return eventually(async () => {
    const spans = recorded.spans().filter((span) => span.traceId === traceId);
    expect(spans).toHaveLength(many);
    return spans;
  });
}

test('a click is one trace from the gateway to who hears of it', async () => {
  const spans = await book(click.traceId, 30, 7);
  const found = spans.map(({ service, name, parent }) => [service, name, parent]);
  expect(found.sort()).toEqual([
    ['booking', 'POST /api/bookings/book', 'forward to booking'],
    ['booking', 'publish booking.confirmed.v1', 'transaction'],
    ['booking', 'transaction', 'POST /api/bookings/book'],
    ['gateway', 'POST /api/bookings/*', click.spanId],
    ['gateway', 'forward to booking', 'POST /api/bookings/*'],
    ['notification', 'process booking.confirmed.v1', 'publish booking.confirmed.v1'],
    ['notification', 'transaction', 'process booking.confirmed.v1'],
  ]);
  expect(spans.some(({ failed }) => failed)).toBe(false);
});

test('each try to work on an event is a span, and no span says anything of a guest', async () => {
  failures = 1;
  const spans = await book('0af7651916cd43dd8448eb211c80319c', 40, 9);
  const tries = spans.filter(({ name }) => name.startsWith('process'));
  expect(
    tries.map(({ failed, attributes }) => [failed, attributes['error.type'] ?? attributes['wayhouse.result']]),
  ).toEqual([
    [true, 'Error'],
    [false, 'done'],
  ]);
  expect(JSON.stringify(recorded.spans())).not.toMatch(/asha|rao|bearer/i);
});
