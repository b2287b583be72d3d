import type { Transaction } from '@wayhouse/service-kit';
import { type BookingProjection, moneyHistoryOf } from '../bookings/booking-projection.js';
import { owedRefunds } from '../payments/domain/booking-payments.js';
import { type Portion, portionId } from '../payments/domain/joint-payment.js';
import type { Payments } from '../payments/payment-repository.js';
import { divideRefund, type OpenPortion, type RefundPart } from './domain/divide-refund.js';
import { unsentMinor } from './domain/refund-order.js';
import type { PaymentRefunds, Refund } from './domain/refund.js';
import type { Refunds } from './refund-repository.js';

export type Deps = {
  refunds: Pick<Refunds, 'get'>;
  payments: Pick<Payments, 'get'>;
  bookings: Pick<BookingProjection, 'find'>;
};

type JointRefund = { jointId: string; portions: Portion[]; refund: Refund };

/**
 * The parts of a refund of a joint payment, by portion. A refund is divided when it is first reported; what is reported of it later is
 * of the same parts. The caller saves the refunds of the joint payment, so that one refund of it is divided after the other.
 */
export async function partsOf(
  deps: Deps,
  tx: Transaction,
  { jointId, portions, refund }: JointRefund,
): Promise<RefundPart[]> {
  const known: { portion: Portion; refunds: PaymentRefunds }[] = [];
  for (const portion of portions)
    known.push({ portion, refunds: await deps.refunds.get(portionId(jointId, portion.bookingId), tx) });
  const before = known.flatMap(({ refunds: { paymentId, refunds } }) =>
    refunds
      .filter(({ refundId }) => refundId === refund.refundId)
      .map(({ amountMinor }) => ({ paymentId, amountMinor })),
  );
  if (before.length) return before;
  const open: OpenPortion[] = [];
  for (const { portion, refunds } of known) open.push(await toOpenPortion(deps, tx, portion, refunds));
  return divideRefund(refund, open);
}

async function toOpenPortion(
  deps: Deps,
  tx: Transaction,
  portion: Portion,
  { paymentId, refunds }: PaymentRefunds,
): Promise<OpenPortion> {
  const owedInAll = await owedOf(deps, tx, portion, paymentId);
  return {
    paymentId,
    leftMinor: unsentMinor({ paymentId, amountMinor: portion.amountMinor }, refunds),
    owedMinor: unsentMinor({ paymentId, amountMinor: owedInAll }, refunds),
  };
}

/** All of a portion that is set aside, or waits for its booking: it pays for nothing. */
async function owedOf(
  deps: Deps,
  tx: Transaction,
  { bookingId, amountMinor }: Portion,
  paymentId: string,
): Promise<number> {
  const isOfPortion = (each: { paymentId: string }) => each.paymentId === paymentId;
  const payments = await deps.payments.get(bookingId, tx);
  const booking = await deps.bookings.find(tx, bookingId);
  if (!booking || !payments.cardPayments.some(isOfPortion)) return amountMinor;
  return owedRefunds(payments, moneyHistoryOf(booking)).find(isOfPortion)?.amountMinor ?? 0;
}
