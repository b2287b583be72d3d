import type { Booking } from '@wayhouse/contracts/booking';
import { isPayableByCard } from '@wayhouse/domain/is-payable-by-card';
import { toAmount, toMinor } from '@wayhouse/domain/money';
import { bookingNumber } from '@wayhouse/domain/reference';
import { counts } from '@wayhouse/messages/counts';
import { formatCheckIn, formatCheckOut } from '@wayhouse/messages/format-date';
import { formatAmount } from '@wayhouse/messages/format-money';
import { roomLabel } from '@wayhouse/messages/room-names';
import { DetailsSummary } from '../details/details-summary.js';
import { CancellationDeadline } from '../list/cancellation-deadline.js';
import { PayTogether } from '../payment/pay-together.js';
import { payableTogether } from '../payment/payable-together.js';
import { PriceLines } from '../price-lines.js';
import { messages } from './messages.js';
import { PaymentChoice } from './payment-choice.js';

type Props = { bookings: Booking[]; /** The one whose dates stand above. */ shown: Booking; now: number };

/** Each of the rooms that were booked together, with its number, children, what it costs and until when it is free to cancel; then the total. */
export function RoomsTogether({ bookings, shown, now }: Props) {
  const unpaid = bookings.find(isPayableByCard);
  const payable = unpaid && payableTogether(unpaid, bookings);
  return (
    <>
      <ol className="space-y-5">
        {bookings.map((booking) => (
          <li key={booking._id}>
            <span className="block font-medium">
              {messages.roomFor(roomLabel(booking.room), counts.guests(booking.guests))}
            </span>
            <span className="block text-sm text-muted tabular-nums">{bookingNumber(booking._id)}</span>
            <DetailsSummary details={{ children: booking.details?.children }} />
            {datesOf(booking) !== datesOf(shown) && (
              <span className="block text-sm text-muted">{datesOf(booking)}</span>
            )}
            <PriceLines booking={booking} />
            <PaymentChoice booking={booking} />
            <CancellationDeadline booking={booking} now={now} />
          </li>
        ))}
      </ol>
      <p className="mt-4 font-medium">{messages.totalOf(formatAmount(totalOf(bookings), bookings[0]!.currency))}</p>
      {payable && (
        <div className="mt-2">
          <PayTogether bookings={payable} />
        </div>
      )}
    </>
  );
}

const datesOf = ({ checkInDate, checkOutDate, hotel }: Booking): string =>
  messages.otherDates(formatCheckIn(checkInDate, hotel), formatCheckOut(checkOutDate, hotel));

const totalOf = (bookings: Booking[]): number =>
  toAmount(bookings.reduce((sum, { totalPrice }) => sum + toMinor(totalPrice), 0));
