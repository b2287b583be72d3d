import { roomTypeNames } from '@wayhouse/messages/room-names';
import { counts } from '@wayhouse/messages/counts';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { formatAmount } from '@wayhouse/messages/format-money';
import { formatCheckIn, formatCheckOut } from '@wayhouse/messages/format-date';
import { bookingNumber } from '@wayhouse/domain/reference';
import { daysBetween } from '@wayhouse/domain/stay';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { Row, Section } from './section.js';
import { messages as sharedMessages } from '../../shared/messages.js';
import { messages } from './messages.js';
import { WriteToGuest } from './write-to-guest.js';

const tones = { unpaid: 'warn', paid: 'success', cancelled: 'plain' } as const;

export function BookingDetails({ of }: { of: HotelBooking }) {
  const { booking, guest } = of;
  const { state, room, guests, checkInDate, checkOutDate, totalPrice, currency } = booking;
  const nights = daysBetween(checkInDate, checkOutDate);
  return (
    <Section title={guest.name} aside={<Badge tone={tones[state]}>{sharedMessages.state[state]}</Badge>}>
      <dl className="space-y-2 text-[15px]">
        <Row label={messages.room}>{roomTypeNames[room.roomType]}</Row>
        <Row label={messages.guestsLabel}>{guests}</Row>
        <Row label={messages.checkIn}>{formatCheckIn(checkInDate)}</Row>
        <Row label={messages.checkOut}>{formatCheckOut(checkOutDate)}</Row>
        <Row label={messages.price}>
          {messages.priceOf(counts.nights(nights), formatAmount(totalPrice / nights, currency))}
        </Row>
        <Row label={messages.number}>{bookingNumber(booking._id)}</Row>
      </dl>
      <WriteToGuest of={of} />
    </Section>
  );
}
