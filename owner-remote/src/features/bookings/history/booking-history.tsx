import type { BookingHistoryEntry, HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { counts } from '@wayhouse/messages/counts';
import { formatAmount } from '@wayhouse/messages/format-money';
import { formatDateRange, formatInstant } from '@wayhouse/messages/format-date';
import { paymentMeansMessages } from '@wayhouse/messages/payment-means';
import { ForRole } from '../../../shared/for-role.js';
import { messages as sharedMessages } from '../../../shared/messages.js';
import { Section } from '../section.js';
import { messages as statement } from '../statement/messages.js';
import { messages } from './messages.js';
import { TakeBack } from './take-back.js';

/** The history of the booking, in the hotel’s time zone. */
export function BookingHistory({ of: { booking, history, isGuestEmailed } }: { of: HotelBooking }) {
  const { city } = booking.hotel;
  const money = (amount: number) => formatAmount(amount, booking.currency);
  return (
    <Section title={messages.title}>
      <ol className="space-y-4 border-l border-line pl-5 text-[15px]">
        {history.map((moment, position) => (
          // Entries before it come and go while a payment is being taken back.
          <li key={('paymentId' in moment && moment.paymentId) || position}>
            <p className="flex justify-between gap-x-6">
              <span className="font-medium">{describe(moment)}</span>
              <span className="shrink-0 text-right tabular-nums">{formatMomentAmount(moment, money)}</span>
            </p>
            <time dateTime={moment.at} className="text-sm text-muted">
              {formatInstant(moment.at, city)}
            </time>
            <Actor of={moment} />
            {moment.type === 'stay-changed' && <p className="text-sm text-muted">{formatBefore(moment.before)}</p>}
            {'means' in moment && moment.means && (
              <p className="text-sm text-muted">{paymentMeansMessages.names[moment.means]}</p>
            )}
            {'note' in moment && <p className="text-sm wrap-anywhere">{moment.note}</p>}
            {'paymentId' in moment && moment.paymentId && (
              <ForRole needs="manager">
                <TakeBack
                  booking={booking}
                  isGuestEmailed={isGuestEmailed}
                  payment={{ ...moment, paymentId: moment.paymentId }}
                />
              </ForRole>
            )}
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
  return actor ? <p className="text-sm wrap-anywhere text-muted">{actor}</p> : null;
}

type StayChanged = Extract<BookingHistoryEntry, { type: 'stay-changed' }>;

const formatBefore = ({ checkInDate, checkOutDate, guests }: StayChanged['before']): string =>
  messages.before(formatDateRange(checkInDate, checkOutDate), counts.guests(guests));

const actorOf = (moment: BookingHistoryEntry) => ('actor' in moment ? moment.actor : undefined);

function describe(moment: BookingHistoryEntry): string {
  if (actorOf(moment) && moment.type in messages.by) return messages.by[moment.type as keyof typeof messages.by];
  switch (moment.type) {
    case 'booked':
      return moment.by === 'hotel' ? messages.bookedByHotel : messages.booked;
    case 'paid':
      return messages.paidBy[moment.method];
    case 'payment-taken-back':
      return messages.takenBack;
    case 'refunded':
      return moment.isHandBack ? statement.lines['handed-back'] : messages.refundedBy[moment.method];
    case 'cancelled':
      return messages.cancelledBy[moment.by];
    case 'no-show':
      return messages.noShow;
    case 'checked-in':
    case 'checked-out':
      return messages.desk[moment.type];
    case 'stay-changed':
      return messages.stayChanged[moment.by ?? 'guest'];
    case 'details-changed':
      return messages.detailsChanged[moment.by ?? 'guest'];
  }
}

function formatMomentAmount(moment: BookingHistoryEntry, money: (amount: number) => string): string {
  if (!('amount' in moment)) return '';
  if (moment.type !== 'cancelled' && moment.type !== 'no-show') return money(moment.amount);
  return moment.amount > 0 ? messages.charged(money(moment.amount)) : messages.free;
}
