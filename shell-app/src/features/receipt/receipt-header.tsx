import { receiptMessages } from '@wayhouse/messages/receipt';
import { receiptLead } from '@wayhouse/messages/receipt-lead';
import type { Booking } from '@wayhouse/contracts/booking';
import { describeBookingPolicy } from '@wayhouse/messages/describe-policy';
import { bookingNumber } from '@wayhouse/domain/reference';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { Brand } from '@wayhouse/web-kit/ui/layout/brand';
import { LabelledValue } from './labelled-value.js';
import { hotelDate } from './statement.js';

export function ReceiptHeader({ booking, now }: { booking: Booking; now: number }) {
  const bookedOn = hotelDate(booking, booking.createdAt);
  return (
    <header>
      <Brand />
      <h1 tabIndex={-1} className="mt-8 font-display text-4xl leading-tight">
        {receiptMessages.title[booking.state]}
      </h1>
      <p className="mt-2 text-muted">{formatLead(booking, now)}</p>
      <dl className="mt-8 grid gap-x-8 gap-y-5 border-t border-line pt-6 sm:grid-cols-2">
        <LabelledValue label={receiptMessages.number}>{bookingNumber(booking._id)}</LabelledValue>
        <LabelledValue label={receiptMessages.booked}>{bookedOn && formatDay(bookedOn, 'long')}</LabelledValue>
      </dl>
    </header>
  );
}

/** The sentence below the title. */
export function formatLead(booking: Booking, now: number): string {
  const { charged } = describeBookingPolicy(booking);
  return receiptMessages.lead[receiptLead(booking, now).name](charged);
}
