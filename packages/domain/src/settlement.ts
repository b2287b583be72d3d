import type { PaymentMethod } from './payment-method.js';

type SettledPayment = { paymentId: string; amountMinor: number; paidAt: Date; method: PaymentMethod };

/** What changing a booking made of its price, from the instant `at` on. */
export type PriceChange = { at: Date; fromMinor: number; toMinor: number };

/** A payment at the hotel that was never made, as the hotel has recorded it by mistake, and until when it was believed to be. */
export type TakenBackPayment = { paymentId: string; amountMinor: number; paidAt: Date; takenBackAt: Date };

/** All amounts are in minor units. `payments` are in any order, without those that are `takenBack`, `priceChanges` in that of time. */
type Account = {
  payments: SettledPayment[];
  takenBack?: TakenBackPayment[];
  priceChanges?: PriceChange[];
  refunds: { paymentId: string; amountMinor: number }[];
  cancellation?: { at: Date; chargedMinor: number };
};

type DueRefund = { paymentId: string; method: PaymentMethod; amountMinor: number };

/** What the guest has to pay for, what is still to be refunded by card and by the hotel, and what is still owed. */
export type Settlement = { charge: number; refund: Record<PaymentMethod, number>; owed: number };

export function settle({ priceMinor, ...account }: Account & { priceMinor: number }): Settlement {
  const { payments, cancellation } = account;
  const due = refundsDue(account);
  const refund = { card: sumOf(due.filter(isByCard)), hotel: sumOf(due.filter(isAtHotel)) };
  if (!cancellation) {
    // A refund by hand is the hotel's gift: it makes nothing owed again.
    const agreed = sumOf(payments) - sumOf(refundsDue({ ...account, refunds: [] }));
    return { charge: priceMinor, refund, owed: Math.max(0, priceMinor - agreed) };
  }
  const charge = cancellation.chargedMinor;
  const refunded = payments.map((payment) => ({ amountMinor: refundedMinor(payment, account) }));
  const retained = sumOf(payments) - sumOf(refunded) - sumOf(due);
  return { charge, refund, owed: Math.max(0, charge - retained) };
}

/**
 * Stripe refunds no more than was charged. Where more than all of a payment was refunded, one refund has not arrived and was sent again:
 * then what is due of it has gone back.
 */
function refundedMinor(payment: SettledPayment, account: Account): number {
  const minor = sumOf(account.refunds.filter(({ paymentId }) => paymentId === payment.paymentId));
  return minor > payment.amountMinor ? payment.amountMinor - retainedMinor(payment, account) : minor;
}

/** A refund may arrive before its payment; it counts once the payment is there, so that no amount is below 0. */
export const countedRefunds = <Refund extends { paymentId: string }>(ledger: {
  payments: { paymentId: string }[];
  refunds: Refund[];
}): Refund[] =>
  ledger.refunds.filter((refund) => ledger.payments.some(({ paymentId }) => paymentId === refund.paymentId));

/** What is still to be refunded of each payment: all that `retainedMinor` does not cover, less earlier refunds. */
export function refundsDue(account: Account): DueRefund[] {
  const toDueRefund = (payment: SettledPayment): DueRefund => {
    const { paymentId, method } = payment;
    const refunds = account.refunds.filter((refund) => refund.paymentId === paymentId);
    return {
      paymentId,
      method,
      amountMinor: remainingRefund(payment.amountMinor - retainedMinor(payment, account), refunds),
    };
  };
  return account.payments.map(toDueRefund).filter(({ amountMinor }) => amountMinor > 0);
}

/** What is left to refund of `amountMinor` after `refunds` of the same payment. */
export const remainingRefund = (amountMinor: number, refunds: { amountMinor: number }[]): number =>
  Math.max(0, amountMinor - sumOf(refunds));

/**
 * The part of a payment that is for the stay or for its cancellation charge. What the hotel holds counts first. Of the
 * card payments only the earliest counts, whichever was known first, and not if it was made after the cancellation.
 */
