import { bookingFacts } from '@wayhouse/service-kit/testing';
import type { Payable } from './checkout-port.js';
import type { BookingPayments } from './domain/booking-payments.js';
import { startPayment } from './start-payment.js';

const now = new Date('2027-01-05T12:00:00Z');
const session = { sessionId: 'cs_1', url: 'https://pay.test/cs_1', expiresAt: new Date('2027-01-06T12:00:00Z') };
const cardPayment = { paymentId: 'pi_1', amountMinor: 240_00, paidAt: now };

const none: BookingPayments = { bookingId: 'b1', attempt: 0, cardPayments: [] };

function setUp(payments: Partial<BookingPayments> = {}) {
  const attempts: number[] = [];
  const known = () => Promise.resolve({ ...none, ...payments });
  const deps = {
    now: () => now,
    inTransaction: <T>(work: (tx: never) => Promise<T>) => work(undefined as never),
    bookings: { get: () => Promise.resolve(bookingFacts()) },
    payments: { get: known, find: known, saveSession: () => Promise.resolve(), closeSession: () => Promise.resolve() },
    sessionClosings: { add: () => Promise.resolve() },
    openCheckout: (payables: Payable[]) => {
      const { attempt } = payables[0]!;
      attempts.push(attempt);
      return Promise.resolve({ ...session, url: `https://pay.test/attempt-${attempt}` });
    },
  };
  return { deps, attempts };
}

test('opens a first session', async () => {
  const { deps } = setUp();
  expect(await startPayment(deps, 'b1', 'asha')).toBe('https://pay.test/attempt-1');
});

test('returns to the session that is still open', async () => {
  const { deps, attempts } = setUp({ attempt: 1, session });
  expect(await startPayment(deps, 'b1', 'asha')).toBe('https://pay.test/cs_1');
  expect(attempts).toEqual([]);
});

test('opens a new session, with a new idempotency key, once the old one has expired', async () => {
  const expired = { ...session, expiresAt: new Date(now.getTime() - 1) };
  const { deps } = setUp({ attempt: 1, session: expired });
  expect(await startPayment(deps, 'b1', 'asha')).toBe('https://pay.test/attempt-2');
});

test('reports another guest’s booking as not found', async () => {
  await expect(startPayment(setUp().deps, 'b1', 'mallory')).rejects.toMatchObject({ reason: 'booking-not-found' });
});

test('rejects bookings that are already paid or cancelled', async () => {
  const paid = setUp({ attempt: 1, cardPayments: [cardPayment] });
  await expect(startPayment(paid.deps, 'b1', 'asha')).rejects.toMatchObject({ reason: 'already-paid' });
  const cancelled = setUp({ cancellation: { at: now, chargedMinor: 0 } });
  await expect(startPayment(cancelled.deps, 'b1', 'asha')).rejects.toMatchObject({ reason: 'already-cancelled' });
});
