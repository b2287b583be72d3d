import type { HotelBooking } from '@wayhouse/contracts/booking';
import { Card } from '@wayhouse/web-kit/ui/card';
import { BookingAmount } from './booking-amount.js';
import { PaymentStatus } from './payment-status.js';
import { stayText } from './stay-text.js';

/** The bookings where a table has no room. */
export function BookingCards({ bookings }: { bookings: HotelBooking[] }) {
  return (
    <ul className="grid gap-3">
      {bookings.map((booking) => (
        <li key={booking._id}>
          <Card className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 p-4 [&>:nth-child(even)]:justify-self-end">
            <p className="self-baseline truncate font-medium">{booking.user.username}</p>
            <p className="self-baseline text-right">
              <BookingAmount booking={booking} />
            </p>
            <p className="text-sm text-muted">
              {booking.room.roomType}
              <span className="block">{stayText(booking)}</span>
            </p>
            <PaymentStatus booking={booking} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