function retainedMinor(payment: SettledPayment, account: Account): number {
  const { payments, cancellation, priceChanges = [] } = account;
  const atHotel = movesAtHotel(account);
  if (payment.method === 'hotel') {
    const heldMinor = heldOf(payment, atHotel);
    if (!cancellation) return heldMinor;
    const earlier = payments.slice(0, payments.indexOf(payment)).filter(isAtHotel);
    const before = earlier.reduce((sum, each) => sum + heldOf(each, atHotel), 0);
    return Math.min(heldMinor, Math.max(0, cancellation.chargedMinor - before));
  }
  if (payment !== earliestByCard(payments)) return 0;
  if (!cancellation) return agreedMinor(payment, atHotel, priceChanges);
  if (payment.paidAt > cancellation.at) return 0;
  const untilThen = atHotel.filter(({ paidAt }) => paidAt <= cancellation.at);
  const charge = Math.max(0, cancellation.chargedMinor - sumOf(atHotel));
  return Math.min(charge, agreedMinor(payment, untilThen, priceChanges));
}

/**
 * What of a card payment is for the stay: the least that the price has left to it since, beside what the hotel held by then. The
 * rest is refunded for good, also if the price rises again, so that nothing depends on which of the changes is known first.
 */
function agreedMinor(card: SettledPayment, atHotel: SettledPayment[], changes: PriceChange[]): number {
  const priceAt = (time: Date) =>
    changes.findLast(({ at }) => at <= time)?.toMinor ?? changes[0]?.fromMinor ?? card.amountMinor;
  const left = (price: number, isCounted: (payment: SettledPayment) => boolean) =>
    price - sumOf(atHotel.filter(isCounted));
  const later = (time: Date) => (time > card.paidAt ? time : card.paidAt);
  const byChanges = changes
    // Also the one before, if the payment is in the second of a change.
    .filter((_, index) => (changes[index + 1]?.at ?? Infinity) >= card.paidAt)
    .map(({ at, toMinor }) => left(toMinor, ({ paidAt }) => paidAt < later(at)));
  const byPayments = atHotel
    .map(({ paidAt }) => later(paidAt))
    .map((time) => left(priceAt(time), ({ paidAt }) => paidAt <= time));
  return Math.max(0, Math.min(card.amountMinor, ...byChanges, ...byPayments));
}

/**
 * The payments at the hotel and, as negative amounts, those that it has taken back, and what it hands back of them at each change to a
 * price below what it holds, of the latest payment first. That is for good as well: a higher price later is owed again.
 */
function movesAtHotel({ payments, takenBack = [], priceChanges = [] }: Account): SettledPayment[] {
  const believed = takenBack.map((payment) => ({ ...payment, method: 'hotel' as const }));
  const atHotel = [...payments.filter(isAtHotel), ...believed].sort(
    (one, other) => one.paidAt.getTime() - other.paidAt.getTime(),
  );
  const undone = takenBack.map(({ takenBackAt: paidAt, paymentId, amountMinor }) => ({
    ...{ paymentId, amountMinor: -amountMinor, paidAt, method: 'hotel' as const },
  }));
  return priceChanges.reduce(
    (moves, { at, toMinor }) => {
      const until = moves.filter(({ paidAt }) => paidAt <= at);
      let excess = sumOf(until) - toMinor;
      const handedBack = atHotel.toReversed().flatMap((payment) => {
        const amountMinor = Math.min(excess, heldOf(payment, until));
        if (amountMinor <= 0) return [];
        excess -= amountMinor;
        return [{ ...payment, amountMinor: -amountMinor, paidAt: at }];
      });
      return [...moves, ...handedBack];
    },
    [...atHotel, ...undone],
  );
}

const heldOf = ({ paymentId }: SettledPayment, moves: SettledPayment[]): number =>
  sumOf(moves.filter((move) => move.paymentId === paymentId));

/** What the hotel has handed back at changes to a lower price, without what it refunds after a cancellation. */
export const handedBackMinor = (account: Account): number =>
  sumOf(account.payments.filter(isAtHotel)) - sumOf(movesAtHotel(account));

/** The card payment that counts. Stripe counts in seconds: of payments in the same one the id decides. */
export const earliestByCard = <Payment extends SettledPayment>(payments: Payment[]): Payment | undefined =>
  payments
    .filter(isByCard)
    .sort(
      (one, other) => one.paidAt.getTime() - other.paidAt.getTime() || (one.paymentId < other.paymentId ? -1 : 1),
    )[0];

const isByCard = ({ method }: { method: PaymentMethod }) => method === 'card';
const isAtHotel = ({ method }: { method: PaymentMethod }) => method === 'hotel';

const sumOf = (entries: { amountMinor: number }[]): number =>
  entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
