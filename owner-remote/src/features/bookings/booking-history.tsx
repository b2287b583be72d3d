import type { BookingHistoryEntry, HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { counts } from '@wayhouse/messages/counts';
import { formatAmount } from '@wayhouse/messages/format-money';
import { formatInstant } from '@wayhouse/messages/format-date';
import { formatDayRange } from '../../shared/format-day-range.js';
import { messages as sharedMessages } from '../../shared/messages.js';
import { Section } from './section.js';
import { messages } from './messages.js';

/** The history of the booking, in the hotel’s time zone. */
export function BookingHistory({ of: { booking, history } }: { of: HotelBooking }) {
  const { city } = booking.hotel;
  const money = (amount: number) => formatAmount(amount, booking.currency);
  return (
    <Section title={messages.history}>
      <ol className="space-y-4 border-l border-line pl-5 text-[15px]">
        {history.map((moment, position) => (
          <li key={position}>
            <p className="flex justify-between gap-x-6">
              <span className="font-medium">{describe(moment)}</span>
              <span className="shrink-0 text-right tabular-nums">{formatMomentAmount(moment, money)}</span>
            </p>
            <time dateTime={moment.at} className="text-sm text-muted">
              {formatInstant(moment.at, city)}
            </time>
            <Actor of={moment} />
            {moment.type === 'stay-changed' && <p className="text-sm text-muted">{formatBefore(moment.before)}</p>}
            {'note' in moment && <p className="text-sm wrap-anywhere">{moment.note}</p>}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-muted">{sharedMessages.clock(city)}</p>
    </Section>
  );
}

/** Who of the hotel has done it, where the hotel has staff. */
function Actor({ of }: { of: BookingHistoryEntry }) {
  const actor = actorOf(of);
  return actor ? <p className="text-sm wrap-anywhere text-muted">{messages.historyEntries.actor(actor)}</p> : null;
}

type StayChanged = Extract<BookingHistoryEntry, { type: 'stay-changed' }>;

const formatBefore = ({ checkInDate, checkOutDate, guests }: StayChanged['before']): string =>
  messages.historyEntries.before(formatDayRange(checkInDate, checkOutDate), counts.guests(guests));

const actorOf = (moment: BookingHistoryEntry) => ('actor' in moment ? moment.actor : undefined);

function describe(moment: BookingHistoryEntry): string {
  const { historyEntries } = messages;
  if (actorOf(moment) && moment.type in historyEntries.by)
    return historyEntries.by[moment.type as keyof typeof historyEntries.by];
  switch (moment.type) {
    case 'booked':
      return moment.by === 'hotel' ? historyEntries.bookedByHotel : historyEntries.booked;
    case 'paid':
      return historyEntries.paidBy[moment.method];
    case 'refunded':
      return historyEntries.refundedBy[moment.method];
    case 'cancelled':
      return historyEntries.cancelledBy[moment.by];
    case 'no-show':
      return historyEntries.noShow;
    case 'checked-in':
    case 'checked-out':
      return historyEntries.desk[moment.type];
    case 'stay-changed':
      return historyEntries.stayChanged[moment.by ?? 'guest'];
    case 'details-changed':
      return historyEntries.detailsChanged;
  }
}

function formatMomentAmount(moment: BookingHistoryEntry, money: (amount: number) => string): string {
  if (!('amount' in moment)) return '';
  if (moment.type !== 'cancelled' && moment.type !== 'no-show') return money(moment.amount);
  return moment.amount > 0 ? messages.historyEntries.charged(money(moment.amount)) : messages.historyEntries.free;
}
