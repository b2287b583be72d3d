import { divideRefund, type OpenPortion } from './divide-refund.js';

const portions: OpenPortion[] = [
  { paymentId: 'pi_1:a', leftMinor: 100_00, owedMinor: 0 },
  { paymentId: 'pi_1:b', leftMinor: 60_00, owedMinor: 40_00 },
  { paymentId: 'pi_1:c', leftMinor: 200_00, owedMinor: 0 },
];
const divide = (amountMinor: number, portionId?: string, among = portions) =>
  Object.fromEntries(
    divideRefund({ portionId, amountMinor }, among).map((part) => [part.paymentId.at(-1), part.amountMinor]),
  );

test.each([
  ['what is owed', 40_00, { b: 40_00 }],
  ['what is owed, then of the portions in order', 90_00, { b: 40_00, a: 50_00 }],
  ['all of some portions', 170_00, { a: 100_00, b: 60_00, c: 10_00 }],
  ['all of every portion', 360_00, { a: 100_00, b: 60_00, c: 200_00 }],
])('a refund by hand is of %s', (_what, amount, parts) => {
  expect(divide(amount)).toEqual(parts);
});

test('a refund that names its portion is of that one', () => {
  expect(divide(60_00, 'pi_1:c')).toEqual({ c: 60_00 });
});

test('what the named portion has not left is of the others', () => {
  const spent = portions.map((each) => (each.paymentId === 'pi_1:c' ? { ...each, leftMinor: 50_00 } : each));
  expect(divide(100_00, 'pi_1:c', spent)).toEqual({ c: 50_00, b: 40_00, a: 10_00 });
});

test('all of a refund is divided, also more than is left', () => {
  expect(divide(400_00)).toEqual({ a: 140_00, b: 60_00, c: 200_00 });
  expect(divide(400_00, 'pi_1:b')).toEqual({ a: 100_00, b: 100_00, c: 200_00 });
});
