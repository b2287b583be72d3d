import type { Booking } from '@wayhouse/contracts/booking';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { Brand } from '@wayhouse/web-kit/ui/layout/brand';
import { dayOf } from './statement.js';
import { Fact } from './labelled-value.js';
import { leadOf } from './format-lead.js';
import { texts } from './messages.js';

/** Whose paper it is, what kind of paper, and its number. */
export function ReceiptHead({ booking, now }: { booking: Booking; now: number }) {
  const bookedOn = dayOf(booking, booking.createdAt);
  return (
    <header>
      <Brand />
      <h1 tabIndex={-1} className="mt-8 font-display text-4xl leading-tight">
        {texts.title[booking.state]}
      </h1>
      <p className="mt-2 text-muted">{leadOf(booking, now)}</p>
      <dl className="mt-8 grid gap-x-8 gap-y-5 border-t border-line pt-6 sm:grid-cols-2">
        <Fact label={texts.number}>
          <span className="text-sm break-all tabular-nums">{booking._id}</span>
        </Fact>
        <Fact label={texts.booked}>{bookedOn && formatDay(bookedOn, 'long')}</Fact>
      </dl>
    </header>
  );
}
