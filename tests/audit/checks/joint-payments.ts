import { isPortion, portionId } from '@wayhouse/payment/payments/domain/joint-payment';
import type { Contradiction } from '../contradiction.js';
import type { PlatformData } from '../platform-data.js';

type PaymentData = PlatformData['payment'];
type JointRefunds = PaymentData['refunds'][number] & Required<Pick<PaymentData['refunds'][number], 'portions'>>;

/** Each portion of a joint payment is a payment of its booking, no other payment is a portion, and each refund is all of portions. */
export function checkJointPayments({ payment }: PlatformData): Contradiction[] {
  const joint = payment.refunds.filter((row): row is JointRefunds => row.portions !== undefined);
  const recorded = new Map(
    payment.payments.flatMap(({ cardPayments }) =>
      cardPayments
        .filter(({ paymentId }) => isPortion(paymentId))
        .map(({ paymentId, amountMinor }) => [paymentId, amountMinor]),
    ),
  );
  const elsewhere = new Set([...payment.setAside, ...payment.waiting].map(({ _id }) => _id));
  // An operator deletes the row of one that was set aside, or waits in vain, once it is refunded.
  const isRefunded = (id: string, amountMinor: number) =>
    payment.refunds
      .filter(({ _id }) => _id === id)
      .flatMap(({ refunds }) => refunds.filter(({ state }) => state !== 'failed'))
      .reduce((sum, refund) => sum + refund.amountMinor, 0) >= amountMinor;
  const portions = new Map(
    joint.flatMap(({ _id, portions }) =>
      portions.map(({ bookingId, amountMinor }) => [portionId(_id, bookingId), amountMinor]),
    ),
  );
  const lost = [...portions].filter(
    ([id, amountMinor]) =>
      recorded.get(id) !== amountMinor && !elsewhere.has(id) && (recorded.has(id) || !isRefunded(id, amountMinor)),
  );
  const unknown = [...recorded.keys()].filter((id) => !portions.has(id));
  return [
    ...lost.map(([id, amountMinor]) =>
      inPart(id, `The portion ${id} is ${amountMinor}; received was ${recorded.get(id) ?? 'none'}.`),
    ),
    ...unknown.map((id) => inPart(id, `The portion ${id} is of no joint payment.`)),
    ...joint.flatMap((row) => checkRefunds(row, payment)),
  ];
}

function checkRefunds({ _id, portions, refunds }: JointRefunds, payment: PaymentData): Contradiction[] {
  const ids = new Set(portions.map(({ bookingId }) => portionId(_id, bookingId)));
  const parts = payment.refunds.filter((row) => ids.has(row._id)).flatMap((row) => row.refunds);
  return refunds.flatMap(({ refundId, amountMinor }) => {
    const divided = parts.filter((part) => part.refundId === refundId).reduce((sum, part) => sum + part.amountMinor, 0);
    if (divided === amountMinor) return [];
    return inPart(
      refundId,
      `The refund ${refundId} of the joint payment ${_id} is ${amountMinor}; of portions ${divided}.`,
    );
  });
}

const inPart = (subject: string, text: string): Contradiction => ({ kind: 'joint-payment-in-part', subject, text });
