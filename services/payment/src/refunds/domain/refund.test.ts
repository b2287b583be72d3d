import { noteRefund, type PaymentRefunds, type Refund, type RefundState, tellRefunds } from './refund.js';

const refundedAt = new Date('2027-01-05T12:00:00Z');
const refund = (state: RefundState, refundId = 're_1'): Refund => ({ refundId, amountMinor: 100, refundedAt, state });
const none: PaymentRefunds = { paymentId: 'pi_1', bookingId: 'b1', refunds: [] };

/** What is told when these states are heard of in this order. */
function toldOf(states: RefundState[], known = none) {
  const told: string[] = [];
  for (const state of states) {
    const { news, after } = tellRefunds(noteRefund(known, refund(state)));
    told.push(...news.map(({ refundId }) => refundId));
    known = after;
  }
  return { told, known };
}

test.each<[string, RefundState[], string[]]>([
  ['once it went through', ['pending', 'succeeded'], ['re_1']],
  ['once, however often it is heard of', ['succeeded', 'succeeded', 'succeeded'], ['re_1']],
  ['once, though older news arrive later', ['succeeded', 'pending', 'succeeded'], ['re_1']],
  ['not while it is pending', ['pending', 'pending'], []],
  ['not when it failed before, in whatever order that is heard', ['failed', 'succeeded', 'pending'], []],
  ['and not taken back when it fails later', ['succeeded', 'failed', 'succeeded'], ['re_1']],
])('a refund is told %s', (_what, states, expected) => {
  expect(toldOf(states).told).toEqual(expected);
});

test('a refund whose payment is unknown is told when the payment is known', () => {
  const { told, known } = toldOf(['succeeded'], { ...none, bookingId: undefined });
  expect(told).toEqual([]);
  const claimed = tellRefunds({ ...known, bookingId: 'b1' });
  expect(claimed.news).toMatchObject([{ refundId: 're_1' }]);
  expect(tellRefunds(claimed.after).news).toEqual([]);
});

test('several refunds of a payment are told each', () => {
  const { known } = toldOf(['succeeded']);
  expect(tellRefunds(noteRefund(known, refund('succeeded', 're_2'))).news).toMatchObject([{ refundId: 're_2' }]);
});
