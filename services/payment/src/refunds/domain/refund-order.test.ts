import type { RefundState } from './refund.js';
import { unsentMinor } from './refund-order.js';

const order = { paymentId: 'pi_1', amountMinor: 240_00 };
const refund = (amountMinor: number, state: RefundState = 'succeeded') => ({ amountMinor, state });

test('everything owed is unsent while nothing has been refunded', () => {
  expect(unsentMinor(order, [])).toBe(240_00);
});

test('excludes what was refunded by hand', () => {
  expect(unsentMinor(order, [refund(100_00), refund(40_00, 'pending')])).toBe(100_00);
  expect(unsentMinor(order, [refund(240_00)])).toBe(0);
  expect(unsentMinor(order, [refund(300_00)])).toBe(0);
});

test('does not count a refund that did not reach the guest', () => {
  expect(unsentMinor(order, [refund(100_00, 'failed')])).toBe(240_00);
});
