import { calls, events } from '@wayhouse/contracts';
import { onEvent, startService } from '@wayhouse/service-kit';
import {
  cleanUp,
  eventually,
  type RecordedSpan,
  recordSpans,
  testConfig,
  signToken,
} from '@wayhouse/service-kit/testing';
import { withNoopConsumers } from '@wayhouse/service-kit/testing/with-noop-consumers';
import { bookingConfig } from '@wayhouse/booking/testing/booking-config';
import { composeBooking } from '@wayhouse/booking/compose';
import { inDays, noon, room } from '@wayhouse/booking/testing/factories';
import { type TestGateway, testGateway } from '@wayhouse/gateway/testing/test-gateway';

type Service = Awaited<ReturnType<typeof startService>>;

const click = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const recorded = recordSpans();
const config = testConfig('trace-propagation');
const subscriberConfig = { ...config, MONGO_DATABASE: `${config.MONGO_DATABASE}-subscriber` };
let failures = 0;
let booking: Service;
let subscriber: Service;
let gateway: TestGateway;

beforeAll(async () => {
  const findProfile = (id: string) => Promise.resolve({ id, name: 'Asha Rao', email: 'asha@example.test', image: '' });
  const as = (name: string) => ({ findProfile, now: () => noon, retryDelays: [20], tracing: recorded.tracing(name) });
  booking = await startService('booking', config, (context) => composeBooking(context, bookingConfig), as('booking'));
  await booking.db.collection('rooms').insertOne({ _id: 'r1' as never, version: 1, facts: room() });
  const consumer = onEvent(events.bookingConfirmed, ({ guest }) =>
    failures-- > 0 ? Promise.reject(new Error(`no email for ${guest.email}`)) : Promise.resolve(),
  );
  const module = { routes: [], consumers: withNoopConsumers('notification', consumer) };
  subscriber = await startService('notification', subscriberConfig, () => module, as('notification'));
  gateway = await testGateway({ BOOKING_URL: booking.url }, { tracing: recorded.tracing('gateway', { isEdge: true }) });
});
afterAll(async () => {
  await Promise.all([gateway, booking, subscriber].map((each) => each.stop()));
  await cleanUp(config);
  await cleanUp(subscriberConfig);
});

/** Books as the browser does and resolves to the spans of the click once `many` have ended. */
async function book(traceId: string, days: number, many: number): Promise<RecordedSpan[]> {
  const dates = { checkInDate: inDays(days), checkOutDate: inDays(days + 1) };
  const answer = await fetch(gateway.url + calls.bookRoom.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${signToken('asha')}`,
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

test('a click is one trace from the gateway to the subscribers of its event', async () => {
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

test('each attempt to process an event is a span, and no span contains personal data', async () => {
  failures = 1;
  const spans = await book('0af7651916cd43dd8448eb211c80319c', 40, 9);
  const attempts = spans.filter(({ name }) => name.startsWith('process'));
  expect(
    attempts.map(({ failed, attributes }) => [failed, attributes['error.type'] ?? attributes['wayhouse.result']]),
  ).toEqual([
    [true, 'Error'],
    [false, 'processed'],
  ]);
  expect(JSON.stringify(recorded.spans())).not.toMatch(/asha|rao|bearer/i);
});
