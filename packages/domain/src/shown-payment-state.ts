import type { BookingState } from './booking-state.js';

type Due = { state: BookingState; owed: number; total: number };

/**
 * How a booking is shown as paid. One that was paid may owe a part of its price since, or all of it: its price has risen, or a
 * payment that a card payment was refunded for was taken back.
 */
export function shownPaymentState({ state, owed, total }: Due): BookingState | 'in-part' {
  if (state === 'cancelled' || owed <= 0) return state;
  return owed < total ? 'in-part' : 'unpaid';
}
