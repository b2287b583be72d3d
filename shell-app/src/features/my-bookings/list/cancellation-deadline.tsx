import type { Booking } from '@wayhouse/contracts/booking';
import { isFreeToCancel } from '@wayhouse/domain/cancellation-policy';
import { hasStarted } from '@wayhouse/domain/hotel-time';
import { describeBookingPolicy, describeFreeCancellation } from '@wayhouse/messages/describe-policy';
import { bookingGroup } from '../booking-groups.js';
import { messages } from '../messages.js';

/**
 * Until when cancelling is free, or that it is no longer possible; nothing of a stay that is over. The exact charge comes from the
 * server once the guest wants to cancel.
 */
export function CancellationDeadline({ booking, now }: { booking: Booking; now: number }) {
  if (bookingGroup(booking, now) !== 'upcoming') return null;
  return <p className="mt-2 text-sm text-muted">{sentenceOf(booking, now)}</p>;
}

function sentenceOf(booking: Booking, now: number): string {
  const { freeCancellationUntil, hotel } = booking;
  if (hasStarted(booking, now)) return messages.begun;
  return isFreeToCancel(freeCancellationUntil, now)
    ? describeFreeCancellation(freeCancellationUntil, hotel.city)
    : messages.lateCharge(describeBookingPolicy(booking).charge);
}
