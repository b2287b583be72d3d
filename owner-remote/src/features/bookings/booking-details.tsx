import type { Booking } from '@wayhouse/contracts/booking';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { formatCheckIn, formatCheckOut } from '@wayhouse/messages/format-date';
import { bookingNumber } from '@wayhouse/domain/reference';
import { shownPaymentState } from '@wayhouse/domain/shown-payment-state';
import { loadable } from '@wayhouse/web-kit/loadable';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { PartError } from '@wayhouse/web-kit/ui/display/part-error';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { Link } from 'react-router-dom';
import { ForRole } from '../../shared/for-role.js';
import { CorrectDetails } from './guest-care/correct-details.js';
import { Row, Section } from './section.js';
import { messages as sharedMessages } from '../../shared/messages.js';
import { ownerPaths } from '../../shared/owner-paths.js';
import { roomAndUnit } from '../../shared/room-and-unit.js';
import { PriceLines } from '../../shared/price-lines.js';
import { messages } from './view/messages.js';
import { messages as statementMessages } from './statement/messages.js';
import { StayStatus } from './stay-status.js';
import { WriteToGuest } from './write/write-to-guest.js';

const tones = { unpaid: 'warn', 'in-part': 'warn', paid: 'success', cancelled: 'plain' } as const;

export function BookingDetails({ of }: { of: HotelBooking }) {
  const { booking, guest } = of;
  const { state, owed, totalPrice, bookedBy, hotel, guests, checkInDate, checkOutDate } = booking;
  const shown = shownPaymentState({ state, owed, total: totalPrice });
  const others = booking.bookedTogether?.filter((id) => id !== booking._id) ?? [];
  return (
    <Section
      title={guest.name}
      aside={
        <Badge tone={tones[shown]}>
          {shown === 'in-part' ? statementMessages.paidInPart : sharedMessages.state[shown]}
        </Badge>
      }
    >
      {bookedBy === 'hotel' && <p className="-mt-2 mb-3 text-sm text-muted">{sharedMessages.bookedByHotel}</p>}
      <dl className="space-y-2 text-[15px]">
        <Row label={messages.room}>{roomAndUnit(booking)}</Row>
        <Row label={messages.guestsLabel}>{guests}</Row>
        <Row label={messages.checkIn}>{formatCheckIn(checkInDate, hotel)}</Row>
        <Row label={messages.checkOut}>{formatCheckOut(checkOutDate, hotel)}</Row>
        <Row label={messages.price}>
          <PriceLines of={booking} />
        </Row>
        <Row label={messages.number}>{bookingNumber(booking._id)}</Row>
        {others.length > 0 && (
          <Row label={messages.together}>
            {others.map((id) => (
              <Link key={id} to={ownerPaths.booking(id)} className="block py-1 underline underline-offset-4">
                {bookingNumber(id)}
              </Link>
            ))}
          </Row>
        )}
      </dl>
      <StayStatus of={of} />
      {booking.details && <GuestDetailsList booking={booking} />}
      {of.isCorrectable && (
        <ForRole needs="reception">
          <CorrectDetails of={of} />
        </ForRole>
      )}
      {/* What others of the hotel would write there, we do not forward: they write messages. */}
      <ForRole needs="owner">
        <WriteToGuest of={of} />
      </ForRole>
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
