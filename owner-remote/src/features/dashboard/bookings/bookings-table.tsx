import { classNames } from '@wayhouse/web-kit/class-names';
import { Avatar } from '@wayhouse/web-kit/ui/display/avatar';
import { formatDateRange } from '@wayhouse/messages/format-date';
import { roomAndUnit } from '../../../shared/room-and-unit.js';
import { Cell, Table } from '../../../shared/table.js';
import { ArrivalNote } from './arrival-note.js';
import type { BookingListProps } from './booking-list-props.js';
import { BookingAmount } from './booking-amount.js';
import { NewBadge, newBookingStyle } from './new-badge.js';
import { GuestLink } from './guest-link.js';
import { PaymentStatus } from './payment-status.js';
import { messages } from '../messages.js';

const columns = (hasAction: boolean) => [
  { title: messages.columns.guest },
  { title: messages.columns.roomType },
  { title: messages.columns.amount, alignRight: true },
  { title: messages.columns.payment },
  ...(hasAction ? [{ title: messages.columns.frontDesk }] : []),
];

export function BookingsTable({ label, bookings, newIds, renderAction }: BookingListProps) {
  return (
    <Table label={label} columns={columns(!!renderAction)}>
      {bookings.map((booking) => (
        <tr
          key={booking._id}
          className={classNames('transition-colors duration-700', newIds.has(booking._id) && newBookingStyle)}
        >
          <Cell className="min-w-36 wrap-anywhere">
            <span className="flex items-center gap-3 font-medium">
              <Avatar name={booking.user.username} className="hidden size-9 text-sm lg:grid" />
              <GuestLink booking={booking} /> {newIds.has(booking._id) && <NewBadge />}
            </span>
          </Cell>
          <Cell className="min-w-36 wrap-anywhere">
            {roomAndUnit(booking)}
            <span className="block text-sm text-muted">
              {formatDateRange(booking.checkInDate, booking.checkOutDate)}
            </span>
            <ArrivalNote booking={booking} />
          </Cell>
          <Cell className="text-right">
            <BookingAmount booking={booking} />
          </Cell>
          <Cell>
            <PaymentStatus booking={booking} />
          </Cell>
          {renderAction && <Cell>{renderAction(booking)}</Cell>}
        </tr>
      ))}
    </Table>
  );
}
