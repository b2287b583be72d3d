/** `pending` until the money is on its way; what was on its way can still fail, and then the guest has not got it. */
export type RefundState = 'pending' | 'succeeded' | 'failed';

/** One refund as Stripe tells of it, whoever ordered it. */
export type Refund = {
  refundId: string;
  amountMinor: number;
  refundedAt: Date;
  state: RefundState;
  problem?: string;
};

/** The refunds of one payment. Whose payment it is may be heard later than them; `isTold` says that the others know. */
export type PaymentRefunds = { paymentId: string; bookingId?: string; refunds: (Refund & { isTold: boolean })[] };

const order: RefundState[] = ['pending', 'succeeded', 'failed'];
const isLater = (one: Refund, other: Refund) => order.indexOf(one.state) > order.indexOf(other.state);

/** Takes news of a refund. News that arrive late or again change nothing. */
export function noteRefund(known: PaymentRefunds, news: Refund): PaymentRefunds {
  const before = known.refunds.find(({ refundId }) => refundId === news.refundId);
  if (before && !isLater(news, before)) return known;
  const others = known.refunds.filter((refund) => refund !== before);
  return { ...known, refunds: [...others, { ...news, isTold: before?.isTold ?? false }] };
}

/**
 * The refunds that went through and are still to be told, and what is known once they are. None while
 * we do not know whose they are.
 */
export function tellRefunds(known: PaymentRefunds): { news: Refund[]; after: PaymentRefunds } {
  const isNews = (refund: Refund & { isTold: boolean }) =>
    known.bookingId !== undefined && refund.state === 'succeeded' && !refund.isTold;
  const refunds = known.refunds.map((refund) => (isNews(refund) ? { ...refund, isTold: true } : refund));
  return { news: known.refunds.filter(isNews), after: { ...known, refunds } };
}
