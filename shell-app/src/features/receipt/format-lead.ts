import type { Booking } from '@wayhouse/contracts/booking';
import { hasBegun } from '@wayhouse/contracts/hotel-time';
import { texts } from './messages.js';

/** The first sentence of the paper. */
export function leadOf(booking: Booking, now: number): string {
  const { state, cancellation } = booking;
  if (state === 'due' && hasBegun(booking, now)) return texts.lead.begun;
  if (state !== 'cancelled') return texts.lead[state];
  if (cancellation?.by === 'owner') return texts.lead.byHotel;
  return cancellation?.charge ? texts.lead.charged : texts.lead.free;
}
