import type { Booking } from '@wayhouse/contracts/booking';
import { isFreeToCancel } from '@wayhouse/domain/cancellation-policy';
import { describeBookingPolicy, describeFreeCancellation } from '@wayhouse/messages/describe-policy';
import { messages } from '../messages.js';

/** Until when cancelling is free. The exact charge comes from the server once the guest wants to cancel. */
export function CancellationDeadline({ booking, now }: { booking: Booking; now: number }) {
  const { freeCancellationUntil, hotel } = booking;
  return (
    <p className="mt-2 text-sm text-muted">
      {isFreeToCancel(freeCancellationUntil, now)
        ? describeFreeCancellation(freeCancellationUntil, hotel.city)
        : messages.lateCharge(describeBookingPolicy(booking).charge)}
    </p>
  );
}
