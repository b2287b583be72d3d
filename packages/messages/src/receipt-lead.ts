import type { Booking } from '@wayhouse/contracts/booking';
import { hasStarted } from '@wayhouse/domain/hotel-time';
import { shownPaymentState } from '@wayhouse/domain/shown-payment-state';
import type { receiptMessages } from './receipt.js';

type LeadName = keyof typeof receiptMessages.lead;

/** The name of the sentence below the title of a receipt, and the instant it is about, unless that is the present. */
export function receiptLead(booking: Booking, now: Date | number): { name: LeadName; at?: string } {
  const { state, bookedBy, paidAt, atHotel, owed, totalPrice, changes, cancellation } = booking;
  switch (state) {
    case 'unpaid':
      if (atHotel) return { name: 'inPart' };
      if (hasStarted(booking, now)) return { name: 'started' };
      // Nobody pays such a booking by card.
      return { name: bookedBy ? 'atDesk' : 'unpaid' };
    case 'paid':
      if (owed > 0) {
        // What a payment was refunded for may have been taken back: no change is why it is owed.
        const isInPart = shownPaymentState({ state, owed, total: totalPrice }) === 'in-part';
        if (!changes || !isInPart) return { name: 'owedAgain' };
        if (paidAt) return { name: 'paidRest', at: paidAt };
        // Of several payments the last may have come after the change.
        const isInParts = (atHotel?.payments?.length ?? 1) > 1;
        return isInParts ? { name: 'inPart' } : { name: 'paidRestAtHotel', at: atHotel?.paidAt };
      }
      return atHotel ? { name: 'paidAtHotel', at: atHotel.paidAt } : { name: 'paid', at: paidAt };
    case 'cancelled': {
      const { at, by, isNoShow, charge } = cancellation ?? {};
      if (isNoShow) return { name: charge ? 'noShowCharged' : 'noShow', at };
      if (by === 'owner') return { name: 'byHotel', at };
      return { name: charge ? 'charged' : 'free', at };
    }
  }
}
