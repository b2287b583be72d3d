import type { HotelBooking } from '@wayhouse/contracts/booking';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Avatar } from '@wayhouse/web-kit/ui/avatar';
import { Price } from '@wayhouse/web-kit/ui/price';
import { Cell, Table } from '../parts/table.js';
import { PaymentStatus } from './payment-status.js';
import { stayText } from './stay-text.js';

const columns = [
  { title: 'Guest' },
  { title: 'Room type' },
  { title: 'Total amount', alignRight: true },
  { title: 'Payment' },
];

export function BookingsTable({ bookings }: { bookings: HotelBooking[] }) {
  const { currency } = useHost().config;
  return (
    <Table label="Recent bookings" columns={columns}>
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
            <Price amount={booking.totalPrice} currency={currency} />
          </Cell>
          <Cell>
            <PaymentStatus isPaid={booking.isPaid} />
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
