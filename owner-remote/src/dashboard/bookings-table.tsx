import type { HotelBooking } from '@wayhouse/contracts/booking';
import { Avatar } from '@wayhouse/web-kit/ui/avatar';
import { Cell, Table } from '../parts/table.js';
import { BookingAmount } from './booking-amount.js';
import { PaymentStatus } from './payment-status.js';
import { stayText } from './stay-text.js';
import { texts } from './texts.js';

const columns = [
  { title: texts.columns.guest },
  { title: texts.columns.roomType },
  { title: texts.columns.amount, alignRight: true },
  { title: texts.columns.payment },
];

export function BookingsTable({ bookings }: { bookings: HotelBooking[] }) {
  return (
    <Table label={texts.recent} columns={columns}>
      {bookings.map((booking) => (
        <tr key={booking._id}>
          <Cell>
            <span className="flex items-center gap-3 font-medium">
              <Avatar name={booking.user.username} className="hidden size-9 text-sm lg:grid" />
              {booking.user.username}
            </span>
          </Cell>
          <Cell>
            {booking.room.roomType}
            <span className="block text-sm text-muted">{stayText(booking)}</span>
          </Cell>
          <Cell className="text-right">
            <BookingAmount booking={booking} />
          </Cell>
          <Cell>
            <PaymentStatus booking={booking} />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
