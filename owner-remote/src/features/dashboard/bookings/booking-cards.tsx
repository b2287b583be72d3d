import { classNames } from '@wayhouse/web-kit/class-names';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { formatDateRange } from '@wayhouse/messages/format-date';
import { roomAndUnit } from '../../../shared/room-and-unit.js';
import { ArrivalNote } from './arrival-note.js';
import type { BookingListProps } from './booking-list-props.js';
import { BookingAmount } from './booking-amount.js';
import { NewBadge, newBookingStyle } from './new-badge.js';
import { GuestLink } from './guest-link.js';
import { PaymentStatus } from './payment-status.js';

const card =
  'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 p-4 transition-colors duration-700 [&>:nth-child(even)]:justify-self-end';

/** The bookings on narrow screens. */
export function BookingCards({ label, bookings, newIds, renderAction }: BookingListProps) {
  return (
    <ul aria-label={label} className="grid gap-3">
      {bookings.map((booking) => (
        <li key={booking._id}>
          <Card className={classNames(card, newIds.has(booking._id) && newBookingStyle)}>
            <p className="flex min-w-0 items-center gap-2 self-baseline font-medium wrap-anywhere">
              <GuestLink booking={booking} /> {newIds.has(booking._id) && <NewBadge />}
            </p>
            <p className="self-baseline text-right">
              <BookingAmount booking={booking} />
            </p>
            <p className="text-sm wrap-anywhere text-muted">
              {roomAndUnit(booking)}
              <span className="block">{formatDateRange(booking.checkInDate, booking.checkOutDate)}</span>
              <ArrivalNote booking={booking} />
            </p>
            <PaymentStatus booking={booking} />
            {renderAction && <div className="mt-2">{renderAction(booking)}</div>}
          </Card>
        </li>
      ))}
    </ul>
  );
}
