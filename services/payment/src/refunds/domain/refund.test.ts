import { mergeRefund, type PaymentRefunds, type Refund, type RefundState, takeUnpublished } from './refund.js';

const refundedAt = new Date('2027-01-05T12:00:00Z');
const refund = (state: RefundState, refundId = 're_1'): Refund => ({ refundId, amountMinor: 100, refundedAt, state });
const none: PaymentRefunds = { paymentId: 'pi_1', bookingId: 'b1', refunds: [] };

/** The refunds published when these states are reported in this order. */
function publish(states: RefundState[], known = none) {
  const published: string[] = [];
  for (const state of states) {
    const { unpublished, after } = takeUnpublished(mergeRefund(known, refund(state)));
    published.push(...unpublished.map(({ refundId }) => refundId));
    known = after;
  }
  return { published, known };
}

test.each<[string, RefundState[], string[]]>([
  ['once it has succeeded', ['pending', 'succeeded'], ['re_1']],
  ['once, however often it is reported', ['succeeded', 'succeeded', 'succeeded'], ['re_1']],
  ['once, though older reports arrive later', ['succeeded', 'pending', 'succeeded'], ['re_1']],
  ['not while it is pending', ['pending', 'pending'], []],
  ['not when it has failed, in whatever order that is reported', ['failed', 'succeeded', 'pending'], []],
  ['and stays published when it fails later', ['succeeded', 'failed', 'succeeded'], ['re_1']],
])('a refund is published %s', (_what, states, expected) => {
  expect(publish(states).published).toEqual(expected);
});

test('a refund whose payment is unknown is published once the payment is known', () => {
  const { published, known } = publish(['succeeded'], { ...none, bookingId: undefined });
  expect(published).toEqual([]);
  const attached = takeUnpublished({ ...known, bookingId: 'b1' });
  expect(attached.unpublished).toMatchObject([{ refundId: 're_1' }]);
  expect(takeUnpublished(attached.after).unpublished).toEqual([]);
});

test('publishes each of several refunds of a payment', () => {
  const { known } = publish(['succeeded']);
  expect(takeUnpublished(mergeRefund(known, refund('succeeded', 're_2'))).unpublished).toMatchObject([
    { refundId: 're_2' },
  ]);
});
