import type { HotelBooking } from '@wayhouse/contracts/booking';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Card } from '@wayhouse/web-kit/ui/card';
import { Price } from '@wayhouse/web-kit/ui/price';
import { PaymentStatus } from './payment-status.js';
import { stayText } from './stay-text.js';

/** The bookings where a table has no room. */
export function BookingCards({ bookings }: { bookings: HotelBooking[] }) {
  const { currency } = useHost().config;
  return (
    <ul className="grid gap-3">
      {bookings.map((booking) => (
        <li key={booking._id}>
          <Card className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 p-4 [&>:nth-child(even)]:justify-self-end">
            <p className="truncate font-medium">{booking.user.username}</p>
            <Price amount={booking.totalPrice} currency={currency} />
            <p className="text-sm text-muted">
              {booking.room.roomType}
              <span className="block">{stayText(booking)}</span>
            </p>
            <PaymentStatus isPaid={booking.isPaid} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
