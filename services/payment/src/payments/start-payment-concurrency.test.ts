import { buildIndexes, connectMongo, openJobStore, transactionRunner } from '@wayhouse/service-kit';
import { bookingFacts, testConfig } from '@wayhouse/service-kit/testing';
import type { RefundOrder } from '../refunds/domain/refund-order.js';
import type { SessionClosings } from './checkout-port.js';
import { type Payments, paymentRepository } from './payment-repository.js';
import { recordChange } from './record-change.js';
import { startPayment } from './start-payment.js';

const now = () => new Date('2027-01-05T12:00:00Z');
const expiresAt = new Date('2027-01-06T12:00:00Z');

let db: Awaited<ReturnType<typeof connectMongo>>;
let payments: Payments;
let sessionClosings: SessionClosings;
beforeEach(async () => {
  const { MONGO_URL, MONGO_DATABASE } = testConfig('start-payment');
  db = await connectMongo(MONGO_URL, MONGO_DATABASE ?? '');
  payments = paymentRepository(db);
  sessionClosings = openJobStore(db, 'session_closings');
  await buildIndexes(db);
});
afterEach(async () => {
  await db.dropDatabase();
  await db.close();
});

function setUp(whileOpening: (bookingId: string) => Promise<void> = async () => undefined) {
  const inTransaction = transactionRunner(db, () => undefined);
  const deps = { inTransaction, payments, sessionClosings, refundOrders: openJobStore<RefundOrder>(db, 'orders'), now };
  return {
    deps: { ...deps, inTransaction },
    pay: (bookingId: string) => {
      const bookings = { get: () => Promise.resolve(bookingFacts({ bookingId })) };
      const openCheckout = async () => {
        await whileOpening(bookingId);
        return { sessionId: `cs_${bookingId}`, url: `https://pay.test/${bookingId}`, expiresAt };
      };
      return startPayment({ ...deps, bookings, openCheckout }, bookingId, 'asha');
    },
    cancel: (bookingId: string) =>
      inTransaction((tx) =>
        recordChange(deps, tx, bookingId, { cancellation: { at: now(), chargedMinor: 0 } }, nothingElse),
      ),
  };
}
const reprice = (bookingId: string) => {
  const { inTransaction, ...deps } = setUp().deps;
  return inTransaction((tx) => recordChange(deps, tx, bookingId, { pricedVersion: 2 }, nothingElse));
};
const nothingElse = { version: 2, priceChanges: [], paidAtHotel: [] };
const cardPayment = { paymentId: 'pi_1', amountMinor: 240_00, paidAt: now() };
const closings = () => db.collection('session_closings').distinct('_id');

test('closes a session whose booking is cancelled while it opens, and reports that to the guest', async () => {
  const { pay } = setUp((id) => setUp().cancel(id));
  await expect(pay('b1')).rejects.toMatchObject({ reason: 'already-cancelled' });
  expect((await payments.get('b1')).session).toBeUndefined();
  expect(await closings()).toEqual(['cs_b1']);
});

test('closes a session whose booking gets another price while it opens', async () => {
  const { pay } = setUp(reprice);
  await expect(pay('b1')).rejects.toMatchObject({ reason: 'price-changed' });
  expect((await payments.get('b1')).session).toBeUndefined();
  expect(await closings()).toEqual(['cs_b1']);
});

test('closes a session whose booking is paid on an older session while it opens', async () => {
  const { pay } = setUp((id) =>
    transactionRunner(db, () => undefined)((tx) => payments.addCardPayment(tx, id, cardPayment)),
  );
  await expect(pay('b1')).rejects.toMatchObject({ reason: 'already-paid' });
  expect(await closings()).toEqual(['cs_b1']);
});

test('leaves no session open when a payment starts and the booking is cancelled at the same time', async () => {
  const { pay, cancel } = setUp();
  const ids = Array.from({ length: 12 }, (_, index) => `b${index}`);
  await Promise.all(ids.flatMap((id) => [pay(id).catch(() => undefined), cancel(id)]));
  for (const id of ids) expect(await payments.get(id)).toHaveProperty('cancellation');
  const opened = ids.map((id) => `cs_${id}`);
  expect((await closings()).map(String).sort()).toEqual(opened.sort());
});

test('gives concurrent requests the same session', async () => {
  const { pay } = setUp();
  expect(await Promise.all([pay('b1'), pay('b1')])).toEqual(['https://pay.test/b1', 'https://pay.test/b1']);
  expect(await payments.get('b1')).toMatchObject({ attempt: 1, session: { sessionId: 'cs_b1' } });
});
