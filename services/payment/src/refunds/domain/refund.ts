import type { Portion } from '../../payments/domain/joint-payment.js';

/** `pending` until the money is on its way. A refund that has succeeded can still fail later: the guest did not get it. */
export type RefundState = 'pending' | 'succeeded' | 'failed';

/** A refund as Stripe reports it, whether we or somebody on Stripe's dashboard made it. */
export type Refund = {
  refundId: string;
  /** The portion that it names, where we made it of a joint payment. */
  portionId?: string;
  amountMinor: number;
  refundedAt: Date;
  state: RefundState;
  failureReason?: string;
};

/**
 * The refunds of one payment. Its booking may become known later than they do. Those of a joint payment, which has `portions`, are published
 * as those of its portions.
 */
export type PaymentRefunds = {
  paymentId: string;
  bookingId?: string;
  portions?: Portion[];
  refunds: (Refund & { isPublished: boolean })[];
};

const order: RefundState[] = ['pending', 'succeeded', 'failed'];
const isLater = (one: Refund, other: Refund) => order.indexOf(one.state) > order.indexOf(other.state);

/** Adds or updates a refund. A report that is older or a duplicate changes nothing: the same object is returned. */
export function mergeRefund(known: PaymentRefunds, reported: Refund): PaymentRefunds {
  const before = known.refunds.find(({ refundId }) => refundId === reported.refundId);
  if (before && !isLater(reported, before)) return known;
  const others = known.refunds.filter((refund) => refund !== before);
  return { ...known, refunds: [...others, { ...reported, isPublished: before?.isPublished ?? false }] };
}

/** The succeeded refunds that are still to be published, and the state once they are. None while the booking is unknown. */
export function takeUnpublished(known: PaymentRefunds): { unpublished: Refund[]; after: PaymentRefunds } {
  const isUnpublished = (refund: Refund & { isPublished: boolean }) =>
    known.bookingId !== undefined && refund.state === 'succeeded' && !refund.isPublished;
  const refunds = known.refunds.map((refund) => (isUnpublished(refund) ? { ...refund, isPublished: true } : refund));
  return { unpublished: known.refunds.filter(isUnpublished), after: { ...known, refunds } };
}
