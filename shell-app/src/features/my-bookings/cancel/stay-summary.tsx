import { roomLabel } from '@wayhouse/messages/room-names';
import { counts } from '@wayhouse/messages/counts';
import type { Booking } from '@wayhouse/contracts/booking';
import { isNonRefundable } from '@wayhouse/domain/cancellation-policy';
import { describeBookingPolicy } from '@wayhouse/messages/describe-policy';
import { formatDate, formatInstant } from '@wayhouse/messages/format-date';
import { daysBetween } from '@wayhouse/domain/stay';
import { CalendarClock } from 'lucide-react';
import { BookingPhoto } from '../booking-photo.js';
import { messages } from '../messages.js';

/** The stay about to be cancelled and until when that is free. */
export function StaySummary({ booking, isFree }: { booking: Booking; isFree: boolean }) {
  const { hotel, room, checkInDate, checkOutDate, freeCancellationUntil } = booking;
  const moment = formatInstant(freeCancellationUntil, hotel.city);
  return (
    <>
      <div className="flex items-center gap-4 rounded-card bg-sand p-3">
        <BookingPhoto booking={booking} className="size-18 shrink-0 rounded-field" />
        <div className="min-w-0 text-sm text-muted">
          <p className="line-clamp-2 font-display text-lg leading-snug wrap-anywhere text-ink">{hotel.name}</p>
          <p className="wrap-anywhere">{roomLabel(room)}</p>
          <p>
            {formatDate(checkInDate)} –{'\u00a0'}
            {formatDate(checkOutDate)}
          </p>
          <p>{counts.nights(daysBetween(checkInDate, checkOutDate))} </p>
        </div>
      </div>
      <p className="mt-4 flex items-start gap-2.5">
        <CalendarClock aria-hidden className="mt-1 size-4.5 shrink-0 text-muted" />
        {isFree ? messages.cancel.freeUntil(moment) : describeEnded(booking, moment)}
      </p>
    </>
  );
}

function describeEnded(booking: Booking, moment: string): string {
  const { charged, summary } = describeBookingPolicy(booking);
  return isNonRefundable(booking.cancellationPolicy) ? summary : messages.cancel.freeEnded(moment, charged);
}
