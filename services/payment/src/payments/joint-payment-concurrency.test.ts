import { buildIndexes, connectMongo, openJobStore, transactionRunner } from '@wayhouse/service-kit';
import { bookingFacts, testConfig } from '@wayhouse/service-kit/testing';
import type { RefundOrder } from '../refunds/domain/refund-order.js';
import type { Payable } from './checkout-port.js';
import { paymentRepository } from './payment-repository.js';
import { recordChange } from './record-change.js';
import { startJointPayment, startPayment } from './start-payment.js';

const now = () => new Date('2027-01-05T12:00:00Z');
const expiresAt = new Date('2027-01-06T12:00:00Z');

let db: Awaited<ReturnType<typeof connectMongo>>;
beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('joint-payment');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
});
afterEach(async () => {
  await db.dropDatabase();
  await db.close();
});

/** Two bookings of each `pair`, that were made together. The id of a session is made of what its key is made of. */
async function setUp(whileOpening: (sessionId: string) => Promise<unknown> = () => Promise.resolve()) {
  const payments = paymentRepository(db);
  const sessionClosings = openJobStore<{ id: string }>(db, 'session_closings');
  const refundOrders = openJobStore<RefundOrder>(db, 'refund_orders');
  await buildIndexes(db);
  const inTransaction = transactionRunner(db, () => undefined);
  const opened = new Set<string>();
  const openCheckout = async (payables: Payable[]) => {
    const sessionId = payables.map(({ booking, attempt }) => `${booking.bookingId}-${attempt}`).join('+');
    opened.add(sessionId);
    await whileOpening(sessionId);
    return { sessionId, url: `https://pay.test/${sessionId}`, expiresAt };
  };
  const bookings = {
    get: (bookingId: string) => {
      const pair = bookingId.slice(0, -1);
      return Promise.resolve(bookingFacts({ bookingId, bookedTogether: [`${pair}a`, `${pair}b`] }));
    },
  };
  const deps = { inTransaction, payments, sessionClosings, refundOrders, bookings, openCheckout, now };
  const nothingElse = { version: 2, priceChanges: [], paidAtHotel: [] };
  return {
    payTogether: (id: string) => startJointPayment(deps, id, 'asha'),
    payAlone: (id: string) => startPayment(deps, id, 'asha'),
    cancel: (id: string) =>
      inTransaction((tx) => recordChange(deps, tx, id, { cancellation: { at: now(), chargedMinor: 0 } }, nothingElse)),
    sessionOf: async (id: string) => (await payments.get(id)).session?.sessionId,
    /** The sessions that Stripe has opened and was not asked to close. */
    async listOpen(): Promise<string[]> {
      const closed = (await db.collection('session_closings').distinct('_id')).map(String);
      return [...opened].filter((id) => !closed.includes(id)).sort();
    },
  };
}

test('requests at the same time get the same page', async () => {
  const { payTogether, sessionOf } = await setUp();
  const urls = await Promise.all([payTogether('p0a'), payTogether('p0b'), payTogether('p0a')]);
  expect(new Set(urls)).toEqual(new Set(['https://pay.test/p0a-1+p0b-1']));
  expect([await sessionOf('p0a'), await sessionOf('p0b')]).toEqual(['p0a-1+p0b-1', 'p0a-1+p0b-1']);
});

test('however pages are opened at the same time, those that stay open have each booking once', async () => {
  const { payTogether, payAlone, sessionOf, listOpen } = await setUp();
  const pairs = Array.from({ length: 8 }, (_, index) => `p${index}`);
  await Promise.all(
    pairs.flatMap((pair) => [
      payTogether(`${pair}a`),
      payAlone(`${pair}a`),
      payAlone(`${pair}b`),
      payTogether(`${pair}b`),
    ]),
  );
  const stored = await Promise.all(pairs.flatMap((pair) => [sessionOf(`${pair}a`), sessionOf(`${pair}b`)]));
  expect([...new Set(stored.filter(Boolean))].sort()).toEqual(await listOpen());
});

test('a page that was opened and closed again while a request opens it is not returned', async () => {
  const both = await setUp();
  const { payTogether, sessionOf, listOpen } = await setUp(async (sessionId) => {
    if (sessionId !== 'p0a-1+p0b-1') return;
    await both.payTogether('p0a');
    await both.payAlone('p0b');
  });
  expect(await payTogether('p0a')).toBe('https://pay.test/p0a-2+p0b-3');
  expect([await sessionOf('p0a'), await sessionOf('p0b')]).toEqual(['p0a-2+p0b-3', 'p0a-2+p0b-3']);
  expect(await listOpen()).toEqual(['p0a-2+p0b-3']);
});

test('none of the bookings has a page any more once one of them is cancelled', async () => {
  const { payTogether, cancel, sessionOf } = await setUp();
  await payTogether('p0a');
  await cancel('p0b');
  expect([await sessionOf('p0a'), await sessionOf('p0b')]).toEqual([undefined, undefined]);
});

test('leaves no page open that has a booking which is cancelled at the same time', async () => {
  const { payTogether, cancel, sessionOf, listOpen } = await setUp();
  const pairs = Array.from({ length: 8 }, (_, index) => `p${index}`);
  await Promise.all(pairs.flatMap((pair) => [payTogether(`${pair}a`).catch(() => undefined), cancel(`${pair}b`)]));
  for (const id of await listOpen()) expect(id).not.toMatch(/b-/);
  const stored = await Promise.all(pairs.flatMap((pair) => [sessionOf(`${pair}a`), sessionOf(`${pair}b`)]));
  expect([...new Set(stored.filter(Boolean))].sort()).toEqual(await listOpen());
});
