import type { Booking } from '@wayhouse/contracts/booking';
import { paths } from '@wayhouse/contracts/paths';
import { roomTypeNames } from '@wayhouse/messages/room-names';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { formatAdjustmentLines } from '@wayhouse/messages/price-adjustments';
import { formatLine } from '@wayhouse/messages/price-lines';
import { priceNotes } from '@wayhouse/messages/price-notes';
import { formatTaxLine } from '@wayhouse/messages/taxes';
import { formatCheckIn, formatCheckOut } from '@wayhouse/messages/format-date';
import { bookingNumber } from '@wayhouse/domain/reference';
import { linesOfBooking } from '@wayhouse/domain/rates/lines-of-booking';
import { loadable } from '@wayhouse/web-kit/loadable';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { PartError } from '@wayhouse/web-kit/ui/display/part-error';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { Link } from 'react-router-dom';
import { Row, Section } from './section.js';
import { messages as sharedMessages } from '../../shared/messages.js';
import { messages } from './messages.js';
import { StayStatus } from './stay-status.js';
import { WriteToGuest } from './write-to-guest.js';

const tones = { unpaid: 'warn', paid: 'success', cancelled: 'plain' } as const;

export function BookingDetails({ of }: { of: HotelBooking }) {
  const { booking, guest } = of;
  const { state, bookedBy, room, hotel, guests, checkInDate, checkOutDate, currency, taxes = [] } = booking;
  const others = booking.bookedTogether?.filter((id) => id !== booking._id) ?? [];
  return (
    <Section title={guest.name} aside={<Badge tone={tones[state]}>{sharedMessages.state[state]}</Badge>}>
      {bookedBy === 'hotel' && <p className="-mt-2 mb-3 text-sm text-muted">{sharedMessages.bookedByHotel}</p>}
      <dl className="space-y-2 text-[15px]">
        <Row label={messages.room}>{roomTypeNames[room.roomType]}</Row>
        <Row label={messages.guestsLabel}>{guests}</Row>
        <Row label={messages.checkIn}>{formatCheckIn(checkInDate, hotel)}</Row>
        <Row label={messages.checkOut}>{formatCheckOut(checkOutDate, hotel)}</Row>
        <Row label={messages.price}>
          {linesOfBooking(booking).map((line) => (
            <span key={line.each} className="block">
              {formatLine(line, currency)}
            </span>
          ))}
          {priceNotes(booking).map((note) => (
            <span key={note} className="block">
              {note}
            </span>
          ))}
          {formatAdjustmentLines(booking).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          {taxes.map((tax, position) => (
            <span key={position} className="block">
              {formatTaxLine(tax, currency)}
            </span>
          ))}
        </Row>
        <Row label={messages.number}>{bookingNumber(booking._id)}</Row>
        {others.length > 0 && (
          <Row label={messages.together}>
            {others.map((id) => (
              <Link key={id} to={paths.ownerBooking(id)} className="block py-1 underline underline-offset-4">
                {bookingNumber(id)}
              </Link>
            ))}
          </Row>
        )}
      </dl>
      <StayStatus of={of} />
      {booking.details && <GuestDetailsList booking={booking} />}
      <WriteToGuest of={of} />
    </Section>
  );
}

/** Loaded where there is any: most of the owner area does without. */
const GuestDetailsList = loadable<{ booking: Booking }>(
  async () => (await import('./guest-details-list.js')).GuestDetailsList,
  {
    skeleton: <Skeleton className="mt-5 h-48" />,
    renderError: (retry) => <PartError onRetry={retry} />,
  },
);
