import type { BookingMoment, HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { formatAmount } from '@wayhouse/contracts/money';
import { sayInstant } from '@wayhouse/contracts/format';
import { Section } from './section.js';
import { texts } from './messages.js';

const { happened } = texts;

/** What happened to the booking, on the hotel's clock. */
export function BookingHistory({ of: { booking, history } }: { of: HotelBooking }) {
  const { city } = booking.hotel;
  const money = (amount: number) => formatAmount(amount, booking.currency);
  return (
    <Section title={texts.history}>
      <ol className="space-y-4 border-l border-line pl-5 text-[15px]">
        {history.map((moment, position) => (
          <li key={position}>
            <p className="flex justify-between gap-x-6">
              <span className="font-medium">{said(moment)}</span>
              <span className="shrink-0 text-right tabular-nums">{amountOf(moment, money)}</span>
            </p>
            <time dateTime={moment.at} className="text-sm text-muted">
              {sayInstant(moment.at, city)}
            </time>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-muted">{texts.clock(city)}</p>
    </Section>
  );
}

function said(moment: BookingMoment): string {
  switch (moment.what) {
    case 'booked':
      return happened.booked;
    case 'paid':
      return happened.paidBy[moment.where];
    case 'refunded':
      return happened.refundedBy[moment.where];
    case 'cancelled':
      return happened.cancelledBy[moment.by];
  }
}

function amountOf({ what, amount }: BookingMoment, money: (amount: number) => string): string {
  if (what !== 'cancelled') return money(amount);
  return amount > 0 ? happened.charged(money(amount)) : happened.free;
}
