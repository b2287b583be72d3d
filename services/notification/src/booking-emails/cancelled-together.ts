import type { BookingFacts } from '@wayhouse/contracts';
import type { CancellationMoney } from './cancellation-facts.js';

/** A booking that was cancelled in one step with others, and what becomes of its money. */
export type CancelledOne = { facts: BookingFacts; terms: CancellationMoney };
export type CancelledTogether = [CancelledOne, ...CancelledOne[]];

/** What all of them come to; they are of one hotel, so of one currency. */
export function moneyOfAll(all: CancelledOne[]): CancellationMoney {
  const sum = (amountOf: (terms: CancellationMoney) => number | undefined) =>
    all.reduce((total, { terms }) => total + (amountOf(terms) ?? 0), 0);
  return {
    chargedMinor: sum(({ chargedMinor }) => chargedMinor),
    owedMinor: sum(({ owedMinor }) => owedMinor),
    byCard: {
      paidMinor: sum(({ byCard }) => byCard?.paidMinor),
      refundedMinor: sum(({ byCard }) => byCard?.refundedMinor),
      pendingRefundMinor: sum(({ byCard }) => byCard?.pendingRefundMinor),
    },
    atHotel: {
      paidMinor: sum(({ atHotel }) => atHotel?.paidMinor),
      refundedMinor: sum(({ atHotel }) => atHotel?.refundedMinor),
    },
  };
}
