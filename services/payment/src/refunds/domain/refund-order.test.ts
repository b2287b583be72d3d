import { leftToSend } from './refund-order.js';

const order = { paymentId: 'pi_1', backMinor: 240_00 };
const refund = (amountMinor: number, isLost = false) => ({ amountMinor, isLost });

test('sends all that is owed while nothing has gone back', () => {
  expect(leftToSend(order, [])).toBe(240_00);
});

test('sends what has not gone back by hand', () => {
  expect(leftToSend(order, [refund(100_00), refund(40_00)])).toBe(100_00);
  expect(leftToSend(order, [refund(240_00)])).toBe(0);
  expect(leftToSend(order, [refund(300_00)])).toBe(0);
});

test('a refund that did not reach the guest has not gone back', () => {
  expect(leftToSend(order, [refund(100_00, true)])).toBe(240_00);
});
