import { connectMongo, openTasks, transactions } from '@wayhouse/service-kit';
import { bookingFacts, testConfig } from '@wayhouse/service-kit/testing';
import type { RefundOrder } from '../refunds/domain/refund-order.js';
import type { SessionClosings } from '../stripe/close-session.js';
import { type Payments, paymentRepository } from './payment-repository.js';
import { recordCancellation } from './record-cancellation.js';
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
  sessionClosings = openTasks(db, 'session_closings');
  await Promise.all([db.model('Payment').init(), db.model('session_closings').init()]);
});
afterEach(async () => {
  await db.dropDatabase();
  await db.close();
});

function given(whileOpening: (bookingId: string) => Promise<void> = async () => undefined) {
  const inTransaction = transactions(db, () => undefined);
  const deps = { inTransaction, payments, sessionClosings, refundOrders: openTasks<RefundOrder>(db, 'orders'), now };
  return {
    pay: (bookingId: string) => {
      const bookings = { get: () => Promise.resolve(bookingFacts({ bookingId })) };
      const openCheckout = async () => {
        await whileOpening(bookingId);
        return { sessionId: `cs_${bookingId}`, url: `https://pay.test/${bookingId}`, expiresAt };
      };
      return startPayment({ ...deps, bookings, openCheckout }, bookingId, 'asha');
    },
    cancel: (bookingId: string) =>
      inTransaction((tx) => recordCancellation(deps, tx, bookingId, { at: now(), chargedMinor: 0 })),
  };
}
const receipt = { paymentId: 'pi_1', amountMinor: 240_00, paidAt: now() };
const closings = () => db.collection('session_closings').distinct('_id');

test('a session that is opened while its booking is cancelled is closed, and the guest is told', async () => {
  const { pay } = given((id) => given().cancel(id));
  await expect(pay('b1')).rejects.toMatchObject({ status: 409, code: 'already-cancelled', field: 'bookingId' });
  expect((await payments.get('b1')).session).toBeUndefined();
  expect(await closings()).toEqual(['cs_b1']);
});

test('a session that is opened while its booking is paid on an older one is closed too', async () => {
  const { pay } = given((id) => transactions(db, () => undefined)((tx) => payments.addReceipt(tx, id, receipt)));
  await expect(pay('b1')).rejects.toMatchObject({ status: 409, code: 'already-paid' });
  expect(await closings()).toEqual(['cs_b1']);
});

test('of a payment that starts and a cancellation at the very same time, no session stays open', async () => {
  const { pay, cancel } = given();
  const ids = Array.from({ length: 12 }, (_, index) => `b${index}`);
  await Promise.all(ids.flatMap((id) => [pay(id).catch(() => undefined), cancel(id)]));
  for (const id of ids) expect(await payments.get(id)).toHaveProperty('cancellation');
  const opened = ids.map((id) => `cs_${id}`);
  expect((await closings()).map(String).sort()).toEqual(opened.sort());
});

test('two wishes to pay at once are led to the same session', async () => {
  const { pay } = given();
  expect(await Promise.all([pay('b1'), pay('b1')])).toEqual(['https://pay.test/b1', 'https://pay.test/b1']);
  expect(await payments.get('b1')).toMatchObject({ attempt: 1, session: { sessionId: 'cs_b1' } });
});
